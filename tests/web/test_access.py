"""Without a mouse and without eyes: keys alone, and the accessibility tree alone."""

import re

MOST = 1500


def focused(guest):
    """What has the focus: its dataset, or None."""
    return guest.page.evaluate("document.activeElement?.dataset ? {...document.activeElement.dataset} : null")


def test_keys_alone_lead_to_a_move_and_the_focus_is_never_lost(house, visit):
    guest = visit(house.address)
    guest.go().page.wait_for_selector("[data-game=sunrise-lane]")
    keys = guest.page.keyboard
    press_until(guest, "Tab", lambda: focused(guest).get("game") == "sunrise-lane")
    keys.press("Enter")
    guest.page.wait_for_selector("[data-way=alone]")
    press_until(guest, "Tab", lambda: focused(guest).get("way") == "alone")
    keys.press("Enter")
    guest.wait_for_turn()
    for turn in range(4):
        if turn == 0:
            press_until(guest, "Tab", lambda: "cell" in focused(guest))
        guest.until("document.activeElement?.matches('[data-cell], [data-move]')")
        if "cell" in focused(guest):
            press_until(guest, "n", lambda: {"move", "opens"} & set(focused(guest)))
        ply = guest.ply
        keys.press("Enter")
        guest.page.wait_for_timeout(80)
        if guest.page.locator(".chooser").count():
            keys.press("Enter")
        guest.until("'confirm' in (document.activeElement?.dataset ?? {})")
        keys.press("Enter")
        guest.until(f"Number(document.querySelector('.match').dataset.ply) > {ply}")
        assert guest.wait_for_turn()


def press_until(guest, key, condition, most=80):
    for _ in range(most):
        if condition():
            return
        guest.page.keyboard.press(key)
        guest.page.wait_for_timeout(10)
    raise AssertionError(f"{key} does not lead there")


def test_a_match_driven_by_roles_and_names_alone(house, visit):
    """What a screen reader offers is enough to play to the end."""
    from playwright.sync_api import Error

    guest = visit(house.address)
    guest.play_alone("sunrise-lane")
    button = guest.page.get_by_role
    wanted = [
        re.compile("Do it"), re.compile(r"^House of"), re.compile(r"^Park, paid"), re.compile("can be built on"),
        re.compile("^Discard this"), re.compile("^Stop and draw"), re.compile("^Draw two"),
    ]  # fmt: skip
    for _ in range(MOST):
        if not guest.wait_for_turn():
            break
        for name in wanted:
            found = button("button", name=name)
            count = found.count()
            if count:
                try:
                    found.nth(guest.random.randrange(count)).click(timeout=700, force=True)
                except Error:
                    continue
                guest.page.wait_for_timeout(30)
                break
    assert guest.over
    assert guest.page.get_by_role("dialog").get_by_role("columnheader").count() >= 3
