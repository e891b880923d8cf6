// The account of the others' turns in Italian.
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
const signed = (n: number) => (n > 0 ? `+${n}` : `−${Math.abs(n)}`);

export const it = {
  title: 'Dal tuo ultimo turno',
  fold: 'Riduci il riepilogo',
  unfold: 'Apri il riepilogo',
  close: 'Chiudi il riepilogo',
  territories: (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? 'territorio' : 'territori'}`,
  armies: (n: number) => `${signed(n)} ${Math.abs(n) === 1 ? 'armata' : 'armate'}`,
  attacksOnYou: (n: number) => count(n, 'attacco subìto', 'attacchi subìti'),
  untouched: 'nessuno ti ha attaccato',
  nothingYet: 'Gli altri non hanno ancora giocato.',
  lost: (names: string) => `Perso: ${names}`,
  gained: (names: string) => `Preso: ${names}`,
  continentGained: (name: string) => `continente preso: ${name}`,
  continentLost: (name: string) => `continente perso: ${name}`,
  defence: 'La tua difesa',
  noAttacks: 'Nessun attacco.',
  onYou: 'contro di te',
  on: (name: string) => `contro ${name}`,
  fell: 'conquistato',
  held: 'resiste',
  throws: (n: number) => count(n, 'lancio', 'lanci'),
  losses: (lost: number, usual: string) => `perse ${lost} (attese ${usual})`,
  inflicted: (taken: number, usual: string) => `tolte ${taken} (attese ${usual})`,
  lucky: 'dadi buoni',
  unlucky: 'dadi cattivi',
  again: 'Rivedi sulla plancia',
  shown: 'Mostrato sulla plancia.',
};
