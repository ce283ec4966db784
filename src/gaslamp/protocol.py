"""What travels between the server and its clients. The browser's types are generated from these structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from gaslamp.core.decisions import Phrase
from gaslamp.core.game import Agreement, LessonInfo
from gaslamp.core.match import MAX_NAME

PROTOCOL = 1
MAX_TEXT = 500
# Bytes of a match file that is brought to be told; the longest matches that anybody has played take a tenth of it.
MAX_FILE = 256 * 1024

MAX_TABLE_NAME = 60

# Ready phrases that every table knows, beside those of its game: ``core-talk-PHRASE``.
PHRASES = (
    "hello",
    "ready",
    "one_moment",
    "wait_for_somebody",
    "new_here",
    "good_luck",
    "well_played",
    "again",
    "goodbye",
)

Name = Annotated[str, Meta(min_length=1, max_length=MAX_NAME)]
Seat = Annotated[int, Meta(ge=0, le=63)]
# what stands for a person beside the name: an emblem of the client's and the number of a colour, such as "raven-3"
Avatar = Annotated[str, Meta(max_length=40, pattern=r"^([a-z]+(-[a-z]+)*-[0-9])?$")]
Stage = Literal["seating", "playing", "over"]
GamePage = Literal["learn", "rules", "cards"]


# -- what a client says ----------------------------------------------------------------------------------


class Said(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=lambda name: name.lower(),
):
    """A message from a client. ``id`` is the client's own number for it; the answer carries it back."""

    id: Annotated[int, Meta(ge=0, lt=2**53)] = 0


class Hello(Said, frozen=True):
    """Must be the first message. With the secret of a seat one sits there; without, one watches.

    ``paced`` is a client that shows what happened bit by bit, and says with ``seen`` how far it is.
    """

    protocol: int
    secret: Annotated[str, Meta(max_length=200)] = ""
    # what the client made up for itself and keeps; whoever is banned from a table is known by it
    client: Annotated[str, Meta(max_length=100)] = ""
    # who it is, for as long as one watches
    name: Annotated[str, Meta(max_length=MAX_NAME)] = ""
    avatar: Avatar = ""
    paced: bool = False


class Sit(Said, frozen=True):
    """Take an empty seat, or before the start move to it. To sit on several, come with a line for each.

    The first person at a table is its host; one who says no to ``host`` never is, such as a bot that joins.
    """

    seat: Seat
    name: Name
    avatar: Avatar = ""
    host: bool = True


class Introduce(Said, frozen=True):
    """Say who one is: to the table where one watches, or before the start under another name on one's seat."""

    name: Name
    avatar: Avatar = ""


class Ready(Said, frozen=True):
    """Before the start: whether one is ready, on all of one's seats. The host sees it, and may begin all the same."""

    ready: bool


class Leave(Said, frozen=True):
    """Give this seat up. During a match a bot goes on for it, and anybody with the link may sit down there."""


class Bot(Said, frozen=True):
    """Before the start the host puts a bot of a level on a seat, or with an empty level takes it away."""

    seat: Seat
    level: Annotated[str, Meta(max_length=40)]


class Start(Said, frozen=True):
    """The host begins. Every seat must be taken by a person or a bot."""


class Kick(Said, frozen=True):
    """The host sends a person away from all their seats, as if they had left; with ``ban`` they cannot come back."""

    seat: Seat
    ban: bool = False


class HandOver(Said, frozen=True, tag="hand_over"):
    """The host makes another person the host."""

    seat: Seat


class Choose(Said, frozen=True):
    """Answer the open question, or change the answer while others still choose."""

    question: int
    choice: Annotated[str, Meta(max_length=100)]


class Seen(Said, frozen=True):
    """All that led to a question has been shown: bots and the clock need not wait for this client any more."""

    question: int


class Undo(Said, frozen=True):
    """Propose to take back one's last choice and all that came after it."""

    question: int


class Consent(Said, frozen=True):
    """Agree, or not, to the proposed undo."""

    question: int
    agree: bool


class Say(Said, frozen=True):
    """Talk to the table: free text, or a ready phrase that every reader sees in their own language.

    What those say who watch a match in play is heard by those who watch, and by the players when it is over.
    """

    text: Annotated[str, Meta(max_length=MAX_TEXT)] = ""
    phrase: Annotated[str, Meta(max_length=100)] = ""


class StandIn(Said, frozen=True, tag="stand_in"):
    """Let a bot play for somebody who has been gone for a while, until they return."""

    seat: Seat


class Rematch(Said, frozen=True):
    """After the end: a new table with the same people and agreements."""


Message = (
    Hello
    | Sit
    | Introduce
    | Ready
    | Leave
    | Bot
    | Start
    | Kick
    | HandOver
    | Choose
    | Seen
    | Undo
    | Consent
    | Say
    | StandIn
    | Rematch
)


# -- what the server tells ----------------------------------------------------------------------------------


class PackInfo(msgspec.Struct, frozen=True):
    digest: str
    title: str


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat as everybody sees it. ``bot`` is a level, of the bot that sits there or stands in for somebody."""

    seat: int
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str
    connected: bool
    # whoever sits here has been gone long enough for a bot to stand in
    gone: bool
    # the person has left for good: anybody may sit down
    open: bool
    avatar: str
    ready: bool  # for the start, the person says
    was: str  # whose seat it was in the match that goes on here, or at the table before
    person: int  # the first seat of whoever sits here: one person may hold several, each with a line of its own


class WatcherInfo(msgspec.Struct, frozen=True):
    """Somebody who watches and has said who it is."""

    name: str
    avatar: str


class UndoInfo(msgspec.Struct, frozen=True):
    """An undo proposed by a seat, and the seats that agree so far."""

    seat: int
    agreed: tuple[int, ...]
    needed: tuple[int, ...]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    name: str
    game: str
    pack: PackInfo
    options: dict[str, Any]
    public: bool
    spectators: bool
    clock: int  # seconds for each decision; 0 is no clock
    absence: int  # seconds after which a bot may stand in for somebody
    stage: Stage
    seats: tuple[SeatInfo, ...]
    host: int | None  # the seat that begins, puts bots, and may send others away
    watching: int
    watchers: tuple[WatcherInfo, ...]  # those of them who have a name
    match: str  # the match on this table, empty before the start
    rematch: str  # the table where these people play on
    continued: bool  # begins in the middle of another match
    undo: UndoInfo | None
    created: int  # seconds since 1970


class OptionInfo(msgspec.Struct, frozen=True):
    id: str
    label: Phrase
    target: str
    reason: Phrase | None = None
    effect: Phrase | None = None  # what it would do, where the game can tell: "takes 1 damage, 3 health left"


class DecisionInfo(msgspec.Struct, frozen=True):
    """What this seat is asked. ``chosen`` is its own answer, which may be changed while others still choose."""

    kind: str
    prompt: Phrase
    options: tuple[OptionInfo, ...]
    blocked: tuple[OptionInfo, ...]
    chosen: str | None


class TableState(msgspec.Struct, frozen=True):
    """All that a client shows, apart from the log and the talk."""

    table: TableInfo
    seat: int | None
    # names the moment a choice is for; grows with every question and every undo
    question: int
    view: dict[str, Any] | None
    decision: DecisionInfo | None
    no_undo: Phrase | None  # why this seat cannot take its last choice back


class TalkLine(msgspec.Struct, frozen=True):
    """One thing said at the table; ``phrase`` is the key of a ready phrase, else ``text`` is free.

    A line with a ``note`` is not said but has happened to the one it names: ``core-note-NOTE``. Lines that were said
    apart come late to players, so sort them by ``number``.
    """

    number: int
    seat: int  # -1 for somebody who watches
    name: str
    text: str
    phrase: str
    at: int  # seconds since 1970
    avatar: str
    apart: bool  # said among those who watch a match in play
    note: str


# [path, value]: a path into the state and the new value there; [path] alone: what was there is gone
Change = list[Any]
# what an event changed in the view
Step = tuple[Change, ...]
# an event of the game: its kind in "event", its fields, and the rule behind it in "rule"
EventInfo = dict[str, Any]


class Told(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=lambda name: name.lower()):
    """A message to a client."""


class Welcome(Told, frozen=True):
    """The answer to hello: the whole state, the log and the talk so far."""

    protocol: int
    state: TableState
    events: tuple[EventInfo, ...]
    talk: tuple[TalkLine, ...]
    clock_left: float  # seconds left for the open decision; 0 without a clock, or when it has not begun to count


class Update(Told, frozen=True):
    """What changed. ``n`` counts the updates of this connection from 1, without gaps.

    ``rewound`` tells that an undo has shortened the log to so many events, before ``events`` are added. ``steps``,
    where there are any, are for showing one thing after the other: for each of ``events`` what it changed in the view,
    from the view before this update on; ``changes`` tell the whole all the same. ``clock_left`` are the seconds for
    the open question, which count from now.
    """

    n: int
    changes: tuple[Change, ...]
    events: tuple[EventInfo, ...] = ()
    steps: tuple[Step, ...] = ()
    talk: tuple[TalkLine, ...] = ()
    rewound: int | None = None
    clock_left: float | None = None


class Seated(Told, frozen=True):
    """Only for the one who sat down: the secret that holds the seat."""

    seat: int
    secret: str


class Done(Told, frozen=True):
    """A message was understood, and what it did is on disk."""

    id: int


class Refused(Told, frozen=True):
    """A message changed nothing; why, as a phrase and in English."""

    id: int
    reason: Phrase
    text: str


class Bye(Told, frozen=True):
    """The last message before the server ends the connection; ``again`` tells whether to come back."""

    reason: Phrase
    text: str
    again: bool


Telling = Welcome | Update | Seated | Done | Refused | Bye


# -- the REST API -----------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The agreements of a new table."""

    name: Annotated[str, Meta(max_length=MAX_TABLE_NAME)] = ""
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=64)]
    pack: Annotated[str, Meta(max_length=100)] = ""  # a digest; empty is the core pack
    options: dict[str, Any] = {}
    public: bool = False
    spectators: bool = True
    clock: Annotated[int, Meta(ge=0, le=3600)] = 0
    absence: Annotated[int, Meta(ge=10, le=86400)] = 60


class Created(msgspec.Struct, frozen=True):
    id: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game this server knows."""

    id: str
    least_players: int
    most_players: int
    default_players: int
    allies: bool  # all win or lose together
    player_names: tuple[str, ...]
    packs: tuple[PackInfo, ...]
    bots: tuple[str, ...]  # the first plays if nobody says otherwise
    mixture: tuple[str, ...]  # of these, the styles to mix at a table
    agreements: tuple[Agreement, ...]
    phrases: tuple[str, ...]
    lessons: tuple[LessonInfo, ...]
    pages: tuple[GamePage, ...]  # that have something to tell of it


class RuleInfo(msgspec.Struct, frozen=True):
    rule: str
    title: str
    text: str


class StoryFrame(msgspec.Struct, frozen=True):
    """One moment of a story: the choices that led there, what changed in the view, and what happened, step by step."""

    choices: tuple[tuple[int, str], ...]
    labels: tuple[Phrase, ...]  # of the options chosen, as an id alone may mean several things
    at: int  # how many choices have been made in all
    changes: tuple[Change, ...]
    events: tuple[EventInfo, ...]
    steps: tuple[Step, ...]


class Story(msgspec.Struct, frozen=True):
    """A finished match: where it began, and every moment since."""

    match: str
    table: str
    name: str
    game: str
    pack: PackInfo
    options: dict[str, Any]
    players: tuple[str, ...]
    bots: tuple[str, ...]  # the level of the bot on each seat, empty for people
    ended: int
    view: dict[str, Any]
    events: tuple[EventInfo, ...]
    frames: tuple[StoryFrame, ...]


class StoryInfo(msgspec.Struct, frozen=True):
    """A finished match in a list."""

    match: str
    name: str
    game: str
    players: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ended: int


class Continue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that begins after the first ``at`` choices of a finished match."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]


class LessonStep(msgspec.Struct, frozen=True):
    """One choice of a lesson: the table as its seat sees it, what is asked, and what the lesson chooses.

    ``events`` happen when it is chosen, each with what it changed in ``steps``. Without a ``choice`` the reader
    decides, among the lesson's ``answers``. The explanation is the message ``GAME-lesson-ID-NUMBER``.
    """

    seat: int
    view: dict[str, Any]
    decision: DecisionInfo
    choice: str | None
    events: tuple[EventInfo, ...]
    steps: tuple[Step, ...]


class LessonAnswer(msgspec.Struct, frozen=True):
    """One answer to a lesson's last question, played out: what happens, the choices ``then``, and where it ends.

    Its messages are ``GAME-lesson-ID-CHOICE-NUMBER``, the numbers going on, and ``GAME-lesson-ID-CHOICE-end``.
    """

    choice: str
    events: tuple[EventInfo, ...]
    steps: tuple[Step, ...]
    then: tuple[LessonStep, ...]
    view: dict[str, Any]


class Lesson(msgspec.Struct, frozen=True):
    """A scenario to be played step by step. ``view`` is where it ends, or where the reader's own decision begins."""

    id: str
    game: str
    rule: str
    players: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    answers: tuple[LessonAnswer, ...]
    view: dict[str, Any]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused, as a phrase and in English."""

    reason: Phrase
    text: str
