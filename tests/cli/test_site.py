"""`tablee site`: what is written, and what is refused."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tablee.cli.app import app
from tablee.server import site


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page as the build leaves it, only smaller."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    for name in ("index.html", "site.html", "sw.js", "icon.svg", "assets/a-1.js", "assets/a-1.wasm", "assets/a-1.json"):
        (static / name).write_text(f"this is {name}")
    monkeypatch.setattr(site, "STATIC", static)
    return static


def names(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_everything_is_written_and_the_page_has_no_house(runner: CliRunner, built: Path, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "site"
    shown = runner.invoke(app, ["site", str(folder)])
    assert shown.exit_code == 0
    assert names(folder) == names(built) - {"site.html"} | {".nojekyll"}
    assert (folder / "index.html").read_text() == "this is site.html"
    assert "games and lessons" in shown.output
    assert "http.server" in shown.output


def test_a_folder_with_something_in_it_is_left_alone(runner: CliRunner, built: Path, tmp_path: Path) -> None:
    folder = tmp_path / "full"
    folder.mkdir()
    (folder / "CNAME").write_text("play.example.org")
    refused = runner.invoke(app, ["site", str(folder)])
    assert (refused.exit_code, names(folder)) == (2, {"CNAME"})
    assert "--force" in refused.output + refused.stderr
    assert runner.invoke(app, ["site", str(folder), "--force"]).exit_code == 0
    assert (folder / "CNAME").read_text() == "play.example.org"


def test_a_file_is_no_folder(runner: CliRunner, built: Path, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("here")
    assert runner.invoke(app, ["site", str(tmp_path / "file"), "--force"]).exit_code == 2
    assert runner.invoke(app, ["site", str(tmp_path / "file" / "below")]).exit_code == 2


def test_without_a_page_there_is_nothing_to_write(runner: CliRunner, built: Path, tmp_path: Path) -> None:
    (built / "site.html").unlink()
    refused = runner.invoke(app, ["site", str(tmp_path / "new")])
    assert refused.exit_code == 2
    assert "make web" in refused.output + refused.stderr
    assert not (tmp_path / "new").exists()
