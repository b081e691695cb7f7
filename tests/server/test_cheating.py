"""Nobody cheats: not the host, not a raw client after its time, not whoever looks at a bot's clock or copies a name."""

import asyncio
from typing import Any

import pytest

import tablee
from tablee.server import acts
from tablee.server.bots.pool import Pool
from tablee.server.errors import Refused
from tablee.server.handlers import events
from tablee.server.handlers.checks import checked_name
from tablee.server.handlers.context import Caller
from tablee.server.live import LiveTable
from tablee.server.messages import requests
from tablee.server.messages.settings import Clock
from tablee.server.names import is_name, outline, visible
from tablee.server.people import BotPlayer, Player
from tablee.server.table import Table
from tests.support.server.client import Browser, Refusal, contribution, people, run
from tests.support.server.clock import FakeClock
from tests.support.server.live import Listener, StillServices, ask, open_table, play, question, table_at
from tests.support.server.process import ServerProcess
from tests.support.waiting import step


def running_table(**settings: Any) -> Table:
    game = tablee.load("high-road", players=2)
    return table_at(game, game.match(seed=1).state, **settings)


# --- seats ------------------------------------------------------------------------------------------------------------


def test_a_personal_link_opens_its_own_seat_whatever_waits_before_it() -> None:
    """The host queues an exchange of seats, and then comes by the link of his own: it is not another player's seat."""

    async def check() -> None:
        live = LiveTable(open_table(), StillServices())
        async with live.lock:
            waiting = [
                asyncio.create_task(ask(live, "device 0", requests.Swap(id="s", seat=0, other=1))),
                asyncio.create_task(live.happen(events.Claim(key="key 0"), Caller("the host's phone"))),
            ]
            await step()
        await asyncio.gather(*waiting)
        assert live.table.seats_of("device 0") == [1]
        assert live.table.seats_of("the host's phone") == [1]
        assert live.table.seats_of("device 1") == [0]
        with pytest.raises(Refused, match="no seat"):
            await live.happen(events.Claim(key="key 9"), Caller("a stranger"))
        live.close()

    play(check())


def test_a_bot_takes_no_seat_of_somebody_who_is_there() -> None:
    async def check() -> None:
        live = LiveTable(running_table(), StillServices())
        host, guest = Listener("device 0"), Listener("device 1")
        for listener in (host, guest):
            await live.join(listener, 0)
        with pytest.raises(Refused, match="player 1 is here"):
            await ask(live, "device 0", requests.Keep(id="1", seat=1))
        live.leave(host)
        other = Listener("device 1")
        await live.join(other, 0)
        with pytest.raises(Refused):
            await ask(live, "a stranger", requests.Keep(id="2", seat=0))
        live.leave(guest)
        await live.join(host, 0)
        with pytest.raises(Refused, match="is here"):  # another of his pages is still open
            await ask(live, "device 0", requests.Keep(id="3", seat=1))
        live.leave(other)
        await ask(live, "device 0", requests.Keep(id="4", seat=1))
        assert live.table.bot_of(1) == "random"
        live.close()

    play(check())


# --- time -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("per", ["turn", "match"])
def test_after_its_time_a_seat_neither_plays_nor_takes_back_nor_returns(per: Any, clock: FakeClock) -> None:
    async def check() -> None:
        game = tablee.load("sunrise-lane", players=2)
        match = game.match(seed=3)
        while not any(move.startswith("build") for move in match.legal()):
            match.play("draw" if "draw" in match.legal() else match.legal()[0])
        table = table_at(game, match.state, clock=Clock(per, 100))
        seat = table.actor
        assert seat is not None
        live, player = LiveTable(table, StillServices()), Listener(f"device {seat}")
        await live.join(player, 0)
        assert table.match is not None
        build = next(move for move in table.match.legal() if move.startswith("build"))
        await ask(live, player.device, requests.Play(id="1", seat=seat, ply=0, move=build))
        assert table.match.can_undo()
        clock.offset += 200  # its time is over, and the table has not noticed yet
        ran_out = {"turn": "turn-ran-out", "match": "clock-ran-out"}[per]
        move = table.match.legal()[0]
        attempts: list[requests.AnyRequest] = [
            requests.Play(id="2", seat=seat, ply=table.match.ply, move=move),
            requests.Undo(id="3", seat=seat, ply=table.match.ply),
        ]
        for attempt in attempts:
            with pytest.raises(Refused) as caught:
                await ask(live, player.device, attempt)
            assert caught.value.slug == ran_out
        live.leave(player)
        await live.join(player, 0)
        await live.happen(events.TimeUp(seat=seat))
        assert live.table.bot_of(seat) == "random"
        back = Listener(player.device)
        await live.join(back, 0)  # a reload
        assert live.table.bot_of(seat) == "random"
        for attempt in [*attempts, requests.Return(id="4", seat=seat)]:
            with pytest.raises(Refused) as caught:
                await ask(live, player.device, attempt)
            assert caught.value.slug == ran_out
        live.close()

    play(check())


# --- luck -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change", [requests.Swap(id="c", seat=1, other=2), requests.Shuffle(id="c"), requests.Unseat(id="c", seat=2)]
)
def test_whoever_changes_the_seats_has_everybody_contribute_anew(change: requests.AnyRequest) -> None:
    """With what was given known to whoever reads the database, the order of seats would be a choice among lucks."""

    async def check() -> None:
        live = LiveTable(open_table(), StillServices())
        given = [who.contribution for who in live.table.seats if isinstance(who, Player)]
        assert all(given)
        await ask(live, "device 0", change)
        if isinstance(change, requests.Unseat):
            await ask(live, "device 0", requests.Bot(id="b", seat=2, bot="random"))
        with pytest.raises(Refused) as caught:
            await ask(live, "device 0", requests.Start(id="s"))
        assert caught.value.slug == "missing-contribution"
        for number in range(3):
            for seat in live.table.seats_of(f"device {number}"):
                anew = requests.Contribute(id=f"n{number}", seat=seat, contribution=contribution())
                await ask(live, f"device {number}", anew)
        await ask(live, "device 0", requests.Start(id="t"))
        assert live.table.match is not None
        assert not set(given) & set(live.table.match.luck.contributions.values())  # type: ignore[union-attr]
        live.close()

    play(check())


def test_what_was_stored_before_that_replays_as_it_was() -> None:
    """Acts of an older version do not say `anew`: their tables keep the contributions with which they were played."""
    created = acts.Created(
        at=0, device="d", game="high-road", rules=tablee.game_class("high-road").version, players=2, options={},
        edition=tablee.load("high-road").edition.text, secret="5a" * 32,
    )  # fmt: skip
    stored: list[acts.AnyAct] = [
        created,
        *(acts.Sat(at=1, seat=seat, name=f"p{seat}", key="k", owner="d", contribution="0b" * 32) for seat in (0, 1)),
        acts.decode_act('{"act":"reseated","at":1,"order":[1,0]}'),
        acts.Started(at=2),
    ]
    assert Table.replay("t", stored).match is not None


# --- a bot's time -----------------------------------------------------------------------------------------------------


def test_a_bots_time_tells_nothing() -> None:
    """A forced move is shown as late as one that was thought about; a bot without a time of its own, at the pace."""

    async def check() -> None:
        pool = Pool(1, 0.01)
        try:
            worker = pool.workers[0]
            forced, thought = [await pool._answer(worker, question("level-1", count)) for count in (1, None)]
            assert forced[1] == thought[1] > 0.3
            assert (await pool._answer(worker, question("greedy", 1)))[1] == 0.01
        finally:
            await pool.close()

    play(check())


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\u200b", "\u00ad\u034f", "\u0301\u0301", "\ufe0f", "\u115f \u1160", " ", "\U000e0041"]
)
def test_a_name_can_be_seen(name: str) -> None:
    assert not is_name(visible(name))
    with pytest.raises(Refused, match="can be seen"):
        checked_name(open_table(), name)


@pytest.mark.parametrize(
    "clone",
    [
        "Anna",
        "ANNA",
        "Anna\u3164",
        "An\u200bna",
        "\u0410nna",
        "Ann\u0430",
        "A n n a",
        "Ａｎｎａ",
        "Anna\u2800",
        "\u0391nna",
        "𝐀nna",
    ],
)
def test_a_name_is_not_taken_for_another(clone: str) -> None:
    table = open_table()
    table.seats[0] = Player("Anna", "k", {"d"})
    table.seats[1] = BotPlayer("Basil", "random")
    table.seats[2] = None
    with pytest.raises(Refused, match="called"):
        checked_name(table, clone)
    with pytest.raises(Refused, match="called"):
        checked_name(table, "basil")


def test_names_of_people_are_names() -> None:
    for name in ("Anna", "Zoë", "José María", "Łukasz", "Дмитрий", "小明", "محمد", "नमिता", "O'Brien", "🦊", "7"):
        assert visible(name) == name
        assert is_name(name)
    assert len({outline(name) for name in ("Anna", "Hanna", "Ana", "Ann", "Zoë", "Zoe")}) == 6
    assert len(visible("A" + "\u0301" * 20)) == 3


def test_names_by_the_wire(server: ServerProcess) -> None:
    async def check() -> None:
        async with Browser(server.address) as anna, Browser(server.address) as eve:
            table = await anna.open(players=3, people=people("Anna"))
            page = await eve.join(table)
            with pytest.raises(Refusal, match="bad-nickname"):
                await page.sit(1, "\u3164")
            with pytest.raises(Refusal, match="taken-nickname"):
                await page.sit(1, "Anna\u2800")

    run(check())


# --- what is shown after the end --------------------------------------------------------------------------------------


def test_a_replay_for_a_seat_hides_from_it_what_was_hidden() -> None:
    """Board and log alike: after the end, a seat's replay is what the seat saw; the whole is shown without a seat."""
    from tablee.server.reader.matches import replay_of

    game = tablee.load("high-road", players=2)
    table = table_at(game, game.match(seed=1).state)
    match = table.match
    assert match is not None
    while not match.over:
        match.play(match.legal()[0])
    for seat in range(2):
        shown = replay_of(table, "anybody", seat, None, "en")
        assert [line.event for line in shown.log] == [
            event.seen_by(seat) for happened in match.events for event in happened
        ]
    whole = replay_of(table, "anybody", None, None, "en")
    assert [line.event for line in whole.log] == [event.whole() for happened in match.events for event in happened]
