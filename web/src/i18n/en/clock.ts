// The clocks of a table.
export const clock = {
  table: 'Time of the table',
  bank: 'Time of the player',
  turn: 'Time of the turn',
  none: 'No clock',
  paused: 'Clock stopped',
  waits: 'Clock stopped: waiting for the judge',
  up: 'Time is up',
  lastMinutes: (n: number) => (n === 1 ? 'Last minute' : `Last ${n} minutes`),
  seconds: (n: number) => `${n} seconds left`,
};
