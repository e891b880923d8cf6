// Entering things at a judge's table, in English.
export const entryWords = {
  insecure: {
    title: 'This page does not work without a network.',
    start:
      'It comes by http, not by https: without a network it cannot be opened again. What you enter stays on this device all the same, and is sent when the network is back.',
    how: 'How to have it by https.',
    browser:
      'This browser, or this private window, does not keep the page: without a network it cannot be opened again. What you enter is sent when the network is back.',
    table:
      'Without a network this page cannot be opened again: if it fails, do not reload or close it.',
    offline:
      'No network. The book is on this device and is sent by itself, but as long as the network is gone do not reload or close the page: it would not open again.',
  },
  draft: {
    startOver: 'Start over',
    startOverAsk: 'Really from the beginning?',
  },
  hand: { label: 'A tap', put: 'Puts one', take: 'Takes one' },
  order: {
    title: 'Order of play',
    hint: 'Tap the players in the order the dice gave, from whoever begins.',
    othersFollow: 'The others follow as they sit',
    nth: (number: number) => `Player ${number}`,
  },
  objective: {
    search: 'Find a card or a territory',
    ours: 'ours',
    written: 'written at the table',
    oursText:
      'Four cards are ours and fill the deck of twenty: they are not the printed ones (R-2). If there is a card at the table that is missing here, write it down.',
    another: 'Another card',
    anotherText:
      'Its name and its territories as they are printed. It counts at this table and stays in the book.',
    cardName: 'Name of the card',
    cardLands: (count: number, points: number) =>
      `Territories of the card: ${count}, points: ${points}`,
    unusual:
      'The printed cards are worth 86 points and hold at least two whole continents: check again. It can be written all the same.',
    writeCard: 'Write the card down',
  },
};
