// The judge at a table of a tournament.
export const judge = {
  call: 'Chiama il giudice',
  short: 'Giudice',
  callText: 'Il banco vede subito la chiamata. Intanto la partita va avanti.',
  reason: 'Per cosa (facoltativo)',
  called: 'Giudice chiamato: sta arrivando.',
  calledText: 'Il giudice è già stato chiamato: il banco vede la chiamata.',
  answered: 'Il giudice si è occupato della tua chiamata.',
  moved:
    'Il tuo posto è passato a un altro dispositivo: da qui guardi soltanto. Per riprenderlo apri qui il tuo link personale.',
  waits: {
    absent: 'assente, si aspetta il giudice',
    time: 'tempo scaduto, si aspetta il giudice',
  },
  waitsFor: {
    absent: (name: string) =>
      `${name} è assente: nessuno gioca per lui. Il giudice è chiamato e l’orologio è fermo.`,
    time: (name: string) =>
      `${name} ha finito il tempo: nessuno gioca per lui. Il giudice è chiamato e l’orologio è fermo.`,
  },
  waitsForYou: {
    absent: 'Risulti assente: il giudice è chiamato. Fai una mossa per continuare.',
    time: 'Il tuo tempo è finito: il giudice è chiamato e l’orologio è fermo. Puoi continuare.',
  },
};
