"""A person who sees nothing: the page as its accessibility tree says it, pressed by role and name."""

import random
import re
from dataclasses import dataclass
from typing import Any

from tests.support.waiting import wait_for

ACTIONABLE = frozenset({"button", "link", "gridcell", "radio", "tab", "checkbox", "combobox", "textbox", "slider"})
PRESS = "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) }"


@dataclass(frozen=True)
class Heard:
    """A node of the tree."""

    role: str
    name: str
    disabled: bool
    node: int


class Reader:
    """What a screen reader is told about a page, and the one thing it can do: press."""

    def __init__(self, page: Any, seed: int = 1) -> None:
        self._line = page.context.new_cdp_session(page)
        self._random = random.Random(seed)

    def heard(self) -> list[Heard]:
        """The whole tree, without what it leaves out."""
        return _said(self._line.send("Accessibility.getFullAXTree")["nodes"])

    def heard_as(self, role: str) -> list[Heard]:
        """What the tree has of a role: a fraction of it."""
        root = self._line.send("DOM.getDocument", {"depth": 0})["root"]["backendNodeId"]
        return _said(self._line.send("Accessibility.queryAXTree", {"backendNodeId": root, "role": role})["nodes"])

    def nameless(self) -> list[Heard]:
        """What can be pressed and does not say what it is."""
        return [one for one in self.heard() if one.role in ACTIONABLE and not one.name.strip()]

    def press(self, *wanted: tuple[str, str]) -> bool:
        """Press something with the first role and name of these that is there; False where none is."""
        there: dict[str, list[Heard]] = {}
        for role, name in wanted:
            if role not in there:
                there[role] = [one for one in self.heard_as(role) if not one.disabled]
            found = [one for one in there[role] if re.search(name, one.name)]
            if found:
                return self._press(self._random.choice(found))
        return False

    def wait_for(self, role: str, name: str) -> Heard:
        """Wait until the tree has a node of this role and name."""

        def found() -> Heard | None:
            return next((one for one in self.heard_as(role) if re.search(name, one.name)), None)

        heard: Heard = wait_for(found, what=f"{role} {name!r}")
        return heard

    def _press(self, one: Heard) -> bool:
        from playwright.sync_api import Error

        try:
            found = self._line.send("DOM.resolveNode", {"backendNodeId": one.node})["object"]["objectId"]
            self._line.send("Runtime.callFunctionOn", {"objectId": found, "functionDeclaration": PRESS})
        except Error as error:  # it was there a moment ago: an answer has just come in
            if "No node" not in str(error) and "Could not find" not in str(error):
                raise
        return True


def _said(nodes: list[dict[str, Any]]) -> list[Heard]:
    return [_heard(node) for node in nodes if not node["ignored"]]


def _heard(node: dict[str, Any]) -> Heard:
    disabled = any(one["name"] == "disabled" and one["value"].get("value") for one in node.get("properties", ()))
    role, name = (str(node.get(key, {}).get("value", "")) for key in ("role", "name"))
    return Heard(role, name, disabled, node.get("backendDOMNodeId", 0))
