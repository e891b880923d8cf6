// Words of the rules, of the dice page and of the replay.
export const rules = {
  title: 'Regolamenti',
  lead: 'Ogni regola con il suo numero, quello che il tavolo cita quando rifiuta una mossa. Le frasi sono nostre.',
  chapter: (n: string) => `Capitolo ${n}`,
  clauses: 'Regole',
  knobs: 'In cifre',
  knobsHint: 'I valori con cui il regolamento si gioca qui.',
  knob: 'Che cosa',
  value: 'Valore',
  clause: 'Regola',
  objectives: 'Obiettivi',
  search: 'Cerca nelle regole',
  found: (n: number) => (n === 1 ? '1 regola' : `${n} regole`),
  none: 'Nessuna regola con queste parole.',
  seats: (list: string) => `Si gioca in ${list}`,
  minutes: (n: number) => (n > 0 ? `${n} minuti` : 'senza tempo'),
  play: 'Gioca con queste regole',
};

export const dicePage = {
  title: 'I dadi',
  lead: 'Nessuno deve fidarsi di noi: ogni dado di ogni partita si può ricalcolare.',
  how: 'Come funziona',
  steps: {
    commit:
      'Prima della partita il server sorteggia 32 byte, il seme, e ne pubblica l’impronta SHA-256. Da quel momento non può più cambiarlo.',
    contribute:
      'Il browser di ogni giocatore aggiunge 16 byte suoi. Così il server non può scegliere un seme che gli convenga.',
    stream:
      'Dal seme e dai contributi, con SHA-256, nasce una sola fila di byte: ogni dado, carta e territorio ne consuma il prossimo. I byte che favorirebbero i numeri bassi si scartano.',
    reveal:
      'A partita finita il server scopre il seme. Il tuo browser controlla l’impronta e rifà tutti i lanci, uno per uno.',
  },
  notes: 'Che cosa vuol dire',
  noteUntil:
    '«Attacca finché…» lancia gli stessi dadi di un lancio alla volta: nessuna scorciatoia, nessuna probabilità diversa.',
  noteBalanced:
    'Non esistono dadi «bilanciati»: una serie sfortunata capita, e le statistiche di ogni partita lo mostrano.',
  noteFuture:
    'Nessun lancio futuro viene mai spedito a un browser, e il mazzo non è mescolato in anticipo.',
  try: 'Prova',
  tryText: 'Lancia qui dadi con lo stesso procedimento, da un seme a caso del tuo browser.',
  throw: (n: number) => `Lancia ${n} dadi`,
  counts: 'Quante volte è uscita ogni faccia',
  total: (n: number) => `${n} dadi`,
  own: 'Il codice',
  ownText: 'Con il seme e i contributi, queste righe di Python danno gli stessi numeri:',
};

export const replay = {
  title: 'Rivedi una partita',
  lead: 'Apri una partita finita con il suo codice, o carica il file che hai scaricato.',
  code: 'Codice del tavolo',
  open: 'Apri',
  upload: 'Carica un file',
  uploadHint: 'Il testo di una partita (.txt), anche scritta a mano da un arbitro.',
  step: (n: number, all: number) => `Passo ${n} di ${all}`,
  first: 'All’inizio',
  last: 'Alla fine',
  previous: 'Indietro',
  next: 'Avanti',
  previousTurn: 'Turno precedente',
  nextTurn: 'Turno successivo',
  play: 'Riproduci',
  pause: 'Ferma',
  speed: 'Velocità',
  speeds: { slow: 'lenta', normal: 'normale', fast: 'rapida', fastest: 'rapidissima' },
  scrub: 'Punto della partita',
  share: 'Copia il collegamento a questo punto',
  download: 'Scarica la partita',
  downloadJson: 'Scarica in JSON',
  who: 'Giocatori',
  log: 'Registro',
  reveal: 'Carte e obiettivi scoperti',
  notOver: 'Questa partita non è ancora finita.',
};
