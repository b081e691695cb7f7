"""Around the match: seats, hot-seat, links, absent players, clocks, undo, rematch, talk, and what is refused."""

import asyncio
import hashlib
from collections.abc import Callable
from typing import Any

import pytest

from tablee.core.fair import commitment
from tests.support.server.client import (
    Browser,
    Page,
    Refusal,
    contribution,
    first_move,
    people,
    play_on,
    run,
    three_texts,
)
from tests.support.server.process import ServerProcess

Start = Callable[..., ServerProcess]


async def two_players(server: ServerProcess, **settings: Any) -> tuple[Browser, Browser, Page, Page, str]:
    anna, ben = Browser(server.address), Browser(server.address)
    await anna.__aenter__()
    await ben.__aenter__()
    table = await anna.open(**{"players": 2, "people": people("Anna"), **settings})
    hers, his = await anna.join(table), await ben.join(table)
    await his.sit(1, "Ben")
    await hers.ask("start")
    await his.until(lambda: his.match is not None)
    return anna, ben, hers, his, table


async def seat_that_can_build(page: Page) -> int:
    """Draw cards until somebody can build a house."""
    while not any(move.startswith("build") for move in page.legal(page.to_act or 0)):
        legal = page.legal(page.to_act or 0)
        await page.play("draw" if "draw" in legal else legal[0])
    assert page.to_act is not None
    return page.to_act


def test_seats_before_the_start(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as ben:
            table = await anna.open(players=3, public=True)
            hers, his = await anna.join(table), await ben.join(table)
            await hers.sit(0, "Anna")
            await his.sit(1, "Ben")
            assert [seat["name"] for seat in his.table["seats"]] == ["Anna", "Ben", ""]
            assert his.you["seats"] == [1]
            assert hers.you["host"]
            assert not his.you["host"]
            await his.ask("swap", seat=1, other=2)
            assert his.you["seats"] == [2]
            await hers.ask("bot", seat=1, bot="random")
            await hers.until(lambda: hers.table["seats"][1]["kind"] == "bot")
            await hers.ask("shuffle")
            await hers.ask("unseat", seat=next(s["seat"] for s in hers.table["seats"] if s["kind"] == "bot"))
            lobby = await ben.get("/api/tables")
            assert [one["free"] for one in lobby if one["table"] == table] == [1]
            assert not any("owners" in one for one in lobby)
            await his.ask("ping")
            await his.ask("stand", seat=his.you["seats"][0])
            assert his.you["seats"] == []
            await hers.close()
            await his.close()

    run(check())


def test_shares_of_the_luck_are_sealed_as_they_are_given(server: ServerProcess) -> None:
    """Whoever gives the last share has seen the seals of all others, and finds them kept at the start."""

    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as ben:
            table = await anna.open(players=2, people=people("Anna"))
            hers, his = await anna.join(table), await ben.join(table)
            seal = his.table["seats"][0]["seal"]
            assert his.table["seats"][1]["seal"] is None
            assert his.table["fairness"]["contributions"] == {}
            await his.sit(1, "Ben")
            await hers.ask("start")
            await his.until(lambda: his.match is not None)
            shown = his.table["fairness"]["contributions"]
            assert hashlib.sha256(bytes.fromhex(shown["0"])).hexdigest() == seal
            assert [one["seal"] for one in his.table["seats"]] == [commitment(shown["0"]), commitment(shown["1"])]

    run(check())


def test_several_seats_on_one_device(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open(players=3, people=people("Anna", "Ben"), bots={"2": "greedy"})
            page = await browser.join(table)
            assert page.you["seats"] == [0, 1]
            await page.ask("start")
            await play_on([page], first_move)
            assert page.over
            assert [look["seat"] for look in page.match["views"]] == [0, 1]  # type: ignore[index]
            await page.close()

    run(check())


def test_a_personal_link_brings_the_seat_to_another_device(server: ServerProcess) -> None:
    async def check() -> None:
        _anna, _ben, hers, his, table = await two_players(server)
        async with Browser(server.address) as phone:
            response = await phone.http.get(hers.you["links"]["0"])
            assert response.status_code == 303
            assert response.headers["location"] == f"/table/{table}"
            on_phone = await phone.join(table)
            assert on_phone.you["seats"] == [0]
            assert on_phone.you["host"]
            assert [mine["summary"]["table"] for mine in await phone.get("/api/matches")] == [table]
            await play_on([on_phone, his], first_move)
            wrong = await phone.http.get(hers.you["links"]["0"] + "x")
            assert wrong.status_code == 404
            assert wrong.json()["slug"] == "wrong-link"
        for page in (hers, his, on_phone):
            await page.close()

    run(check())


def test_a_bot_keeps_the_seat_of_an_absent_player_and_hands_it_back(server: ServerProcess) -> None:
    async def check() -> None:
        _anna, ben, hers, his, table = await two_players(server, patience=10)
        while hers.to_act is not None:
            await hers.play(hers.legal(0)[0])
        await his.close()
        await hers.until(lambda: hers.table["seats"][1]["away"])
        server.advance(10)
        await hers.until(lambda: hers.table["seats"][1]["kept_by"] == "greedy")
        await hers.until(lambda: hers.to_act == 0)
        his = await ben.join(table)
        await hers.until(lambda: hers.table["seats"][1]["kept_by"] is None)
        assert not his.table["seats"][1]["away"]
        assert 0 < hers.table["seats"][1]["kept_from"] < hers.table["seats"][1]["kept_until"], "he can be told"
        await play_on([hers, his], first_move)
        await hers.close()
        await his.close()

    run(check())


def test_the_host_can_have_a_seat_kept_at_once_and_its_player_takes_it_back(server: ServerProcess) -> None:
    async def check() -> None:
        _anna, ben, hers, his, table = await two_players(server)
        with pytest.raises(Refusal, match="not-host"):
            await his.ask("keep", seat=0)
        with pytest.raises(Refusal, match=r"not-away.*Ben is here"):
            await hers.ask("keep", seat=1, bot="random")
        await his.close()
        await hers.until(lambda: hers.table["seats"][1]["away"])
        await hers.ask("keep", seat=1, bot="random")
        await hers.until(lambda: hers.table["seats"][1]["kept_by"] == "random")
        his = await ben.join(table)
        await his.until(lambda: his.table["seats"][1]["kept_by"] is None)
        await his.ask("stand", seat=1)
        await his.until(lambda: his.table["seats"][1]["kept_by"] is not None)
        await play_on([hers], first_move)
        assert hers.over
        await hers.close()
        await his.close()

    run(check())


@pytest.mark.parametrize("per", ["turn", "match"])
def test_a_clock_that_runs_out_lets_a_bot_play_on(server: ServerProcess, per: str) -> None:
    async def check() -> None:
        _anna, _ben, hers, his, _table = await two_players(server, clock={"per": per, "seconds": 5})
        assert hers.match is not None
        assert hers.match["clock"]["running"] == hers.match["actor"]
        server.advance(5)
        if per == "turn":
            await hers.until(lambda: hers.table["seats"][0]["kept_by"] is not None)
            await hers.until(lambda: hers.match["actor"] != 0)
            await hers.ask("return", seat=0)
            await hers.until(lambda: hers.table["seats"][0]["kept_by"] is None)
        else:
            await hers.until(lambda: hers.match["actor"] == 1)
            server.advance(5)
            await hers.until(lambda: hers.over)
            assert all(seat["kept_by"] for seat in hers.table["seats"])
        await hers.close()
        await his.close()

    run(check())


def test_undo_within_the_turn(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open("sunrise-lane", players=2, people=people("Anna", "Ben"))
            page = await browser.join(table)
            await page.ask("start")
            seat = await seat_that_can_build(page)
            assert not page.look(seat)["can_undo"]
            with pytest.raises(Refusal, match="cannot-undo"):
                await page.ask("undo", seat=seat, ply=page.ply)
            before, ply = page.look(seat)["view"], page.ply
            build = next(move for move in page.legal(seat) if move.startswith("build"))
            await page.play(build)
            assert page.to_act == seat
            assert page.look(seat)["can_undo"]
            lines = len(page.logs[seat])
            await page.ask("undo", seat=seat, ply=page.ply)
            assert page.ply == ply
            assert page.look(seat)["view"] == before
            assert len(page.logs[seat]) < lines
            again = await browser.join(table, since=page.version)
            assert again.look(seat)["log"] == []
            await page.close()
            await again.close()

    run(check())


def test_previews_tell_what_a_move_would_bring(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open("sunrise-lane", players=2, people=people("Anna", "Ben"))
            page = await browser.join(table)
            await page.ask("start")
            seat = await seat_that_can_build(page)
            build = next(move for move in page.legal(seat) if move.startswith("build"))
            seen = await page.ask("preview", seat=seat, ply=page.ply, move=build)
            await page.play(build)
            look = page.look(seat)
            assert seen["view"] == look["view"]
            assert seen["scores"] == look["scores"]
            assert seen["log"][0]["text"] == page.logs[seat][-1]["text"]
            with pytest.raises(Refusal) as caught:
                await page.ask("preview", seat=seat, ply=page.ply, move=build)
            assert str(caught.value.clause).startswith("SL-")
            await page.close()

    run(check())


def test_rematch(server: ServerProcess) -> None:
    async def check() -> None:
        anna, ben, hers, his, table = await two_players(server)
        with pytest.raises(Refusal, match="not-over-yet"):
            await hers.ask("rematch")
        await play_on([hers, his], first_move)
        one, other = await asyncio.gather(hers.ask("rematch"), his.ask("rematch"))
        assert one["table"] == other["table"] != table
        await his.until(lambda: his.table["next"] == one["table"])
        assert {mine["summary"]["table"] for mine in await anna.get("/api/matches")} == {table, one["table"]}
        hers, his = await anna.join(one["table"]), await ben.join(one["table"])
        assert (hers.you["seats"], his.you["seats"]) == ([1], [0])  # somebody else begins
        with pytest.raises(Refusal, match=r"missing-contribution.*Ben, Anna"):
            await hers.ask("start")
        for seat, page in enumerate((his, hers)):
            await page.ask("contribute", seat=seat, contribution=contribution())
        with pytest.raises(Refusal, match="already-contributed"):
            await his.ask("contribute", seat=0, contribution=contribution())
        await hers.ask("start")
        await his.until(lambda: his.match is not None)
        await play_on([hers, his], first_move)
        await hers.close()
        await his.close()

    run(check())


def test_playing_on_from_a_finished_match(server: ServerProcess) -> None:
    async def check() -> None:
        anna, _ben, hers, his, table = await two_players(server)
        await play_on([hers, his], first_move)
        again = await anna.open(start_from={"table": table, "ply": 10}, people=people("Anna"), bots={"1": "greedy"})
        page = await anna.join(again)
        await page.ask("start")
        replayed = await anna.get(f"/api/tables/{table}/replay", ply=10)
        assert page.match is not None
        await play_on([page], first_move)
        record = await anna.get(f"/api/tables/{again}/record")
        assert "\nposition {" in record
        assert replayed["ply"] == 10

    run(check())


def test_talk(server: ServerProcess) -> None:
    async def check() -> None:
        anna, ben, hers, his, table = await two_players(server)
        await hers.ask("say", seat=0, phrase="hello")
        await his.until(lambda: bool(his.chat))
        assert his.chat[-1]["text"] == "Hello!"
        french = await ben.join(table, language="fr")
        assert french.chat[-1]["text"] == "Bonjour !"
        with pytest.raises(Refusal, match="no-free-chat"):
            await his.ask("say", seat=1, text="anything")
        with pytest.raises(Refusal, match="unknown-phrase"):
            await his.ask("say", seat=1, phrase="insult")
        await hers.ask("mute", seat=1)
        with pytest.raises(Refusal, match="muted"):
            await his.ask("say", seat=1, phrase="hello")
        free = await anna.open(players=2, people=people("Anna"), chat="free")
        page = await anna.join(free)
        await page.ask("say", seat=0, text="bonne soirée\u202e\n")
        assert page.chat[-1]["text"] == "bonne soirée"
        with pytest.raises(Refusal, match="bad-chat-length"):
            await page.ask("say", seat=0, text="x" * 301)

    run(check())


def test_repeated_requests_are_carried_out_once(server: ServerProcess) -> None:
    async def check() -> None:
        anna, _ben, hers, _his, table = await two_players(server)
        ply = hers.ply
        first = await hers.play(hers.legal(0)[0], id="same")
        again = await hers.ask("play", id="same", seat=0, ply=ply, move="play 1")
        assert again == first
        await hers.close()
        hers = await anna.join(table)
        assert (await hers.ask("play", id="same", seat=0, ply=ply, move="play 1")) == first

    run(check())


def test_a_page_that_comes_back_gets_exactly_what_it_missed(server: ServerProcess) -> None:
    async def check() -> None:
        _anna, ben, hers, his, table = await two_players(server)
        await his.close()
        known = his.version
        log = list(his.logs[1])
        await hers.play(hers.legal(0)[0])
        back = await ben.join(table, since=known)
        missed = back.look(1)["log"]
        whole = await ben.join(table)
        assert log + missed == whole.logs[1]
        assert 0 < len(missed) < len(whole.logs[1])

    run(check())


BAD_REQUESTS: list[tuple[dict[str, object], str]] = [
    ({"type": "play", "seat": 0, "ply": 0, "move": "play 1"}, "stale-ply"),
    ({"type": "play", "seat": 1, "ply": 0, "move": "play 1"}, "wrong-seat"),
    ({"type": "play", "seat": 9, "ply": 0, "move": "play 1"}, "wrong-seat"),
    ({"type": "sit", "seat": 0, "name": "Eve", "contribution": "0" * 64}, "already-started"),
    ({"type": "start"}, "already-started"),
    ({"type": "undo", "seat": 0, "ply": 4}, "cannot-undo"),
    ({"type": "keep", "seat": 7}, "unknown-seat"),
    ({"type": "keep", "seat": 1, "bot": "hal"}, "unknown-bot"),
    ({"type": "fly"}, "bad-message"),
    ({"type": "sit", "seat": -1, "name": "Eve", "contribution": "0" * 64}, "bad-message"),
    ({"type": "sit", "seat": 0, "name": "Eve", "contribution": "xyz"}, "bad-message"),
    ({"type": "play", "seat": 0, "ply": 4, "move": "x" * 300}, "bad-message"),
    ({"type": "play", "seat": 0, "ply": 4, "move": "play 9"}, "bad-move"),
    ({"type": "rematch"}, "not-over-yet"),
]


def test_bad_requests_are_refused_in_three_languages(server: ServerProcess) -> None:
    """One after the other at one table, where the match then goes on."""

    async def check() -> None:
        anna, _ben, hers, his, table = await two_players(server)
        pages = [await anna.join(table, language=language) for language in ("en", "fr", "it")]
        before = hers.version
        for request, slug in BAD_REQUESTS:
            texts = set()
            for page in pages:
                with pytest.raises(Refusal) as caught:
                    await page.ask(**request)  # type: ignore[arg-type]
                assert caught.value.slug == slug, request
                texts.add(caught.value.text)
                await page.ask("ping")
                assert page.version == before, request
            assert len(texts) == 3, request
        await play_on([hers, his], first_move)

    run(check())


def test_an_illegal_move_is_refused_by_its_clause(server: ServerProcess) -> None:
    async def check() -> None:
        _anna, _ben, hers, _his, _table = await two_players(server)
        held = {move.split()[1] for move in hers.legal(0)}
        missing = next(value for value in "123456" if value not in held)
        with pytest.raises(Refusal) as caught:
            await hers.play(f"play {missing}")
        assert caught.value.clause == "HR-02"
        assert caught.value.text == f"HR-02: play a card that you hold; you have no {missing}."

    run(check())


def test_refusals_before_the_start(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as ben:
            table = await anna.open(players=2, people=people("Anna"))
            hers, his = await anna.join(table), await ben.join(table)
            for request, slug in (
                ({"type": "sit", "seat": 0}, "taken-seat"),
                ({"type": "sit", "seat": 5}, "unknown-seat"),
                ({"type": "sit", "seat": 1, "name": "ANNA"}, "taken-nickname"),
                ({"type": "sit", "seat": 1, "name": "\u200b"}, "bad-nickname"),
            ):
                with pytest.raises(Refusal, match=slug):
                    await his.ask(**{"name": "Ben", "contribution": contribution(), **request})  # type: ignore[arg-type]
            with pytest.raises(Refusal, match="not-host"):
                await his.ask("start")
            with pytest.raises(Refusal, match="free-seats"):
                await hers.ask("start")
            with pytest.raises(Refusal, match="not-started"):
                await hers.ask("play", seat=0, ply=0, move="play 1")
            await his.sit(1, "Ben")
            async with Browser(server.address) as carl:
                third = await carl.join(table)
                with pytest.raises(Refusal, match="full-table"):
                    await third.sit(0, "Carl")

    run(check())


BAD_TABLES: list[tuple[dict[str, object], str]] = [
    ({"game": "chess"}, "unknown-game"),
    ({"players": 7}, "bad-players"),
    ({"players": 99}, "bad-message"),
    ({"options": {"flat": True}}, "unknown-option"),
    ({"options": {"steep": "yes"}}, "bad-option"),
    ({"preset": "x"}, "unknown-preset"),
    ({"edition": "../../etc/passwd"}, "edition-not-found"),
    ({"edition": "name = 3"}, "edition-without-name"),
    ({"edition": "name = 'x'\ncopies = 'many'"}, "edition-kind"),
    ({"bots": {"0": "hal"}}, "unknown-bot"),
    ({"bots": {"x": "random"}}, "taken-seat"),
    ({"people": [{"seat": 8, "name": "A", "contribution": "0" * 64}]}, "taken-seat"),
    ({"clock": {"per": "year", "seconds": 1}}, "bad-message"),
    ({"start_from": {"table": "none", "ply": 1}}, "unknown-table"),
    ({"surprise": 1}, "bad-message"),
]


def test_rest_refuses_in_three_languages(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open(players=2)
            for path, slug in (
                ("/api/tables/nowhere/replay", "unknown-table"),
                (f"/return/{table}/wrong", "wrong-link"),
                (f"/api/tables/{table}/replay", "not-started"),
                (f"/api/tables/{table}/record", "not-over-yet"),
                ("/api/nothing", "unknown-page"),
            ):
                await three_texts(browser, path, slug)
            for settings, slug in BAD_TABLES:
                await three_texts(browser, "/api/tables", slug, json={"game": "high-road", **settings})
            await three_texts(browser, "/api/tables", "message-too-big", content=b"x" * 200_000)
            evil = {"Origin": "https://evil.example"}
            await three_texts(browser, "/api/tables", "foreign-origin", json={}, headers=evil)

    run(check())


def test_a_full_table_and_a_taken_nickname_are_refused_in_three_languages(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as ben:
            table = await anna.open(players=2, people=people("Anna"))
            full = await anna.open(players=2, people=people("Anna", "Carl"))
            for where, seat, name, slug in ((table, 1, "anna", "taken-nickname"), (full, 0, "Ben", "full-table")):
                texts = set()
                for language in ("en", "fr", "it"):
                    page = await ben.join(where, language=language)
                    with pytest.raises(Refusal) as caught:
                        await page.sit(seat, name)
                    assert caught.value.slug == slug
                    texts.add(caught.value.text)
                assert len(texts) == 3

    run(check())


def test_an_edition_of_ones_own(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            table = await browser.open(
                players=2, people=people("Anna", "Ben"), edition='name = "short"\ncopies = 2\n', options={"steep": True}
            )
            page = await browser.join(table)
            assert page.table["edition"] == "short"
            await page.ask("start")
            await play_on([page], first_move)
            assert sum(line["event"]["event"] == "play" for line in page.logs[0]) == 12

    run(check())


def test_unknown_tables_and_pages(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as browser:
            with pytest.raises(Refusal, match="unknown-table"):
                await browser.join("nowhere")
            for path in ("/api/tables/nowhere/replay", "/api/tables/nowhere/record", "/return/nowhere/key"):
                with pytest.raises(Refusal, match="unknown-table"):
                    await browser.get(path)
            with pytest.raises(Refusal, match="unknown-page"):
                await browser.get("/api/nothing")
            assert (await browser.http.post("/api/matches", json={})).json()["slug"] == "wrong-method"

    run(check())


def test_replays_of_running_and_finished_matches(server: ServerProcess) -> None:
    async def check() -> None:
        anna, ben, hers, his, table = await two_players(server)
        own = await anna.get(f"/api/tables/{table}/replay", seat=0)
        assert own["view"]["hands"][0] is not None
        assert own["view"]["hands"][1] is None
        public = await anna.get(f"/api/tables/{table}/replay", ply=3)
        assert public["view"]["hands"] == [None, None]
        assert public["fairness"]["secret"] is None
        with pytest.raises(Refusal, match="wrong-seat"):
            await anna.get(f"/api/tables/{table}/replay", seat=1)
        await play_on([hers, his], first_move)
        whole = await anna.get(f"/api/tables/{table}/replay", ply=4)
        assert None not in whole["view"]["hands"]
        assert whole["fairness"]["secret"]
        theirs = await anna.get(f"/api/tables/{table}/replay", ply=4, seat=1)
        assert theirs["view"]["hands"][0] is None
        with pytest.raises(Refusal, match="bad-ply"):
            await anna.get(f"/api/tables/{table}/replay", ply=999)
        with pytest.raises(Refusal, match="bad-address"):
            await anna.get(f"/api/tables/{table}/replay", ply="x")
        assert "tablee record 1" in await anna.get(f"/api/tables/{table}/report")
        mine = await ben.get("/api/matches")
        assert [(one["summary"]["state"], one["seats"]) for one in mine] == [("over", [1])]

    run(check())
