## error

error-no-webassembly = This browser cannot run { $game }: it has no WebAssembly. Use a newer browser, or allow WebAssembly in its settings.
error-manifest-foreign = This is not the manifest of a game. Load the file that was built together with the module.
error-module-interface = { $game } was built for another version of this page: it is called in the way { $got }, and expected is { $expected }. Reload the page, so that both are of the same version.
error-module-cut = { $game } did not arrive whole: { $got } of { $expected } bytes are there. Reload the page.
error-module-differs = { $game } is not what its manifest promises: module and manifest are of different versions, or one was altered. Reload the page, so that both are of the same version.
error-module-refused = { $game } cannot be run here: { $detail }. Reload the page, or use a newer browser.
error-network-differs = The network of { $game } is not the one that its manifest names: they are of different versions, or it did not arrive whole. Reload the page.
error-no-network = Level { $level } judges by a network, and the game was loaded without it. Give its bytes to load, or choose a lower level.
error-no-study = Reviews and experts of { $game } need its second module, and the game was loaded without it. Give its bytes to load.
error-edition-box = This edition is not one of { $game }: its box has { $got } bytes, and expected are { $expected }.
error-record-other-game = This is a record of “{ $got }”; expected is one of { $expected }.
error-record-edition = The record was played with an edition that is not here; here are { $known }. Open it at the house where it was played, or with Python.
