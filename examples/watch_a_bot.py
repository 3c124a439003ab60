"""Sits in seat 0 of a game between bots and tells, in English, all that this seat may know."""

from random import Random

import downforce as df
from downforce.i18n import Words, load

NAMES = ("Ada", "Bruno", "Carmen")
ME = df.Seat(0)


def main() -> None:
    words, rng = load("en"), Random(1)
    record = df.GameRecord(setup=df.make_setup(players=len(NAMES)), seed="watch a bot")
    state, events = df.opening(record.setup, record.deal)
    tell(words, events)
    show_choices(words, df.view(state, ME))
    while not df.is_over(state):
        seat = df.to_act(state)[0]
        view = df.view(state, seat)  # all that a bot is given
        action = df.BOTS["works"].choose(view, view.legal, rng)
        state, events = df.apply(state, action)
        tell(words, events)


def show_choices(words: Words, view: df.View) -> None:
    """The cards one holds, and what each would bid for the lot on offer."""
    print(f"\n{NAMES[ME]} holds {len(view.hand)} cards, the others {view.hand_sizes[1:]}, and may choose:")
    for choice in view.choices:
        assert isinstance(choice.action, df.Bid)
        bid = "a pass" if choice.amount is None else words.money(choice.amount)
        print(f"  {choice.action.card.name}  {bid:7} {words.card(choice.action.card)}")
    print()


def tell(words: Words, events: tuple[df.Event, ...]) -> None:
    """Each event as seat 0 may see it: of other players' secrets only that they happened."""
    for event in events:
        print(words.event(df.for_viewer(event, ME), NAMES))


if __name__ == "__main__":
    main()
