// Words of the rules, of the dice page and of the replay.
export const rules = {
  title: 'Rules',
  lead: 'Every rule with its number, the one the table names when it refuses something. The sentences are ours.',
  chapter: (n: string) => `Chapter ${n}`,
  clauses: 'Rules',
  knobs: 'In figures',
  knobsHint: 'The values this ruleset is played with here.',
  knob: 'What',
  value: 'Value',
  clause: 'Rule',
  objectives: 'Objectives',
  search: 'Search the rules',
  found: (n: number) => (n === 1 ? '1 rule' : `${n} rules`),
  none: 'No rule with these words.',
  seats: (list: string) => `For ${list} players`,
  minutes: (n: number) => (n > 0 ? `${n} minutes` : 'no clock'),
  play: 'Play by these rules',
};

export const dicePage = {
  title: 'The dice',
  lead: 'Nobody has to trust us: every die of every game can be worked out again.',
  how: 'How it works',
  steps: {
    commit:
      'Before the game the server draws 32 bytes, the seed, and publishes its SHA-256 fingerprint. From then on it cannot change it.',
    contribute:
      'Every player’s browser adds 16 bytes of its own. So the server cannot choose a seed that suits it.',
    stream:
      'From seed and contributions, by SHA-256, comes one row of bytes: every die, card and territory uses up the next. Bytes that would favour low numbers are thrown away.',
    reveal:
      'When the game is over the server shows the seed. Your browser checks the fingerprint and throws all the dice again, one by one.',
  },
  notes: 'What it means',
  noteUntil:
    '“Attack until…” throws the same dice as one throw at a time: no short cut, no other odds.',
  noteBalanced:
    'There are no “balanced” dice: bad luck happens, and the statistics of each game show it.',
  noteFuture: 'No future throw is ever sent to a browser, and no deck is shuffled beforehand.',
  try: 'Try it',
  tryText: 'Throw dice here by the same procedure, from a random seed of your browser.',
  throw: (n: number) => `Throw ${n} dice`,
  counts: 'How often each face came',
  total: (n: number) => `${n} dice`,
  own: 'The code',
  ownText: 'With the seed and the contributions, these lines of Python give the same numbers:',
};

export const replay = {
  title: 'See a game again',
  lead: 'Open a finished game by its code, or load the file you downloaded.',
  code: 'Code of the table',
  open: 'Open',
  upload: 'Load a file',
  uploadHint: 'The text of a game (.txt), typed by hand by an arbiter too.',
  step: (n: number, all: number) => `Step ${n} of ${all}`,
  first: 'To the beginning',
  last: 'To the end',
  previous: 'Back',
  next: 'Forward',
  previousTurn: 'Turn before',
  nextTurn: 'Next turn',
  play: 'Play',
  pause: 'Stop',
  speed: 'Speed',
  speeds: { slow: 'slow', normal: 'normal', fast: 'fast', fastest: 'very fast' },
  scrub: 'Point of the game',
  share: 'Copy the link to this point',
  download: 'Download the game',
  downloadJson: 'Download as JSON',
  who: 'Players',
  log: 'Log',
  reveal: 'Cards and objectives, open',
  notOver: 'This game is not over yet.',
};
