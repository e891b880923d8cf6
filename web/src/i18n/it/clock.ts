// The clocks of a table.
export const clock = {
  table: 'Tempo del tavolo',
  bank: 'Tempo del giocatore',
  turn: 'Tempo del turno',
  none: 'Senza orologio',
  paused: 'Orologio fermo',
  waits: 'Orologio fermo: si aspetta il giudice',
  up: 'Tempo scaduto',
  lastMinutes: (n: number) => (n === 1 ? 'Ultimo minuto' : `Ultimi ${n} minuti`),
  seconds: (n: number) => `Restano ${n} secondi`,
};
