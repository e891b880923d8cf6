// The game in five minutes. Every number is given: none is written here.
import type { RulesWords } from './words';

const armies = (n: number) => (n === 1 ? '1 army' : `${n} armies`);

export const primer: RulesWords['primer'] = {
  title: 'In five minutes',
  lead: 'Enough to play tonight. One reads aloud, the others lay the table.',
  choose: 'By which rulebook?',
  players: (list) => `${list} players`,
  minutes: (n) => (n > 0 ? `${n} minutes` : 'no clock'),
  print: 'Print',
  contents: 'On this page',
  goal: {
    title: 'The aim',
    map: (count, worth) =>
      `Everybody has an objective card, one of ${count}, and keeps it secret: a map of territories worth ${worth} points together. Whoever holds them all in their own turn makes RisiKo! and wins at once.`,
    base: (count) =>
      `Everybody has an objective card, one of ${count}, and keeps it secret: certain continents, a number of territories, or the armies of a colour to destroy. Whoever completes theirs in their own turn wins at once.`,
    destroy: (territories) =>
      `If the colour to destroy is your own, is not in play or is eliminated by somebody else, you need any ${territories} territories instead.`,
    territories: (quadrants) =>
      `The aim is the same for all: to hold at least half of the territories, and ${quadrants} whole quadrants among them.`,
    value: (quadrants) =>
      `The aim is the same for all: to hold territories for half of the value of the board plus one, and ${quadrants} whole quadrants among them.`,
    points:
      'If nobody gets there before time is up, the most points in the territories of one’s own objective win.',
    list: 'All the objectives',
  },
  setup: {
    title: 'Before you begin',
    classic: (territories, continents) =>
      `The board has ${territories} territories in ${continents} continents. Those that touch are neighbours, and so are those joined by a line over the sea: Alaska and Kamchatka too.`,
    quadrants: (count) =>
      `The board is made of ${count} quadrants, each of them a continent: land against land, sea against sea, and as many territories as can be shared out evenly. The east and west edges touch.`,
    coloursFirst: 'Everybody chooses a colour.',
    byRoll: 'Everybody rolls a die: you play, and sit clockwise, from the highest to the lowest.',
    fromHighest: (dice) =>
      dice === 1
        ? 'Everybody rolls a die: the highest begins, then clockwise.'
        : `Everybody rolls ${dice} dice: the highest sum begins, then clockwise.`,
    asSeated: 'You play in the order in which you sit.',
    coloursThen: 'In the same order everybody chooses a colour.',
    objectivesBefore: 'Everybody gets an objective face down; the other objectives leave the game.',
    dealt:
      'All the territory cards, without jollies, are dealt one by one, from the last player to the first. Each territory dealt takes one army.',
    half: 'Nobody may be dealt more than half of a continent: a card too many goes to somebody else.',
    objectivesAfter: 'Then everybody gets an objective face down.',
    deck: 'The cards go back to the deck with the jollies, and it is shuffled.',
    drafted: (count) =>
      `In turn everybody occupies a free territory with ${armies(count)}. One quadrant is filled after the other: whoever’s turn it is then opens the next.`,
    armiesFor: 'Starting armies each, those already on the board included',
    seats: (n) => `${n} players`,
    placing: (step) =>
      `The armies left go on the players’ own territories, in turn, ${step} at a time.`,
    cap: (most) => `Nobody may have more than ${armies(most)} on the board.`,
  },
  turn: {
    title: 'A turn',
    reinforce: 'Reinforcement',
    reinforceText: 'you get armies and place them',
    attack: 'Attacks',
    attackText: 'as many as you like, with dice',
    attackDuty: 'with dice; sometimes a duty',
    transfer: 'Transfer',
    transferText: 'one, between your territories',
    gatherText: 'one, even before attacking',
    card: 'Card',
    cardText: 'one, if you conquered',
    afterwards: 'Then it is the turn of the player on your left.',
  },
  reinforce: {
    title: 'Reinforcement',
    third: (per, held, got) =>
      `One army for every ${per} territories, rounded down: ${held} territories give ${got}.`,
    noMinimum: (per) => `There is no minimum: with fewer than ${per} territories none come.`,
    minimum: (least) =>
      `Never fewer than ${least}; with fewer than ${least} territories, one for each.`,
    continents: 'On top of that, every turn, those of the continents you hold whole:',
    quadrants:
      'On top of that, every turn, the bonus of each quadrant you hold whole: it is written on the quadrant.',
    place: 'They are all placed, wherever you like on your territories, before you attack.',
    takeBack: 'Until you attack you may change your mind.',
    limit: (most) =>
      `In a turn a territory takes only ${armies(most)}, unless it has a production centre: there, any number.`,
    centre: (cost, most) =>
      `A centre costs ${armies(cost)} of the reinforcement and stays with the territory, whoever takes it. There are ${most} in all.`,
  },
  cards: {
    title: 'Cards and tris',
    earn: 'If you conquered at least one territory in the turn, you take a card at its end: one only, even for ten conquests.',
    territories: (jollies) =>
      `Each card has a territory and a figure: infantry, cavalry or cannon. The ${jollies} jollies have no territory.`,
    figures: 'The cards have a figure (infantry, cavalry or cannon) or a jolly, and no territory.',
    play: 'During reinforcement the right three cards, a tris, are exchanged for armies. No other combination counts.',
    first: 'First the tris, then placing: after the first army placed it is too late.',
    held: (more) => `And ${armies(more)} more for each card of the tris whose territory you hold.`,
    tanks: 'And one army more for each tank drawn on the cards of the tris.',
    limit: (most) => `A hand holds ${most} cards at most: a full hand draws none.`,
    worth: 'Worth',
    tris: 'Tris',
    picture: (bonus) =>
      bonus > 0
        ? `A tris: three different figures. Whoever holds Brazil gets ${bonus} more.`
        : 'A tris: three different figures.',
  },
  attack: {
    title: 'Attacking',
    where:
      'From a territory of yours with at least two armies you attack a neighbouring one of an opponent. As often as you like, and whom you like.',
    free: 'If it does not pay, you need not attack at all.',
    duty: (placed) =>
      `If you placed at least ${armies(placed)} this turn, you must attack at least once, if you can.`,
    most: (dice) =>
      `You roll a die for each army that attacks, ${dice} at most: always as many as you can. One army stays as a garrison and does not attack.`,
    chosen: (dice) =>
      `You roll a die for each army that attacks, ${dice} at most: how many is your choice. One army stays as a garrison and does not attack.`,
    notFewer: 'You cannot attack with fewer dice than the defender rolls.',
    fewer: 'You may attack even with fewer dice than the defender rolls.',
    defenceMost: (dice) =>
      `The defender rolls a die for each army, ${dice} at most: always as many as possible.`,
    defenceChosen: (dice) =>
      `The defender chooses how many dice to roll, one an army and ${dice} at most, and says so before the roll.`,
    pairs:
      'The highest die meets the highest, then the second the second, then the third the third. The lower one costs an army; equal dice cost the attacker’s. Dice left alone do nothing.',
    again: 'After each roll you may go on, stop or attack elsewhere.',
    picture: (own, other) =>
      `Red attacks from Brazil, with ${armies(own)}, against North Africa, with ${armies(other)}: a line over the sea joins them.`,
    roll: (lost, won) =>
      `This roll costs the attacker ${armies(lost)} and the defender ${armies(won)}.`,
    attacker: 'Attack',
    defender: 'Defence',
  },
  conquest: {
    title: 'Conquering',
    occupy:
      'When the last army is gone, the territory is yours: you move in at once with at least as many armies as the dice you rolled last. From there you may attack again.',
    short: 'Fewer count as your transfer: there is no more attacking this turn.',
    more: 'More may follow, as long as at least one stays where they come from.',
    garrison: (least) =>
      `More may follow, but if the territory they leave still borders an opponent, at least ${armies(least)} must stay there: the garrison. Otherwise one is enough.`,
    picture: (from, to) =>
      from === to
        ? `North Africa fell to the last roll of ${from} dice: ${from} armies move in.`
        : `North Africa fell to the last roll of ${from} dice: ${from} to ${to} armies may move in from Brazil.`,
    eliminate: 'Whoever takes an opponent’s last territory eliminates them and takes their cards.',
    eliminateLimit: (most) =>
      `Whoever takes an opponent’s last territory eliminates them and takes their cards, at random, up to a hand of ${most}.`,
    protectedFor: (rounds) => `In the first ${rounds} rounds nobody can be eliminated.`,
  },
  transfer: {
    title: 'Transferring',
    one: 'Last of all you may transfer armies from one of your territories to a neighbouring one of yours: once, and the turn is over.',
    gather:
      'Once a turn, before your attacks or after them, you may gather armies into one of your territories from your territories that border it. Once done after attacks, there are no more of them.',
    leaveOne: 'At least one army always stays where they come from.',
    garrison: (least) =>
      `If the territory they leave borders an opponent, at least ${armies(least)} must stay there; otherwise one.`,
    blocked: (least) =>
      least === 1
        ? 'Indonesia has a single army, which cannot leave. From Western Australia all but one may go.'
        : `Indonesia borders blue and has only ${armies(least)}: none may leave. Western Australia borders no opponent: one is enough there.`,
    blockedMark: 'nobody leaves from here',
  },
  end: {
    title: 'How it ends',
    objective: 'Whoever reaches the aim in their own turn wins at once. So does the last one left.',
    noClock: 'There is no time limit: you play until somebody wins.',
    clockTurn: (minutes) => `The game lasts ${minutes} minutes from the first turn.`,
    clockDeal: (minutes) =>
      `The game lasts ${minutes} minutes from when the first territory is dealt.`,
    timeUpCount: 'When time is up, the round is finished and points are counted.',
    timeUp: (rounds) =>
      rounds === 1
        ? 'When time is up, the round is finished and one more is played.'
        : `When time is up, the round is finished and ${rounds} more are played.`,
    sdadata:
      'Then comes the sdadata. Whoever closes the last round rolls two dice at the end of their turn, and after them everybody at the end of their own: certain sums close the game. They grow each round.',
    fromFirst:
      'A round of the sdadata begins with the first player: in the first one, therefore, only the last player rolls.',
    exempt: (conquests) =>
      `Whoever conquered at least ${conquests} territories in the turn does not roll: the game goes on.`,
    points:
      'Once the game is closed, everybody counts the territories of their own objective that they hold: each is worth the number printed on the board, that of its borders.',
    ties: (list) => `Between equal points decide, in order: ${list}.`,
    sdadataRound: 'Round of the sdadata',
    closes: 'Closed by',
    chance: 'Chance',
    chanceOf: (cases) => `${cases} in 36`,
    onwards: (round) => `${round} and on`,
    nth: (round) => `${round}`,
  },
  next: {
    title: 'And now',
    play: 'Play against the computer',
    playHint: 'By these rules; the board shows what you can do and explains every refusal.',
    compare: (other) => `What is different from ${other}`,
    compareAny: 'Compare the rulebooks',
    book: 'Read the rulebook in full',
  },
};
