"""A whole game in seven lines: everybody takes the first legal action."""

import downforce as df

state = df.new_game(players=4, track="marina-bay", mode="standard", edition="en", seed="any text")
while not df.is_over(state):
    seat = df.to_act(state)[0]  # several seats in secret phases
    action = df.legal_actions(state, seat)[0]
    state, events = df.apply(state, action)
print(df.standings(state))  # places and money, best first
