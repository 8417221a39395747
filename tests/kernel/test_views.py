"""A view shows a seat what it may know and nothing else."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final, Generic, NewType, TypeVar, final

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dmd_core.kernel.chance import SEED_LIMIT, Chance, Request
from dmd_core.kernel.decisions import Decision, one_of, when
from dmd_core.kernel.events import Command, Forced, Frame, Parked, Typed
from dmd_core.kernel.ids import NOBODY, TABLE, ItemId, KindId, Seat
from dmd_core.kernel.node import node, replace
from dmd_core.kernel.refusals import RefusalCode, refusal
from dmd_core.kernel.ruleset import Handlers
from dmd_core.kernel.run import Run
from dmd_core.kernel.schema.codec import Codec, Schema
from dmd_core.kernel.stamp import Stamp, stamp_of
from dmd_core.kernel.state import State
from dmd_core.kernel.step import OVER, begin, opening
from dmd_core.kernel.views import SPECTATOR, HiddenError, Sealed, View, mask, view

T = TypeVar("T")

RoleId = NewType("RoleId", str)
HERO, TRAITOR, NO_ROLE = RoleId("hero"), RoleId("traitor"), RoleId("")
S0, S1, S2 = Seat(0), Seat(1), Seat(2)


# Sealed values.


def test_seers_see_the_value() -> None:
    """A sealed value is seen by each seat that is named as a seer."""
    role = Sealed(TRAITOR, (S2, S0))

    assert (role.look(S0), role.look(S2)) == (TRAITOR, TRAITOR)


@pytest.mark.parametrize(
    ("seers", "message"),
    [
        ((S2, S0), "seat 1 may not see a value sealed for 0, 2"),
        ((), "seat 1 may not see a value sealed for nobody"),
    ],
)
def test_a_seat_that_is_no_seer_does_not_see_the_value(seers: Iterable[Seat], message: str) -> None:
    """The error names seats and not the value."""
    with pytest.raises(HiddenError) as caught:
        Sealed(TRAITOR, seers).look(S1)

    assert message == str(caught.value)


def test_seers_are_sorted_and_named_once() -> None:
    """The order in which seers are named does not matter."""
    role = Sealed(TRAITOR, (S2, S0, S2))

    assert role == Sealed(TRAITOR, {S0, S2})
    assert role.seers == (S0, S2)


def test_the_repr_does_not_show_the_value() -> None:
    """A sealed value in a log or a traceback gives nothing away."""
    assert repr(Sealed(TRAITOR, (S1,))) == "Sealed(seers=(1,))"


def test_the_rules_can_open_what_nobody_may_see() -> None:
    """Rules need the value even if no seat may look."""
    assert Sealed(TRAITOR, ()).opened() == TRAITOR


def test_a_masked_copy_keeps_seers_and_loses_the_value() -> None:
    """Not even a seer or the rules get the value out of a masked copy."""
    masked = Sealed(TRAITOR, (S1,)).masked()

    assert masked == Sealed(None, (S1,))
    assert masked.masked() is masked
    for look in (masked.opened, lambda: masked.look(S1)):
        with pytest.raises(HiddenError, match=r"^a masked copy does not hold the value$"):
            look()


# Masks.


@final
@node
class Player:
    """A node with sealed parts: one role, a hand."""

    name: str
    role: Sealed[RoleId]
    hand: tuple[Sealed[RoleId], ...] = ()


@final
@node
class Public:
    """A node in which nothing can be sealed."""

    places: tuple[tuple[RoleId, int], ...] = ()
    next: "Public | None" = None


@final
@node
class Box(Generic[T]):
    """A generic node: what it holds is not known from its fields."""

    item: T


@final
@node
class Odd:
    """A node with fields whose types say nothing, and a private one."""

    anything: object
    frame: Frame | None = None
    box: Box[Sealed[int]] | None = None
    _back: Sealed[int] | None = None


@final
@node
class Left:
    """A node that nests in `Right` and may hold something sealed."""

    right: "Right | None" = None
    secret: Sealed[int] | None = None


@final
@node
class Right:
    """A node that holds something sealed only inside of a `Left`."""

    left: Left | None = None


SECRET: Final = Sealed(7, (S0,))
GONE: Final = Sealed[int](None, (S0,))


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        (SECRET, GONE),
        ((SECRET, 1), (GONE, 1)),
        (Player("a", Sealed(HERO, (S0,))), Player("a", Sealed(None, (S0,)))),
        (
            Player("a", Sealed(HERO, (S0, S1)), (Sealed(HERO, (S0,)), Sealed(TRAITOR, (S1,)))),
            Player("a", Sealed(HERO, (S0, S1)), (Sealed(None, (S0,)), Sealed(TRAITOR, (S1,)))),
        ),
        (Box(SECRET), Box(GONE)),
        (Odd(SECRET), Odd(GONE)),
        (Odd((Box(SECRET),)), Odd((Box(GONE),))),
        (Odd(1, Box(SECRET)), Odd(1, Box(GONE))),
        (Odd(1, box=Box(SECRET)), Odd(1, box=Box(GONE))),
        (Odd(1, back=SECRET), Odd(1, back=GONE)),
        (Left(Right(Left(None, SECRET))), Left(Right(Left(None, GONE)))),
        (Right(Left(Right(), SECRET)), Right(Left(Right(), GONE))),
        (Sealed(Box(SECRET), (S1,)), Sealed(Box(GONE), (S1,))),
    ],
)
def test_what_is_sealed_for_others_is_taken_out(value: object, expected: object) -> None:
    """The mask reaches through nodes, tuples, generics, unions, and what a seat may open."""
    assert expected == mask(value, S1)
    assert type(expected) is type(mask(value, S1))


@pytest.mark.parametrize(
    "value",
    [
        None,
        7,
        "text",
        (1, (2, "x")),
        Public(((HERO, 1),), Public()),
        Box(3),
        Player("a", Sealed(HERO, (S1,)), (Sealed(TRAITOR, (S0, S1)),)),
        Odd(Public(), Box(1), None, Sealed(1, (S1,))),
        Player("a", Sealed(None, (S0,))),
    ],
)
def test_where_nothing_is_hidden_the_same_object_comes_back(value: object) -> None:
    """A value that hides nothing from a seat is that very object in its view, not a copy."""
    assert mask(value, S1) is value


def test_parts_without_secrets_are_shared() -> None:
    """Only the way to what was taken out is copied."""
    public = Public(((HERO, 1),))
    odd = Odd((public, SECRET))

    masked = mask(odd, S1)

    assert isinstance(masked.anything, tuple)
    assert masked.anything[0] is public


def test_fields_that_cannot_hide_anything_are_not_looked_at() -> None:
    """A field of a type without sealed parts is passed over: that makes masks cheap."""

    class Watched(tuple[tuple[RoleId, int], ...]):
        """A tuple that must not be walked."""

        __slots__ = ()

        def __iter__(self) -> Any:  # noqa: ANN401 - never returns
            raise AssertionError

    public = Public(Watched())

    assert mask(public, S1) is public


@pytest.mark.parametrize("inside", [[SECRET], {1: SECRET}, {SECRET}, frozenset({SECRET})])
def test_a_container_that_cannot_be_masked_is_refused(inside: object) -> None:
    """Rather than let a secret through, a mask refuses what is neither node nor tuple."""
    with pytest.raises(TypeError) as caught:
        mask(Odd(inside), S1)

    name = type(inside).__name__
    assert str(caught.value) == f"a {name} cannot be masked: values are nodes and tuples"


def test_a_mask_is_idempotent_and_ordered() -> None:
    """Masking twice for one seat changes nothing; masking for two leaves what both may see."""
    player = Player("a", Sealed(HERO, (S0,)), (Sealed(TRAITOR, (S0, S1)), Sealed(HERO, (S2,))))

    once = mask(player, S0)

    assert mask(once, S0) is once
    assert mask(once, S1) == mask(mask(player, S1), S0)


# A small game: two seats with roles bid in turn, then a card is drawn.


@final
@node
class Board:
    """The table of the small game."""

    players: tuple[Player, ...]
    vault: Sealed[RoleId]
    bids: tuple[int, ...] = ()
    drawn: str = ""
    over: str = ""


@final
@node
class Bid:
    """The command of a seat."""

    WORD: ClassVar[str] = "bid"

    seat: Seat
    amount: int


@final
@node
class Bidding:
    """The frame that asks a seat; it remembers a secret, and so must not leave the engine."""

    seat: Seat
    memory: Sealed[RoleId]


@final
@node
class Draw:
    """The frame that draws."""


BID: Final = KindId("bid")
CHEAP: Final = RefusalCode("cheap", "Heroes do not bid 9.")
HANDLERS: Final[Handlers[None, Board]] = Handlers()


def decide(_game: None, table: Board, frame: Bidding) -> Decision:
    """What a seat may bid depends on its role: the menu of others must stay hidden."""
    hero = table.players[frame.seat].role.opened() == HERO
    reason = refusal(CHEAP) if hero else None
    small = [Bid(frame.seat, amount) for amount in (1, 2)]
    families = (one_of(*small), when(reason, Bid(frame.seat, 9)))
    return Decision(frame.seat, BID, families, subject=frame)


def answered(_run: Run[None, Board], _frame: Bidding, _command: Command) -> None:
    """Never called: the views of these tests are taken before any answer."""
    raise AssertionError


def request(_game: None, _table: Board, _frame: Draw) -> Request:
    """One card of three."""
    return Request(0, (tuple(map(ItemId, ("x", "y", "z"))),), "card")


def drawn(_run: Run[None, Board], _frame: Draw, _outcome: object) -> None:
    """Never called: as `answered`."""
    raise AssertionError


HANDLERS.ask(Bidding, BID, decide, answered)
HANDLERS.draw(Draw, request, drawn)
SCHEMA: Final = Schema(
    table=Board,
    events={Parked: 1, Forced: 2},
    commands={Bid: 1, Typed: 2},
    frames={Bidding: 1, Draw: 2},
    rules={},
)


@final
class Rules:
    """The ruleset of the small game; its opening asks a seat, or the table, or is over."""

    name = "bids"
    revision = 1
    streams = ("cards",)
    handlers = HANDLERS

    def __init__(self, table: Board, *agenda: Frame) -> None:
        """Start from a table and an agenda."""
        self.start = (table, agenda)

    def opening(self, _game: None) -> tuple[Board, tuple[Frame, ...]]:
        """As given."""
        return self.start

    def outcome(self, table: Board) -> str:
        """As the table says."""
        return table.over

    def codec(self, _game: None) -> Codec:
        """Roles and kinds are the symbols."""
        return SCHEMA.bind([HERO, TRAITOR, BID])

    def stamp(self, game: None) -> Stamp:
        """There is one game."""
        return stamp_of(self.name, self.revision, self.codec(game), {})


def board(role0: RoleId = HERO, role1: RoleId = TRAITOR, vault: RoleId = HERO) -> Board:
    """A table with two players; nobody may look into the vault."""
    players = (
        Player("ann", Sealed(role0, (S0,)), (Sealed(role1, (S0, S1)),)),
        Player("bob", Sealed(role1, (S1,))),
    )
    return Board(players, Sealed(vault, ()), (3,))


def state_of(table: Board, frame: Frame | None, seed: int = 1) -> State[Board]:
    """A state that waits for a frame, or for nothing."""
    return State(table, () if frame is None else (frame,), Chance(seed, 0, (0,)))


def seen(state: State[Board], seat: Seat) -> View[Board]:
    """The view of a seat."""
    return view(Rules(state.table), None, state, seat)


def asks(seat: Seat, memory: RoleId = HERO) -> Bidding:
    """The frame that asks a seat."""
    return Bidding(seat, Sealed(memory, (S2,)))


def test_a_view_has_the_table_without_foreign_secrets() -> None:
    """Own and shared secrets stay, those of others and of nobody are gone."""
    expected = Board(
        (
            Player("ann", Sealed(None, (S0,)), (Sealed(TRAITOR, (S0, S1)),)),
            Player("bob", Sealed(TRAITOR, (S1,))),
        ),
        Sealed(None, ()),
        (3,),
    )

    assert expected == seen(state_of(board(), asks(S0)), S1).table


def test_a_spectator_sees_no_secret_at_all() -> None:
    """Who plays no seat sees what everybody sees."""
    table = seen(state_of(board(), asks(S0)), SPECTATOR).table

    sealed = [player.role for player in table.players] + [*table.players[0].hand, table.vault]
    assert [Sealed(None, value.seers) for value in sealed] == sealed


def test_the_seat_that_is_asked_sees_its_decision() -> None:
    """Its own decision is whole: legal commands and reasons."""
    shown = seen(state_of(board(role0=HERO), asks(S0)), S0)

    assert shown.decision is not None
    assert list(shown.decision.legal()) == [Bid(S0, 1), Bid(S0, 2)]
    assert shown.decision.check(Bid(S0, 9)) == refusal(CHEAP)
    assert (S0, BID) == (shown.decider, shown.kind)


@pytest.mark.parametrize("seat", [S1, SPECTATOR, TABLE])
def test_others_see_who_is_asked_and_for_what(seat: Seat) -> None:
    """Which commands another seat has may give a secret away, so only seat and kind are shown."""
    shown = seen(state_of(board(), asks(S0)), seat)

    assert (S0, BID, None) == (shown.decider, shown.kind, shown.decision)


def test_the_subject_of_a_decision_is_masked() -> None:
    """What a frame remembers of others is not shown to the seat it asks."""
    shown = seen(state_of(board(), asks(S0, TRAITOR)), S0)

    assert shown.decision is not None
    assert shown.decision.subject == Bidding(S0, Sealed(None, (S2,)))
    assert list(shown.decision.legal()) == [Bid(S0, 1), Bid(S0, 2)]


@pytest.mark.parametrize("seat", [S0, SPECTATOR, TABLE])
def test_everybody_sees_what_the_table_must_type(seat: Seat) -> None:
    """Real dice and cards are asked for in the open."""
    shown = seen(state_of(board(), Draw(), seed=-1), seat)

    assert shown.decision is not None
    expected = [Typed((ItemId(card),)) for card in ("x", "y", "z")]
    assert expected == list(shown.decision.legal())
    assert (TABLE, KindId("chance")) == (shown.decider, shown.kind)


def test_the_view_of_a_finished_game_waits_for_nobody() -> None:
    """At the end there is no decision."""
    table = replace(board(), over="draw")

    shown = seen(state_of(table, None), S0)

    assert View(S0, mask(table, S0), NOBODY, OVER, None) == shown


def test_a_view_of_a_running_game_is_that_of_its_first_state() -> None:
    """A game begun through the kernel can be viewed at once."""
    rules = Rules(board(), asks(S1))
    started = begin(rules, None, opening(rules, None, 5))

    shown = view(rules, None, started.state, S1)

    assert started.decision is not None
    assert shown.decision is not None
    assert list(started.decision.legal()) == list(shown.decision.legal())


def test_a_view_has_no_room_for_frames_and_chance() -> None:
    """A view has five fields, and neither agenda nor seed is among them."""
    names = [field.name for field in attrs.fields(View)]

    assert names == ["seat", "table", "decider", "kind", "decision"]


def test_views_are_compared_by_what_they_show() -> None:
    """Views of equal states are equal though their decisions hold functions; other menus differ."""
    first = seen(state_of(board(), asks(S0)), S0)
    again = seen(state_of(board(), asks(S0)), S0)
    other = seen(state_of(board(role0=TRAITOR), asks(S0)), S0)

    assert first == again
    assert replace(first, table=other.table) != other


ROLES = st.sampled_from([HERO, TRAITOR])
SEEDS = st.integers(0, SEED_LIMIT - 1)


@given(ROLES, ROLES, ROLES, ROLES, SEEDS, SEEDS, st.sampled_from([S0, S1, None]))
def test_states_that_differ_in_hidden_facts_only_look_the_same(
    role: RoleId,
    other_role: RoleId,
    vault: RoleId,
    other_vault: RoleId,
    seed: int,
    other_seed: int,
    asked: Seat | None,
) -> None:
    """Foreign roles, the vault, the memory of frames and the seed leave no trace in a view."""
    frame = None if asked is None else asks(asked, vault)
    other_frame = None if asked is None else asks(asked, other_vault)
    state = state_of(board(role, HERO, vault), frame, seed)
    other = state_of(board(other_role, HERO, other_vault), other_frame, other_seed)

    assert seen(state, S1) == seen(other, S1)
    assert repr(seen(state, S1).table) == repr(seen(other, S1).table)


@pytest.mark.parametrize("seat", [S0, S1])
def test_states_that_differ_in_known_facts_look_different(seat: Seat) -> None:
    """The test above could fail: a fact the seat may know does show."""
    state = state_of(board(role1=HERO), asks(S0))
    other = state_of(board(role1=TRAITOR), asks(S0))

    assert seen(state, seat) != seen(other, seat)


def test_whole_and_masked_states_can_be_written_and_read() -> None:
    """The codec knows sealed values: the value, or None, and the seers."""
    codec = Rules(board()).codec(None)
    state = state_of(board(), asks(S0))
    masked = state_of(mask(board(), S1), asks(S0))

    assert codec.encode_table(Board((), Sealed(TRAITOR, (S1,)))) == bytes(
        [0x92, 0x90, 0x92, 3, 0x91, 1]
    )
    assert state == codec.decode_state(codec.encode_state(state))
    assert masked == codec.decode_state(codec.encode_state(masked))
