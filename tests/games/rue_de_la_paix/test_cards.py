"""RP-06: what each Fortune card does."""

from tests.support.rue_de_la_paix import at_end, hotels, load, owner, reason, refused, rolled, stack, tokens


def test_rp_06_double_budget() -> None:
    match = rolled(load(), "6 6 red", {"red-1": [1]}, ["double-budget"])
    match.play("card double-budget")
    assert match.position()["budget"] == 24
    match.play_all(["build red-1 19", "build red-5 1"])
    assert hotels(match) == [0, 19]


def test_rp_06_double_budget_on_w_before_the_zone() -> None:
    match = rolled(load(), "1 1 W", {}, ["double-budget"])
    match.play_all(["card double-budget", "zone green", "build green-4 1"])
    assert owner(match, "green-4") == 0


def test_rp_06_special_permit() -> None:
    match = rolled(load(), "4 4 red", {}, ["special-permit"])
    match.play_all(["card special-permit green", "build green-8 1"])
    assert owner(match, "green-8") == 0


def test_rp_06_new_plans_rolls_the_chosen_dice_again() -> None:
    match = rolled(load(), "1 5 red", {}, ["new-plans"])
    assert [m for m in match.legal() if "plans" in m] == [
        "card new-plans 1", "card new-plans 2", "card new-plans 1 2", "card new-plans colour",
        "card new-plans 1 colour", "card new-plans 2 colour", "card new-plans 1 2 colour",
    ]  # fmt: skip
    match.play("card new-plans 1 colour")
    assert len(match.legal()) == 36
    assert all(move.split()[2] == "5" for move in match.legal())
    assert set(match.weights()) == {1}
    match.play("roll 6 5 blue")
    assert (match.position()["budget"], match.position()["zone"]) == (11, "blue")


def test_rp_06_the_new_roll_stands() -> None:
    match = rolled(load(), "1 5 red", {}, ["new-plans", "new-plans", "quick-build"])
    match.play_all(["card new-plans 2", "roll 1 1 red"])
    assert refused(match, "card new-plans 2") == "RP-31"
    assert match.legal() == ["build red-1 1", "build red-2 1"]


def test_rp_06_quick_build_anywhere() -> None:
    match = at_end(load(), {"green-8": [1, 1]}, ["quick-build"])
    assert len(match.legal()) == 21
    match.play("card quick-build green-8")
    assert stack(match, "green-8") == [1, 1, 0]


def test_rp_06_extra_storeys_on_an_occupied_property() -> None:
    match = at_end(load(), {"green-8": [1]}, ["extra-storeys"])
    assert match.legal() == ["pass", "card extra-storeys green-8"]
    assert reason(match, "card extra-storeys green-7") == "RP-06.occupied"
    match.play("card extra-storeys green-8")
    assert (stack(match, "green-8"), owner(match, "green-8")) == ([1, 0, 0], 0)


def test_rp_06_twin_project_on_two_properties_of_one_zone() -> None:
    match = at_end(load(), {}, ["twin-project"])
    assert len(match.legal()) == 41
    assert reason(match, "card twin-project red-1 blue-2") == "RP-06.one-zone"
    assert reason(match, "card twin-project red-1 red-1") == "RP-06.different"
    match.play("card twin-project red-4 red-2")
    assert match.history[-1][1] == "card twin-project red-2 red-4"
    assert (owner(match, "red-2"), owner(match, "red-4")) == (0, 0)


def test_rp_06_fresh_start_on_two_different_properties() -> None:
    match = at_end(load(), {"red-5": [1]}, ["fresh-start"])
    assert len(match.legal()) == 191
    assert reason(match, "card fresh-start red-5 red-5") == "RP-06.different"
    match.play("card fresh-start green-8 red-5")
    assert (stack(match, "red-5"), stack(match, "green-8")) == ([1, 0], [0])


def test_rp_06_relocation_to_any_other_property() -> None:
    match = at_end(load(), {"red-5": [1, 0], "blue-2": [1]}, ["relocation"])
    assert len(match.legal()) == 20
    assert reason(match, "card relocation red-5 red-5") == "RP-06.different"
    match.play("card relocation red-5 blue-2")
    assert (stack(match, "red-5"), stack(match, "blue-2"), hotels(match)) == ([1], [1, 0], [19, 18])


def test_rp_06_takeover_replaces_the_top_hotel() -> None:
    match = at_end(load(), {"red-4": [1]}, ["takeover"])
    match.play("card takeover red-4")
    assert (stack(match, "red-4"), hotels(match), tokens(match)) == ([0], [19, 20], [4, 0])


def test_rp_06_exchange_swaps_two_top_hotels() -> None:
    match = at_end(load(3), {"red-5": [0], "green-8": [2, 1]}, ["exchange"])
    assert match.legal() == ["pass", "card exchange red-5 green-8"]
    match.play("card exchange red-5 green-8")
    assert (stack(match, "red-5"), stack(match, "green-8"), hotels(match)) == ([1], [2, 0], [15, 15, 15])
    assert tokens(match) == [0, 5, 8]


def test_rp_06_demolition_removes_an_opponents_top_hotel() -> None:
    match = at_end(load(), {"red-5": [0, 1]}, ["demolition"])
    match.play("card demolition red-5")
    assert (stack(match, "red-5"), hotels(match)) == ([0], [19, 20])


def test_rp_06_hurricane_takes_yours_too() -> None:
    match = at_end(load(), {"red-1": [0], "red-5": [1, 0], "blue-2": [0]}, ["hurricane"])
    match.play("card hurricane red")
    assert (stack(match, "red-1"), stack(match, "red-5"), stack(match, "blue-2")) == ([], [1], [0])


def test_rp_06_a_hurricane_can_move_you_forward_onto_an_f() -> None:
    match = at_end(load(), {"red-5": [0, 1, 1]}, ["hurricane"])
    match.play("card hurricane red")
    assert (tokens(match), match.position()["phase"]) == ([5, 0], "draw-card")
