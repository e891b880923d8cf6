// The Italian words of standings, ties and files.
export const standings = {
  position: 'Pos',
  player: 'Giocatore',
  club: 'Club',
  total: 'Totale',
  wins: 'Vittorie',
  penalty: (points: string) => `penalità ${points}`,
  none: 'La classifica compare con il primo risultato.',
  teams: 'Squadre',
  team: 'Squadra',
  ranking: 'Classifica finale',
  kinds: {
    provisional: 'Classifica provvisoria',
    qualifying: 'Classifica di qualificazione',
    knockout: 'Fin dove è arrivato ognuno',
    final: 'Classifica finale',
  },
  round: (n: number) => `T${n}`,
  finalPlace: (n: number) => `${n}º in classifica finale`,
  qualifyingPlace: (n: number) => `${n}º in qualificazione`,
  notYet: 'Gli attestati si stampano quando la classifica è finale.',
  reached: 'Fino a',
  dropped: 'scartata',
  export: 'Scarica',
  csv: 'Foglio (CSV)',
  text: 'Testo per il forum',
  json: 'JSON',
  rankingFile: 'Per la classifica annuale',
  file: 'Tutto il torneo (file)',
};

export const restore = {
  button: 'Ripristina da file',
  file: 'File di un torneo esportato',
  hint: 'Rifà qui un torneo da «Tutto il torneo (file)»: iscritti, turni, risultati, registro. I collegamenti e i cartellini sono nuovi.',
};

export const ties = {
  title: 'Parità al taglio',
  through: (n: number, of: number, what: string) =>
    n === 1 ? `Passa uno su ${of}: ${what}` : `Passano in ${n} su ${of}: ${what}`,
  judge: 'Decide il giudice prima del sorteggio.',
  notYours: 'Decide il Giudice Ufficiale, con il suo collegamento (scheda Giudici).',
  settled: 'Parità decise',
  seed: (seed: string) => `seme ${seed}`,
  criterion: (what: string) => `Per ${what}`,
  drawLot: 'Sorteggia',
  lotHint: 'Il seme resta nel registro: annullato e rifatto, il sorteggio esce uguale.',
  decide: 'Decisione del giudice',
  tapInOrder: 'Tocca i nomi in ordine, il migliore per primo.',
  reason: 'Motivo della decisione',
  decideNow: 'Decidi così',
  by: {
    lot: 'sorteggio',
    decision: 'decisione del giudice',
    qualifying: 'posizione in qualificazione',
    wins: 'vittorie',
    best_scores: 'migliori punteggi',
    fewer_counted: 'totale con un risultato in meno',
    objectives: 'obiettivi raggiunti',
    earlier_rank: 'classifica precedente',
  },
};
