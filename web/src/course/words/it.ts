// The guided game in Italian, the source of the catalogue's shape. Of each step: its name, what to do
// and why, and what has come of it.
export const it = {
  title: 'Impara giocando',
  loading: 'Preparo la plancia…',
  failed: 'La lezione non si è caricata. Controlla la rete e riprova.',
  again: 'Riprova',
  count: (step: number, all: number) => `Passo ${step} di ${all}`,
  next: 'Avanti',
  back: 'Indietro',
  skip: 'Salta',
  leave: 'Esci',
  coach: 'La lezione',
  well: 'Fatto.',
  notNow: 'Si può fare, ma non adesso: prima il passo della lezione.',
  end: {
    title: 'Ora sai giocare',
    text: 'Rinforzi, attacchi, spostamento, carta: ogni turno è così, fino all’obiettivo o alla sdadata. Il resto si impara giocando.',
    play: 'Gioca subito contro il computer',
    easy: 'Una partita facile: tu e due avversari prudenti. Se non sai che cosa fare, chiedi un consiglio.',
    startOver: 'Rifai la lezione',
    rules: 'Tutte le regole',
    home: 'Pagina iniziale',
  },
  steps: {
    reinforce: {
      name: 'I rinforzi',
      text: 'Sei il Rosso e tocca a te. Ogni turno comincia con i rinforzi: 12 territori, un’armata ogni tre: sono 4. Mettile in Brasile toccandolo, poi conferma.',
      done: 'Quattro armate in più. In partita le metti dove vuoi, purché su territori tuoi.',
    },
    why: {
      name: 'Chi si può attaccare',
      text: 'Si attacca solo chi confina con te. Tocca l’America Centrale, che non confina: il gioco ti dice perché no.',
      done: 'Ogni rifiuto dice il motivo e la regola: toccala quando vuoi per leggerla.',
    },
    attack: {
      name: 'L’attacco',
      text: 'Il Venezuela di Bruno confina con il tuo Brasile. Tocca il Brasile, poi il Venezuela, e lancia i dadi.',
      done: 'I dadi si confrontano dal più alto: il 6 batte il 4, il 5 batte il 3, il 2 perde contro l’altro 3. Due armate perse da Bruno, una da te.',
    },
    conquer: {
      name: 'La conquista',
      text: 'In Venezuela restano due armate. Si può lanciare quante volte si vuole: lancia finché non ne resta nessuna.',
      done: 'Hai visto il 5 contro 5? A pari numero vince chi difende. Ma il Venezuela è caduto lo stesso.',
    },
    occupy: {
      name: 'Si entra',
      text: 'Un territorio non resta mai vuoto: entra con almeno tante armate quanti dadi hai lanciato. Scegli quante e conferma.',
      done: 'In Brasile dovevano restarne due: confina con un avversario, e due è la guarnigione minima.',
    },
    transfer: {
      name: 'Lo spostamento',
      text: 'Prima di chiudere puoi spostare armate una volta, fra due tuoi territori confinanti. Il Perù non ha più nemici vicini: con «Sposta…» portale in Brasile.',
      done: 'Lo spostamento chiude il turno. In Perù basta un’armata: la guarnigione di due serve solo ai confini.',
    },
    card: {
      name: 'La carta',
      text: 'Chi conquista almeno un territorio prende una carta a fine turno. Apri «Carte» e guarda le tue.',
      done: 'Tre carte con il fante: è un tris! Lo giochi nei prossimi rinforzi.',
    },
    others: {
      name: 'Tocca agli altri',
      text: 'Bruno rivuole il Venezuela. Tu non devi fare nulla: guarda.',
      done: 'Anche chi difende lancia fino a tre dadi: Bruno ha perso tre armate, tu nessuna. E adesso tocca di nuovo a te.',
    },
    tris: {
      name: 'Il tris',
      text: 'Tre carte uguali, tre diverse, o due uguali e un jolly danno armate in più. Gioca il tris.',
      done: '8 armate per tre fanti, e 2 in più perché l’Argentina di una delle carte è tua.',
    },
    place: {
      name: 'Il continente',
      text: 'Hai 16 armate: 4 per i territori, 2 perché il Sud America è tutto tuo, 10 del tris. Mettile dove vuoi, tenendo premuto o con «Piazza per me», e conferma.',
      done: 'Un continente intero rende a ogni turno: conviene prenderlo, e spezzare quelli degli altri.',
    },
    objective: {
      name: 'L’obiettivo',
      text: 'Qualche giro dopo. Vince chi completa il proprio obiettivo segreto: apri «Carte» e scegli «Mostra sulla plancia».',
      done: 'Quelli accesi sono i territori del tuo obiettivo, il Lupo. Te ne manca uno: l’Africa del Nord!',
    },
    win: {
      name: 'RisiKo!',
      text: 'Attacca l’Africa del Nord dal Brasile, lancia ed entra.',
      done: 'Obiettivo completato: la partita finisce subito e hai vinto tu.',
    },
    sdadata: {
      name: 'La sdadata',
      text: 'E se nessuno ci riesce? Scaduto il tempo, dopo ogni turno si lanciano due dadi: una somma bassa chiude la partita. Chiudi il turno.',
      done: 'È uscito 3: fino a 4 si chiude. Vince chi ha più punti nei territori del proprio obiettivo: tu, 61 a 58.',
    },
  },
};
