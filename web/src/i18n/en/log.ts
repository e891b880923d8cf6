// The lines of the log. Names come already in words.
const armies = (n: number) => (n === 1 ? '1 army' : `${n} armies`);

export const log = {
  started: (seats: number) => `The game begins, with ${seats}.`,
  placeRolled: (who: string, dice: string) => `${who} rolls ${dice} for the order.`,
  order: (names: string) => `Order of play: ${names}.`,
  colour: (who: string, colour: string) => `${who} plays ${colour}.`,
  objectiveDealt: (who: string) => `${who} gets an objective.`,
  myObjective: (objective: string) => `Your objective: ${objective}.`,
  claimed: (who: string, where: string, n: number) => `${who} takes ${where} with ${armies(n)}.`,
  given: (who: string) => `${who} has given the colour cards.`,
  turn: (round: number, who: string) => `Round ${round} · ${who}`,
  reinforced: (who: string, territories: number, continents: number) =>
    continents > 0
      ? `${who} gets ${armies(territories + continents)}: ${territories} for territories, ${continents} for continents.`
      : `${who} gets ${armies(territories)} for territories.`,
  overCap: (n: number) => `${armies(n)} above the cap, lost.`,
  reserveLost: (who: string, n: number) => `${who} loses ${armies(n)} that were not placed.`,
  tris: (who: string, cards: string, n: number) => `${who} plays the tris ${cards}: ${armies(n)}.`,
  centre: (who: string, where: string, cost: number) =>
    `${who} builds a centre in ${where} for ${armies(cost)}.`,
  placed: (who: string, places: string) => `${who} places ${places}.`,
  challenge: (who: string) => `${who} plays the Challenge card.`,
  losses: (attack: number, defence: number) => `−${attack} / −${defence}`,
  conquered: 'conquered',
  tiesToAttacker: 'ties to the attacker',
  eliminated: (who: string, by: string) => `${by} eliminates ${who}.`,
  cardsTaken: (by: string, from: string, n: number) =>
    `${by} takes ${n === 1 ? '1 card' : `${n} cards`} of ${from}.`,
  cardsDiscarded: (n: number) =>
    `${n === 1 ? '1 card' : `${n} cards`} too many go to the discards.`,
  moved: (from: string, to: string, n: number) => `${armies(n)} from ${from} to ${to}.`,
  transferred: (from: string, to: string, n: number) =>
    `Transfer: ${armies(n)} from ${from} to ${to}.`,
  gathered: (from: string, to: string, n: number) =>
    `Gathering: ${armies(n)} from ${from} to ${to}.`,
  reshuffled: 'The discards are the deck again.',
  drawn: (who: string) => `${who} draws a card.`,
  drew: (card: string) => `You drew: ${card}.`,
  forgone: (who: string, why: 'hand_limit' | 'no_cards') =>
    why === 'hand_limit'
      ? `${who} has all the cards allowed.`
      : `${who} draws none: no cards left.`,
  time: (round: number) => `Time is up: round ${round} is the last in full.`,
  closingBegan: (who: string) => `The sdadata begins, with ${who}.`,
  closingRaised: 'From now on more sums close the game.',
  slot: (who: string) => `The place of ${who}, withdrawn: only the sdadata.`,
  closingWaived: (who: string) => `${who} rolls no sdadata: conquests enough.`,
  closingRolled: (who: string, dice: string, sum: number) =>
    `${who} rolls the sdadata: ${dice}, sum ${sum}.`,
  reached: (who: string) => `${who} has reached the objective!`,
  picked: (who: string) => `${who} has chosen a colour.`,
  shown: (who: string, colour: string, cards: number, points: number) =>
    `${who} turns up ${cards} of ${colour}: ${points} points.`,
  objectiveShown: (who: string, objective: string) => `${who} had: ${objective}.`,
  ended: (who: string, cause: string) => `${who} wins, ${cause}.`,
  seed: 'The seed of the dice is shown.',
  withdrawn: (who: string) => `${who} withdraws: the territories are neutral.`,
  excluded: (who: string) => `${who} is excluded from the game.`,
  removed: (where: string, n: number) => `The arbiter removes ${armies(n)} from ${where}.`,
  cap: (who: string, n: number) =>
    n > 0 ? `Cap of ${who}: ${armies(n)}.` : `${who} has no army cap any more.`,
};
