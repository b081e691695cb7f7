## error

error-no-webassembly = Ce navigateur ne peut pas faire tourner { $game } : il n'a pas WebAssembly. Prenez un navigateur plus récent, ou autorisez WebAssembly dans ses réglages.
error-manifest-foreign = Ceci n'est pas le manifeste d'un jeu. Chargez le fichier qui a été fabriqué avec le module.
error-module-interface = { $game } a été fabriqué pour une autre version de cette page : on l'appelle de la manière { $got }, et la page attend { $expected }. Rechargez la page, pour que les deux soient de la même version.
error-module-cut = { $game } n'est pas arrivé en entier : { $got } octets sur { $expected }. Rechargez la page.
error-module-differs = { $game } n'est pas ce que promet son manifeste : le module et le manifeste sont de versions différentes, ou l'un d'eux a été modifié. Rechargez la page, pour que les deux soient de la même version.
error-module-refused = { $game } ne peut pas tourner ici : { $detail }. Rechargez la page, ou prenez un navigateur plus récent.
error-network-differs = Le réseau de { $game } n’est pas celui que nomme son manifeste : ils sont de versions différentes, ou il n’est pas arrivé entier. Rechargez la page.
error-no-network = Le niveau { $level } juge à l’aide d’un réseau, et le jeu a été chargé sans lui. Donnez ses octets à load, ou choisissez un niveau plus bas.
error-no-study = Les analyses et les experts de { $game } ont besoin de son second module, et le jeu a été chargé sans lui. Donnez ses octets à load.
error-edition-box = Cette édition n'est pas une édition de { $game } : sa boîte fait { $got } octets, et il en faut { $expected }.
error-record-other-game = Ceci est une feuille de partie de « { $got } » ; il en faut une de { $expected }.
error-record-edition = La partie a été jouée avec une édition qui n'est pas ici ; il y a { $known }. Ouvrez-la dans la maison où elle a été jouée, ou avec Python.
