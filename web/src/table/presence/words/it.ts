// Who is not there, and who plays instead.
export const it = {
  absent: {
    bot: (name: string) => `${name} è assente: il computer gioca tra`,
    neutral: (name: string) =>
      `${name} è assente: i suoi territori diventano neutrali, per sempre, tra`,
    vote: (name: string) => `${name} è assente: decidete voi che fare tra`,
    nobody: (name: string) => `${name} è assente: si chiama il giudice tra`,
  },
  seconds: (n: number) => (n === 1 ? '1 secondo' : `${n} secondi`),
  voteTitle: (name: string) => `${name} è assente. Che si fa?`,
  voteLeft: 'Se non c’è accordo gioca il computer, tra',
  votes: { bot: 'Gioca il computer', wait: 'Aspettiamo', neutral: 'Neutrale per sempre' },
  voted: (label: string, n: number) => (n > 0 ? `${label} (${n})` : label),

  away: {
    time: 'Tempo scaduto: gioca il computer',
    spent: 'Tempo scaduto: gioca il computer',
    absent: 'Eri assente: gioca il computer',
    left: 'Hai lasciato il posto: gioca il computer',
  },
  awayHint: {
    time: 'Puoi riprendere questo turno una volta, con qualche secondo in più.',
    spent: 'Il computer finisce questo turno: il prossimo è di nuovo tuo.',
    absent: 'Il posto resta tuo: puoi riprenderlo quando vuoi.',
    left: 'Il posto resta tuo: puoi riprenderlo quando vuoi.',
  },
  soonNeutral:
    'Appena il regolamento lo permette i tuoi territori diventano neutrali, per sempre: fino ad allora il posto è tuo.',
  neutral: 'Il tuo posto è neutrale',
  neutralHint: 'I tuoi territori difendono soltanto, fino alla fine: non si torna indietro.',
  takeBack: 'Riprendi',
  paused: 'L’orologio è fermo',
  pausedHint: 'Si gioca quando chi organizza lo fa ripartire.',
  pausedHost: 'Si gioca quando lo fai ripartire.',

  standsIn: (name: string) => `Il computer gioca per ${name}, che può tornare quando vuole.`,
  timeUp: (name: string) => `Tempo scaduto per ${name}: il computer finisce il turno.`,
  back: (name: string) => `${name} è di nuovo al tavolo.`,
  newHost: (name: string) => `Ora organizza ${name}.`,
  youHost: 'Ora organizzi tu: chi organizzava se n’è andato.',
  goesOn: (name: string) => `${name} vuole continuare: la partita va avanti.`,

  menu: (name: string) => `${name}: che cosa puoi fare`,
  leave: 'Lascia il posto al computer',
  leaveHint: 'Il posto resta tuo: lo riprendi quando vuoi.',
  leaveNeutral: 'Lascia il posto',
  leaveNeutralTitle: 'Lasciare il posto?',
  leaveNeutralText:
    'A questo tavolo chi lascia diventa neutrale, per sempre: non si torna indietro.',
  leaveJudge: 'Il giudice viene chiamato e il tavolo aspetta.',
  nothing: 'Qui non c’è niente da fare.',

  stop: {
    ask: 'Interrompi la partita',
    takeBack: 'Non interrompere più',
    title: 'Interrompere la partita?',
    text: 'Finisce senza vincitore, se sono d’accordo tutti quelli che giocano.',
    textAlone: 'Finisce senza vincitore.',
    asked: (names: string) => `${names}: interrompiamo la partita?`,
    yes: 'D’accordo',
    no: 'Si continua',
    stopped: 'La partita è stata interrotta: non ha vincitore.',
  },
};
