// Everything this page says, and how it words what happened. English for now.

export const T = {
  motto: "Six cars, an auction, a race and three bets", yourTurn: "Your turn", racing: "Race now", racingHint: "You and three bots, at once.",
  name: "Your name", noName: "Guest", newTable: "A table of your own", open: "Open the table",
  players: "Players", track: "Circuit", mode: "Game", edition: "Edition", level: "Bots", pace: "Bots' pace",
  clock: "Clock", public: "Public table",
  publicHint: "Anybody can find it. Once finished, the game joins an open collection, without names.",
  join: "Join a table", code: "Code", joinButton: "Join", lobby: "Public tables", nobody: "None just now.",
  sit: "Sit here", sitToo: "Another player here", stand: "Stand up", addBot: "Seat a bot", remove: "Remove",
  kick: "Send away", start: "Start the race", fill: "Fill up with bots", empty: "empty", host: "host",
  waitHost: "The host starts the race once every seat is taken.", needSeats: "Every seat needs somebody, or a bot.",
  invite: "Invite others", inviteHint: "Tell them the code, or send them the link:",
  loopback: "The link is for this machine. Phones take the address that was shown when Downforce started, then the code.",
  dealing: "Dealing: everybody's page adds to the shuffle, so that nobody can choose the cards.",
  back: "Step back", undo: "Take back", askUndo: "Ask to take back", pause: "Pause", resume: "Go on",
  paused: "The game is paused.", agree: "Agree", refuse: "Refuse", giveUp: "Never mind",
  hand: "Hand", order: "Running order", teams: "Players", log: "What happened", say: "Say something", send: "Say",
  whole: "Whole circuit", close: "Close up", cover: "Cover", mine: "your hand",
  covered: "Cards are covered. Whoever plays next uncovers them.", watching: "You are watching.",
  again: "Rematch", toRematch: "To the rematch", file: "Download the game file", digest: "Digest", proof: "Fair deal",
  proofHint: "Before the cards were dealt the server showed the first number. Its secret is the second; with the "
    + "numbers from everybody's page it makes the seed in the game file, which “downforce verify” deals again.",
  lost: "Connection lost. Trying again by itself.", reload: "There is a newer version of this page. Load it again.",
  gone: "There is no such table.", wait: "One moment.", home: "home", toGo: "to go", bets: "bets", cards: "cards",
  price: "Paid", prize: "Prize", bet: "Bets", sum: "Total", away: "a bot drives meanwhile", offline: "not here",
  pick: {
    bid: "Choose a card to bid with.", "keep-power": "Choose the power to race with.",
    "swap-power": "Swap Cunning for another power?", "play-card": "Play a card.", "name-wild": "Which car takes the wild?",
    "choose-skip": "Leave this line out?", "move-car": "Where does the car end?", bonus: "Take the bonus move?",
    bet: "Who will win? Your bet stays secret.",
  },
  signs: { bravo: "Bravo!", ouch: "Ouch!", laugh: "Ha ha!", hurry: "Hurry up!", thanks: "Thanks!", oops: "Oops." },
  modes: { standard: "Standard", beginner: "Beginners", "long-distance": "Long distance", "world-tour": "World Tour" },
  editions: { en: "English", es: "Spanish", fr: "French", "pt-PT": "Portuguese", "pt-BR": "Brazilian" },
  paces: { calm: "Calm", normal: "Normal", quick: "Quick", instant: "At once" },
  clocks: { off: "None", relaxed: "Two minutes a decision", fast: "Half a minute a decision" },
  effects: {
    aggressive: "your car goes one farther from the top line", cunning: "you alone steer your cars",
    determined: "two more after rectangular spaces only", strategic: "leave out one line of each card",
    tricky: "read cards from bottom to top", unpredictable: "wilds may repeat a colour",
  },
  refused: {
    "too-many": "Not so fast: wait a moment and try again.", stale: "Something else happened first; look again.",
    "not-your-turn": "It is not your turn.", "seat-taken": "Somebody has that seat.", paused: "The game is paused.",
    "seats-empty": "Some seats are empty.", "bad-name": "A name has 1 to 24 visible letters.",
    "server-trouble": "The server is in trouble; nothing was changed, so try again.", muted: "The host has muted you.",
    kicked: "The host does not want you at this table.", "not-the-host": "Only the host can do that.",
    "nothing-to-undo": "There is nothing to take back.", "undo-pending": "Somebody has asked to take something back.",
    "bad-chat": "A message has 1 to 300 visible letters.", "no-such-thing": "There is no such table.",
  },
};

export const CARS = { K: "black", B: "blue", G: "green", Y: "yellow", O: "orange", R: "red" };
export const LETTER = Object.fromEntries(Object.entries(CARS).map(([letter, word]) => [word, letter]));

export const title = (id) => id.replace(/@.*/, "").split("-").map(capital).join(" ");
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
export const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
export const ordinal = (n) => `${n}${["", "st", "nd", "rd"][n] ?? "th"}`;
export const refusal = (message) =>
  T.refused[message.reason] ?? `That was refused: ${message.reason.replaceAll("-", " ")}.`;

export function money(amount, edition) {
  const [before, after] = { "pt-PT": ["€", "M"], "pt-BR": ["$", " mi"] }[edition] ?? ["$", "M"];
  return `${amount < 0 ? "−" : ""}${before}${Math.abs(amount)}${after}`;
}

export function names(seats) {
  // A bot is called by its level, with a number where there are several.
  const levels = seats.map((seat) => (seat.name ? "" : seat.level));
  return seats.map((seat, n) => {
    if (seat.name || !seat.level) return seat.name || T.empty;
    const alone = levels.indexOf(seat.level) === levels.lastIndexOf(seat.level);
    const number = levels.slice(0, n + 1).filter((level) => level === seat.level).length;
    return `${capital(seat.level)} bot${alone ? "" : ` ${number}`}`;
  });
}

// One line for an event, or nothing for those that go without saying.
export function told(event, who, say) {
  const name = who[event.seat], car = event.car && capital(event.car), { cash, card } = say;
  const list = (items) => items.join(", ").replace(/, ([^,]*)$/, " and $1");
  switch (event.event) {
    case "lot-opened": return `For sale: ${event.car}${event.power ? ` with ${capital(event.power)}` : ""}.`;
    case "bids-revealed":
      return `${list(event.bids.map((bid) => `${who[bid.seat]} ${bid.amount === null ? "passes" : cash(bid.amount)}`))}.`;
    case "lot-sold": return `Sold! ${name} takes ${event.car} for ${cash(event.price)}.`;
    case "lot-given": return `${car} goes to ${name} for ${cash(event.price)}.`;
    case "lot-set-aside": return `Nobody bids for ${event.car}; it comes again.`;
    case "lot-unsold": return `${car} races without an owner.`;
    case "powers-kept": return `The drivers: ${list(event.powers.map((power, n) => `${who[n]} (${power ?? "none"})`))}.`;
    case "power-swapped": return event.took ? `${name} swaps Cunning for ${event.took}.` : `${name} stays with Cunning.`;
    case "race-started": return `Engines on! ${name} goes first.`;
    case "card-played": return `${name} plays ${card(event.card)}${event.reverse ? ", bottom to top" : ""}.`;
    case "wild-named": return `${name} names ${event.car}.`;
    case "line-skipped": return `${name} leaves out ${event.car ?? "the wild"}.`;
    case "line-passed-over": return event.home ? null : `${car} is jammed.`;
    case "car-moved": return `${car} goes ${event.path.length}${event.bonus ? " more" : ""}, steered by ${name}.`;
    case "line-crossed": return `${car} is first over betting line ${event.number}.`;
    case "car-finished": return `${car} comes home ${ordinal(event.place)}!`;
    case "lap-completed": return `${car} has gone round ${count(event.laps, "time")}.`;
    case "hand-dropped": return `${name} has every car home.`;
    case "bets-opened": return `Bet ${event.number}: everybody marks a winner.`;
    case "race-scored": return event.home.length ? `Home: ${list(event.home)}.` : "No car came home.";
    case "next-race-started": return `On to race ${event.race}, at ${title(event.track)}.`;
    case "game-ended": return `${list(event.winners.map((seat) => who[seat]))} ${event.winners.length > 1 ? "share the win" : "wins"}!`;
    default: return null;
  }
}

export function noted(note, who) {
  const name = who[note.seat];
  switch (note.what) {
    case "say": case "said": return `${name}: “${note.text}”`;
    case "react": case "reacted": return `${name}: ${T.signs[note.sign] ?? note.sign}`;
    case "undone": return `${name} takes the last move back.`;
    case "undo-asked": return `${name} asks to take a move back.`;
    case "undo-answered": return note.agree ? `${name} agrees.` : "It stays as it is.";
    case "paused": return "The game is paused.";
    case "resumed": return "The game goes on.";
    case "taken-over": return `${name} is away; a bot drives meanwhile.`;
    case "handed-back": return `${name} is back.`;
    case "stood": case "kicked": return `${name} has left; a bot goes on.`;
    default: return null;
  }
}
