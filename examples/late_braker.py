"""A power of our own, Late Braker, and a race in which seat 0 has it (docs/adding-a-power.md)."""

from random import Random

import downforce as df
from downforce.i18n import load
from downforce.rules.events import CarMoved


class LateBraker(df.Power):
    """Comes off the straights late: a move that entered one and ended beyond it earns one space more."""

    id = df.PowerId("late-braker")

    def bonus_steps(self, path: tuple[df.Cell, ...]) -> int:
        """One, if your own car was on a straight and ended in a bend or a taper."""
        was_on_straight = any(space.rectangle for space in path)
        return 1 if was_on_straight and not path[-1].rectangle else 0


df.add_power(LateBraker())


def main() -> None:
    """Powers are dealt here, not auctioned; with a single one in the pile it goes to seat 0."""
    words, rng, names = load("en"), Random(1), ("Ada", "Bruno", "Carmen")
    state = df.new_game(players=3, auction=False, powers=["late-braker"], seed="before lunch")
    for seat in state.setup.seats:
        print(f"{names[seat]} drives with {words.power_name(state.power(seat).id)}.")
    while not df.is_over(state):
        view = df.view(state, df.to_act(state)[0])
        action = df.BOTS["works"].choose(view, view.legal, rng)
        state, events = df.apply(state, action)
        for event in events:
            if isinstance(event, CarMoved) and event.bonus:
                print(words.event(event, names))
    print(df.standings(state))


if __name__ == "__main__":
    main()
