"""The messages between a browser, or any other client, and a table. docs/protocol.md is written from here.

Each message is one JSON object in one text frame of a websocket; ``t`` says which. ``VERSION`` grows when an
old client could not go on. ``seq`` is the position in the table's log.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from downforce.bots.advice import AdviceKind
from downforce.server.wire.settings import Settings, Wished

VERSION = 3
LONGEST_CHAT = 300
LARGEST_REQUEST = 16 * 1024

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
Text = Annotated[str, Meta(max_length=LONGEST_CHAT)]
Hex = Annotated[str, Meta(min_length=64, max_length=64)]
ActionText = Annotated[str, Meta(max_length=60)]
Draft = Annotated[list[ActionText], Meta(max_length=40)]
# What is put together as plain data, with the name of its shape for the docs and for TypeScript.
PhraseArguments = Annotated[dict[str, Any], Meta(extra={"shape": "Record<string, unknown>"})]
EventData = Annotated[dict[str, Any], Meta(extra={"shape": "GameEvent"})]
TableChanges = Annotated[dict[str, Any], Meta(extra={"shape": "Partial<TableInfo>"})]
SightChanges = Annotated[dict[str, Any], Meta(extra={"shape": "SightChanges"})]


class Sign(StrEnum):
    """A quick sign to the others."""

    BRAVO = "bravo"
    OUCH = "ouch"
    LAUGH = "laugh"
    HURRY = "hurry"
    THANKS = "thanks"
    OOPS = "oops"


# --- what a client sends --------------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello", kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The first message. ``have`` is the last ``seq`` that the client has seen, to resume from there."""

    v: int
    look: SeatNumber | None = None
    have: int = 0
    build: Text = ""
    key: Text = ""
    """The part of ``replay`` after the dot. With it, people without a seat may open a finished table."""


class Look(Struct, tag_field="t", tag="look", kw_only=True, forbid_unknown_fields=True):
    """Uncovers one of the visitor's seats, or with null covers all: then the public view is sent."""

    seat: SeatNumber | None


class Fetch(Struct, tag_field="t", tag="fetch", kw_only=True, forbid_unknown_fields=True):
    """Asks for the updates after a ``seq``: some were missed."""

    after: int


class Check(Struct, tag_field="t", tag="check", kw_only=True, forbid_unknown_fields=True):
    """Asks for the hash of the view, to compare."""


class Visible(Struct, tag_field="t", tag="visible", kw_only=True, forbid_unknown_fields=True):
    """Whether a person can see this page now: then they need no call. No one else learns it."""

    visible: bool


class Request(Struct, tag_field="t", kw_only=True, forbid_unknown_fields=True):
    """What all requests share: an id of the client's choice. Sent again, a request is not done twice."""

    id: RequestId


class Sit(Request, tag="sit"):
    """Takes a free seat, or one that a bot has before the game begins."""

    seat: SeatNumber
    name: Text


class Stand(Request, tag="stand"):
    """Gives a seat up."""

    seat: SeatNumber


class SeatBot(Request, tag="seat-bot"):
    """The host gives a free seat to a bot, or a bot another level."""

    seat: SeatNumber
    level: Text


class Kick(Request, tag="kick"):
    """The host takes a seat away from a person or a bot."""

    seat: SeatNumber


class Change(Request, tag="change"):
    """The host sets the table up differently."""

    settings: Wished


class Start(Request, tag="start"):
    """The host begins the game."""


class Seal(Request, tag="seal"):
    """A contribution to the seed: the SHA-256 of 32 random bytes."""

    commitment: Hex


class Show(Request, tag="show"):
    """The 32 bytes themselves, once all contributors have sealed."""

    nonce: Hex


class Preview(Request, tag="preview"):
    """What would this draft lead to? An empty one asks what could be done now."""

    seat: SeatNumber
    draft: Draft


class Commit(Request, tag="commit"):
    """Plays a draft, all or none. ``seq`` is the last the client has seen."""

    seat: SeatNumber
    seq: int
    draft: Draft


class Advise(Request, tag="advise"):
    """What would Ace do? Asked for a seat that has to decide, after a draft that has not ended."""

    seat: SeatNumber
    draft: Draft


class Undo(Request, tag="undo"):
    """Undoes the last commit: at once if no consent is needed, otherwise when all agree."""

    seat: SeatNumber


class AnswerUndo(Request, tag="answer-undo"):
    """Agrees to an undo, or refuses. The player who asked withdraws the request with false."""

    seat: SeatNumber
    agree: bool


class Pause(Request, tag="pause"):
    """The host stops the game for a while."""


class Resume(Request, tag="resume"):
    """The host lets it go on."""


class Say(Request, tag="say"):
    """A line of chat."""

    seat: SeatNumber
    text: Text


class React(Request, tag="react"):
    """A quick sign."""

    seat: SeatNumber
    sign: Sign


class Mute(Request, tag="mute"):
    """The host does not let a seat talk, or does again."""

    seat: SeatNumber
    muted: bool


class Vote(Request, tag="vote"):
    """At a table over days: asks that a bot plays for a seat whose time is out, until its person returns."""

    seat: SeatNumber
    target: SeatNumber


class Rematch(Request, tag="rematch"):
    """The same people and bots at a new table."""


AnyRequest: TypeAlias = (
    Sit | Stand | SeatBot | Kick | Change | Start | Seal | Show | Preview | Commit | Advise | Undo
    | AnswerUndo | Pause | Resume | Say | React | Mute | Vote | Rematch
)  # fmt: skip
ClientMessage: TypeAlias = Hello | Look | Fetch | Check | Visible | AnyRequest


# --- what the server tells ------------------------------------------------------------------------


class SeatInfo(Struct, kw_only=True, omit_defaults=True):
    """Who has a seat. A name with a level besides: a bot plays on for a person who left."""

    name: str = ""
    level: str = ""
    person: bool = False
    away: bool = False
    """A bot plays for the person meanwhile."""
    muted: bool = False
    host: bool = False


class AbandonedRound(Struct, kw_only=True, omit_defaults=True):
    """A round of the deal that was abandoned: a player withheld a number or left."""

    commitment: str
    contributors: list[int]
    missing: list[int]
    """The seats whose numbers were not there."""
    sealed: dict[str, str] = {}
    """The seals by seat, which the receipt of the next round covers."""
    shown: dict[str, str] = {}
    """The numbers by seat, as far as they were shown."""
    secret: str = ""
    """The server's secret of that round, once the game is over."""


class DealInfo(Struct, kw_only=True, omit_defaults=True):
    """How far the seed is. Contributors are named by their first seat.

    Once every contributor is in ``sealed``, this is the sealed round: a client computes the receipt from it
    before it shows its number.
    """

    round: int
    commitment: str
    """Empty where the deal was prepared."""
    contributors: list[int]
    sealed: dict[str, str]
    shown: dict[str, str]
    secret: str = ""
    """The server's secret, once the game is over."""
    abandoned: list[AbandonedRound] = []
    """The rounds before this one."""
    prepared: str = ""
    """The seed, where it was chosen beforehand for a guided race."""


class UndoInfo(Struct, kw_only=True):
    """A player wishes to take a commit back."""

    seat: int
    waits_for: list[int]


class GameInfo(Struct, kw_only=True):
    """What never changes during a game: the names of its parts, as in game files."""

    tracks: list[str]
    deck: str
    options: str


class RulesInfo(Struct, kw_only=True):
    """What the settings come to, for those who draw it."""

    bets: bool
    """Whether bets are marked."""
    laps: bool
    """Whether cars keep going round, so that none finishes."""
    races: int
    money_decides: bool
    """Whether the most money wins; else the car that is ahead."""
    prizes: list[int] = []
    """What a car that comes home brings, by place."""
    payouts: list[list[int]] = []
    """What each bet pays, by the car's place."""


class TableInfo(Struct, kw_only=True):
    """The public side of a table."""

    id: str
    code: str
    settings: Settings
    rules: RulesInfo
    status: str
    seats: list[SeatInfo]
    paused: bool
    deal: DealInfo | None
    game: GameInfo | None
    undo: UndoInfo | None
    rematch: str
    digest: str
    """The digest of the finished game's file."""
    replay: str = ""
    """The name of the finished game, for ``/api/games`` and ``/replay``; empty until then."""
    advice: bool = False
    """Whether players may ask for advice now."""
    advised: list[int] = []
    """By seat how often advice was taken, a whole turn counting once; empty if it never was."""
    taken_back: list[int] = []
    """By seat how often a commit was taken back after something was revealed; empty if it never was."""
    asked_at: int
    """When the open question was put, in milliseconds since 1970."""


class PhraseInfo(Struct, kw_only=True):
    """A message of the catalogues and its arguments; an argument's name says what it is."""

    id: str
    args: PhraseArguments
    """Players are seats, cars letters, cards and powers names, money is in millions."""


class EndInfo(Struct, kw_only=True):
    """Where a move would end, and what it would come to. Cars are letters, several of them one text."""

    steps: int
    """How many spaces the car would enter."""
    lane: int
    """The lane of the last one; 0 is the inside."""
    lanes: int
    """How many lanes the road has there."""
    order: str
    """The cars in running order."""
    overtaken: str
    """The cars that the moved one would leave behind."""
    jammed: str
    """The cars that could not take a step then."""
    stuck: str
    """Those of them that can take one now."""
    freed: str
    """The other cars that cannot take a step now and could then."""
    spaces: dict[str, int]
    """By car the spaces won, or below 0 lost, against the printed numbers; also by lines passed over next."""


class OutlookInfo(Struct, kw_only=True):
    """What a whole draft would come to."""

    order: str
    """The cars in running order."""
    places: dict[str, tuple[int, int]]
    """Of every car the place before the draft and after it."""
    jammed: str
    """The cars that could not take a step then."""
    spaces: dict[str, int]
    """By car the spaces won, or below 0 lost, against the printed numbers."""
    stakes: list[PhraseInfo] = []
    """What the player should know before confirming, the weightiest first."""


class ChoiceInfo(Struct, kw_only=True, omit_defaults=True):
    """A legal action, and what a screen needs to show it."""

    do: str
    amount: int | UnsetType | None = UNSET
    """Of a bid; null is a pass."""
    path: list[str] = []
    """Of a move, the spaces entered."""
    crosses: int = 0
    """Of a move, the last betting line it would be the first to cross."""
    end: EndInfo | None = None
    """Of a move, in a preview only: what it would come to."""


class AdviceInfo(Struct, kw_only=True, omit_defaults=True):
    """One of the best choices according to Ace, with its reason. ``why`` decides which numbers are set."""

    do: str
    why: AdviceKind
    """The message ``advice-<why>`` of the catalogues."""
    car: str = ""
    """The letter of the car that the reason is about."""
    spaces: int = 0
    """What the car, or all own cars, gain; of a bid what the hand has for the car."""
    usual: int = 0
    """The same with the other choices, on average."""
    price: int = 0
    """In millions: what the car is worth, what has to be bid, or what a bet pays on average."""
    chance: int = 0
    """In hundredths: to win the game, or of the car to be first."""
    place: int = 0
    """Of the car that comes home, or of the card among those that were tried."""


class SheetInfo(Struct, kw_only=True):
    """One player's score sheet for one race; amounts by car."""

    prices: dict[str, int]
    prizes: dict[str, int]
    bets: list[tuple[str, int]]
    money: int


class ResultRow(Struct, kw_only=True):
    """How one player ended."""

    seat: int
    rank: int
    money: int
    best_place: int
    """Of their cars; 7 if none is home."""
    sheets: list[SheetInfo]


class ResultInfo(Struct, kw_only=True):
    """The end of a game."""

    rows: list[ResultRow]
    winners: list[int]
    money_decides: bool


class NoteInfo(Struct, kw_only=True, omit_defaults=True):
    """A note of a guided race, or its aim. Its words are the message of this id."""

    id: str
    at: str = ""
    """What it points at: a part of the screen, or the cars or spaces below."""
    cars: str = ""
    spaces: list[str] = []
    sign: str = ""
    """The sign of the legend that it is about."""
    fits: bool = False
    """Whether it is about this moment; the last of those that fit is shown."""


class Sight(Struct, kw_only=True):
    """What a viewer sees of the game: the fields of the view's line in docs/notation.md, and what to do."""

    line: dict[str, str]
    order: str
    """The cars in running order."""
    to_go: list[int]
    """The fewest steps to the finish line, in that order; 0 for cars at home."""
    jammed: str
    """The cars that cannot take a step."""
    choices: list[ChoiceInfo]
    undo: str
    """``free`` or ``ask``, if this seat has something to take back."""
    result: ResultInfo | None
    aim: NoteInfo | None = None
    """At a guided race what its player is trying to do now."""
    notes: list[NoteInfo] = []
    """At a guided race what its player was told so far."""
    say: PhraseInfo | None = None
    """What is happening, and which players the game waits for."""
    ask: PhraseInfo | None = None
    """What this viewer is asked, if it is."""


class Note(Struct, kw_only=True, omit_defaults=True):
    """What an entry of the log was, for the log on screen."""

    what: str
    seat: int | None = None
    by: str = ""
    text: str = ""
    sign: str = ""
    agree: bool | None = None
    muted: bool | None = None
    advised: bool = False
    """Whether a choice was made with advice."""
    table: str = ""
    target: int | None = None
    """For whom a bot is to play."""


class Welcome(Struct, tag_field="t", tag="welcome", kw_only=True):
    """Everything a client needs to draw the table as it is."""

    v: int
    seq: int
    now: int
    build: str
    look: int | None
    yours: list[int]
    host: bool
    info: TableInfo
    view: Sight | None
    talk: list[Note]
    """The last lines of chat."""
    present: list[int]
    screens: int = 0
    """How many big screens show the table."""


class Update(Struct, tag_field="t", tag="update", kw_only=True, omit_defaults=True):
    """One entry of the log: what happened, and every field that is different now."""

    seq: int
    at: int
    note: Note
    events: list[EventData] = []
    info: TableChanges = {}
    """The fields of the table that changed."""
    view: SightChanges = {}
    """The fields of the view that changed; of ``line`` only those that did, null for one that is gone."""


class Updates(Struct, tag_field="t", tag="updates", kw_only=True):
    """The updates that were missed, in order."""

    updates: list[Update]


class Yours(Struct, tag_field="t", tag="yours", kw_only=True):
    """The seats this visitor has now."""

    seats: list[int]
    host: bool


class Present(Struct, tag_field="t", tag="present", kw_only=True, omit_defaults=True):
    """The seats whose players are connected, and the numbers of spectators and of big screens."""

    seats: list[int]
    watching: int
    screens: int = 0


class WaitInfo(Struct, kw_only=True, omit_defaults=True):
    """A seat that a table over days waits for."""

    seat: int
    until: int
    """In milliseconds since 1970."""
    late: bool = False
    """The time is out, and the table goes on waiting: the others may vote."""
    votes: list[int] = []
    """The seats that want a bot to play."""


class Waits(Struct, tag_field="t", tag="waits", kw_only=True, omit_defaults=True):
    """At a table over days: for whom it waits and until when, and who is on holiday."""

    seats: list[WaitInfo]
    back: dict[str, str] = {}
    """By seat of a person on holiday the day they are back, such as 2027-05-03."""
    removed_at: int | None = None
    """When the table is removed if no one looks in, in milliseconds since 1970."""


class Accepted(Struct, tag_field="t", tag="accepted", kw_only=True, omit_defaults=True):
    """A request was done, and is stored."""

    id: str
    seq: int
    table: str = ""


class Refused(Struct, tag_field="t", tag="refused", kw_only=True, omit_defaults=True):
    """A request was not done. ``seq`` says where the table is, for those who are behind."""

    id: str
    reason: str
    seq: int
    detail: str = ""
    at: int | None = None
    """The index, from 0, of the action that caused the refusal."""


class Previewed(Struct, tag_field="t", tag="previewed", kw_only=True, omit_defaults=True):
    """What a draft would lead to: the places of the cars, and what could be done next."""

    id: str
    seq: int
    events: list[EventData]
    line: dict[str, str | None]
    """What changes in the view's line; after the draft's end only cars, and a card that goes on."""
    choices: list[ChoiceInfo]
    outlook: OutlookInfo
    ended: bool
    ask: PhraseInfo | None = None
    """What would be asked next."""
    aim: NoteInfo | None = None
    """At a guided race what its player would try to do then."""
    notes: list[NoteInfo] = []
    """What would be told besides."""


class Advised(Struct, tag_field="t", tag="advised", kw_only=True):
    """What Ace would do, the best choice first, at most three."""

    id: str
    seq: int
    choices: list[AdviceInfo]


class Checked(Struct, tag_field="t", tag="checked", kw_only=True):
    """The hash of the view at a ``seq``: SHA-256 of its JSON with sorted keys, in hexadecimal."""

    seq: int
    hash: str


class Outdated(Struct, tag_field="t", tag="outdated", kw_only=True):
    """The page is older than the server and should be loaded again."""

    v: int
    build: str


ServerMessage: TypeAlias = (
    Welcome | Update | Updates | Yours | Present | Waits | Accepted | Refused | Previewed | Advised
    | Checked | Outdated
)  # fmt: skip


class Frame(Struct, kw_only=True, omit_defaults=True):
    """One action, what happened, and every field of the view that is different after it."""

    do: str = ""
    """The action; the first frame has none."""
    advised: bool = False
    """Whether it was chosen with advice."""
    events: list[EventData] = []
    view: SightChanges
    rules: RulesInfo | None = None
    """What the game's options come to; in the first frame only."""
    seats: list[SeatInfo] = []
    """Who sat where; in the first frame only."""
