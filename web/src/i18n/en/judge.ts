// The judge at a table of a tournament.
export const judge = {
  call: 'Call the judge',
  short: 'Judge',
  callText: 'The desk sees the call at once. Meanwhile the game goes on.',
  reason: 'What for (optional)',
  called: 'The judge was called and is coming.',
  calledText: 'The judge was called already: the desk sees the call.',
  answered: 'The judge has seen to your call.',
  moved:
    'Your seat has moved to another device: from here you only watch. To take it back, open your personal link here.',
  waits: { absent: 'absent, waiting for the judge', time: 'out of time, waiting for the judge' },
  waitsFor: {
    absent: (name: string) =>
      `${name} is absent: nobody plays for them. The judge is called and the clock stands still.`,
    time: (name: string) =>
      `${name} is out of time: nobody plays for them. The judge is called and the clock stands still.`,
  },
  waitsForYou: {
    absent: 'You count as absent: the judge is called. Make a move to go on.',
    time: 'Your time is up: the judge is called and the clock stands still. You may go on.',
  },
};
