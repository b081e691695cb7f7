"""Helper code for the tests: servers, browsers, devices, positions. Test modules never import each other."""
