// The English words of standings, ties and files.
export const standings = {
  position: 'Pos',
  player: 'Player',
  club: 'Club',
  total: 'Total',
  wins: 'Wins',
  penalty: (points: string) => `penalty ${points}`,
  none: 'The standings appear with the first result.',
  teams: 'Teams',
  team: 'Team',
  ranking: 'Final ranking',
  kinds: {
    provisional: 'Standings so far',
    qualifying: 'Qualifying standings',
    knockout: 'How far each one came',
    final: 'Final ranking',
  },
  round: (n: number) => `R${n}`,
  finalPlace: (n: number) => `Final place: ${n}`,
  qualifyingPlace: (n: number) => `Qualifying place: ${n}`,
  notYet: 'Certificates are printed when the ranking is final.',
  reached: 'Up to',
  dropped: 'dropped',
  export: 'Download',
  csv: 'Spreadsheet (CSV)',
  text: 'Text for the forum',
  json: 'JSON',
  rankingFile: 'For the yearly ranking',
  file: 'The whole tournament (file)',
};

export const restore = {
  button: 'Restore from a file',
  file: 'File of an exported tournament',
  hint: 'Makes a tournament anew from “The whole tournament (file)”: people, rounds, results, journal. Links and badges are new.',
};

export const ties = {
  title: 'Tie at the cut',
  through: (n: number, of: number, what: string) =>
    n === 1 ? `One of ${of} goes on: ${what}` : `${n} of ${of} go on: ${what}`,
  judge: 'The judge settles it before the draw.',
  notYours: 'The Official Judge settles it, by the link of that role (tab Judges).',
  settled: 'Ties settled',
  seed: (seed: string) => `seed ${seed}`,
  criterion: (what: string) => `By ${what}`,
  drawLot: 'Draw a lot',
  lotHint: 'The seed stays in the journal: undone and drawn again, the lot comes out the same.',
  decide: 'The judge’s decision',
  tapInOrder: 'Tap the names in order, the best first.',
  reason: 'Why it is decided so',
  decideNow: 'Decide it so',
  by: {
    lot: 'lot',
    decision: 'the judge’s decision',
    qualifying: 'place in the qualifying standings',
    wins: 'wins',
    best_scores: 'best scores',
    fewer_counted: 'total with one result less',
    objectives: 'objectives reached',
    earlier_rank: 'ranking before the tournament',
  },
};
