// The game in five minutes. Every number is given: none is written here.
const armies = (n: number) => (n === 1 ? 'un’armata' : `${n} armate`);

export const primer = {
  title: 'In cinque minuti',
  lead: 'Quanto basta per giocare stasera. Uno legge ad alta voce, gli altri preparano il tavolo.',
  choose: 'Con quale regolamento?',
  players: (list: string) => `in ${list}`,
  minutes: (n: number) => (n > 0 ? `${n} minuti` : 'senza tempo'),
  print: 'Stampa',
  contents: 'In questa pagina',
  goal: {
    title: 'Lo scopo',
    map: (count: number, worth: number) =>
      `Ognuno ha una carta obiettivo, una fra ${count}, che tiene segreta: una mappa di territori che insieme valgono ${worth} punti. Chi li possiede tutti nel proprio turno fa RisiKo! e vince subito.`,
    base: (count: number) =>
      `Ognuno ha una carta obiettivo, una fra ${count}, che tiene segreta: certi continenti, un certo numero di territori, o le armate di un colore da distruggere. Chi la completa nel proprio turno vince subito.`,
    destroy: (territories: number) =>
      `Se il colore da distruggere è il tuo, non è in gioco o lo elimina un altro, ti servono invece ${territories} territori qualunque.`,
    territories: (quadrants: number) =>
      `Lo scopo è uguale per tutti: possedere almeno metà dei territori, e fra questi ${quadrants} quadranti interi.`,
    value: (quadrants: number) =>
      `Lo scopo è uguale per tutti: possedere territori per metà del valore della plancia più uno, e fra questi ${quadrants} quadranti interi.`,
    points:
      'Se nessuno ci arriva prima che il tempo finisca, vince chi ha più punti nei territori del proprio obiettivo.',
    list: 'Tutti gli obiettivi',
  },
  setup: {
    title: 'Prima di cominciare',
    classic: (territories: number, continents: number) =>
      `La plancia ha ${territories} territori in ${continents} continenti. Confinano quelli che si toccano e quelli uniti da una linea sul mare: anche l’Alaska con la Kamchatka.`,
    quadrants: (count: number) =>
      `La plancia si compone di ${count} quadranti, ciascuno un continente: terra contro terra, mare contro mare, e tanti territori da dividersi in parti uguali. I bordi est e ovest si toccano.`,
    coloursFirst: 'Ognuno sceglie un colore.',
    byRoll:
      'Ognuno lancia un dado: si gioca, e ci si siede in senso orario, dal più alto al più basso.',
    fromHighest: (dice: number) =>
      dice === 1
        ? 'Ognuno lancia un dado: comincia il più alto, poi si va in senso orario.'
        : `Ognuno lancia ${dice} dadi: comincia la somma più alta, poi si va in senso orario.`,
    asSeated: 'Si gioca nell’ordine in cui si è seduti.',
    coloursThen: 'Nello stesso ordine ognuno sceglie un colore.',
    objectivesBefore: 'Ognuno riceve un obiettivo coperto; gli altri obiettivi escono dal gioco.',
    dealt:
      'Si danno tutte le carte territorio, senza jolly, una alla volta, dall’ultimo di mano al primo. Su ogni territorio ricevuto va un’armata.',
    half: 'Nessuno può ricevere più di metà di un continente: la carta di troppo va a un altro.',
    objectivesAfter: 'Poi ognuno riceve un obiettivo coperto.',
    deck: 'Le carte tornano nel mazzo con i jolly, e si mescola.',
    drafted: (count: number) =>
      `A turno ognuno occupa un territorio libero con ${armies(count)}. Si riempie un quadrante alla volta: poi chi è di turno ne apre un altro.`,
    armiesFor: 'Armate iniziali a testa, contando quelle già sulla plancia',
    seats: (n: number) => `in ${n}`,
    placing: (step: number) =>
      `Le armate rimaste si piazzano sui propri territori, a turno, ${step} alla volta.`,
    cap: (most: number) => `Nessuno può avere sulla plancia più di ${armies(most)}.`,
  },
  turn: {
    title: 'Il turno',
    reinforce: 'Rinforzi',
    reinforceText: 'ricevi armate e le piazzi',
    attack: 'Attacchi',
    attackText: 'quanti ne vuoi, con i dadi',
    attackDuty: 'con i dadi; a volte è un obbligo',
    transfer: 'Spostamento',
    transferText: 'uno, fra i tuoi territori',
    gatherText: 'uno, anche prima degli attacchi',
    card: 'Carta',
    cardText: 'una, se hai conquistato',
    afterwards: 'Poi tocca a chi siede alla tua sinistra.',
  },
  reinforce: {
    title: 'Rinforzi',
    third: (per: number, held: number, got: number) =>
      `Un’armata ogni ${per} territori, arrotondando per difetto: con ${held} territori ne ricevi ${got}.`,
    noMinimum: (per: number) => `Non c’è un minimo: con meno di ${per} territori non ne arrivano.`,
    minimum: (least: number) =>
      `Mai meno di ${least}; con meno di ${least} territori, una per territorio.`,
    continents: 'In più, ogni turno, quelle dei continenti che possiedi per intero:',
    quadrants:
      'In più, ogni turno, il premio di ogni quadrante che possiedi per intero: è scritto sul quadrante.',
    place: 'Si piazzano tutte, dove vuoi fra i tuoi territori, prima di attaccare.',
    takeBack: 'Finché non attacchi puoi cambiare idea.',
    limit: (most: number) =>
      `In un turno un territorio riceve soltanto ${armies(most)}, a meno che abbia un centro di produzione: lì non c’è limite.`,
    centre: (cost: number, most: number) =>
      `Un centro costa ${armies(cost)} dei rinforzi e resta al territorio, chiunque lo prenda. In tutto ce ne sono ${most}.`,
  },
  cards: {
    title: 'Carte e tris',
    earn: 'Se nel turno hai conquistato almeno un territorio, alla fine prendi una carta: una sola, anche con dieci conquiste.',
    territories: (jollies: number) =>
      `Ogni carta ha un territorio e una figura: fante, cavaliere o cannone. I ${jollies} jolly non hanno territorio.`,
    figures:
      'Le carte hanno una figura (fante, cavaliere o cannone) o un jolly, e nessun territorio.',
    play: 'Durante i rinforzi tre carte giuste si cambiano in armate. Altre combinazioni non valgono.',
    first: 'Prima il tris, poi il piazzamento: dopo la prima armata piazzata è tardi.',
    held: (more: number) =>
      `E ${armies(more)} in più per ogni carta del tris di cui possiedi il territorio.`,
    tanks: 'E un’armata in più per ogni carro disegnato sulle carte del tris.',
    limit: (most: number) =>
      `In mano si tengono al massimo ${most} carte: con la mano piena non si pesca.`,
    worth: 'Vale',
    tris: 'Tris',
    picture: (bonus: number) =>
      bonus > 0
        ? `Un tris: tre figure diverse. Chi possiede il Brasile ne riceve ${bonus} in più.`
        : 'Un tris: tre figure diverse.',
  },
  attack: {
    title: 'Attaccare',
    where:
      'Da un tuo territorio con almeno due armate attacchi un territorio avversario che confina. Quante volte vuoi e contro chi vuoi.',
    free: 'Se non conviene, puoi anche non attaccare.',
    duty: (placed: number) =>
      `Se in questo turno hai piazzato almeno ${armies(placed)} devi attaccare almeno una volta, se puoi.`,
    most: (dice: number) =>
      `Lanci un dado per ogni armata che attacca, al massimo ${dice}: sempre quanti ne puoi. Una resta di presidio e non attacca.`,
    chosen: (dice: number) =>
      `Lanci un dado per ogni armata che attacca, al massimo ${dice}: quante, lo scegli tu. Una resta di presidio e non attacca.`,
    notFewer: 'Con meno dadi di chi difende non si può attaccare.',
    fewer: 'Puoi attaccare anche con meno dadi di chi difende.',
    defenceMost: (dice: number) =>
      `Chi difende lancia un dado per armata, al massimo ${dice}: sempre quanti ne può.`,
    defenceChosen: (dice: number) =>
      `Chi difende sceglie quanti dadi lanciare, uno per armata e al massimo ${dice}, e lo dice prima del lancio.`,
    pairs:
      'Si confronta il dado più alto con il più alto, poi il secondo con il secondo, poi il terzo con il terzo. Chi ha il più basso perde un’armata; a pari perde chi attacca. I dadi che restano soli non contano.',
    again: 'Dopo ogni lancio puoi continuare, fermarti o attaccare altrove.',
    picture: (own: number, other: number) =>
      `Il rosso attacca dal Brasile, con ${armies(own)}, l’Africa del Nord, con ${armies(other)}: le unisce una linea sul mare.`,
    roll: (lost: number, won: number) =>
      `Questo lancio costa ${armies(lost)} a chi attacca e ${armies(won)} a chi difende.`,
    attacker: 'Attacca',
    defender: 'Difende',
  },
  conquest: {
    title: 'Conquistare',
    occupy:
      'Tolta l’ultima armata, il territorio è tuo: ci entri subito con almeno tante armate quanti dadi hai lanciato per ultimi. Da lì puoi attaccare ancora.',
    short: 'Se ne porti di meno vale come spostamento: per questo turno non si attacca più.',
    more: 'Puoi portarne anche di più, lasciandone almeno una nel territorio di partenza.',
    garrison: (least: number) =>
      `Puoi portarne anche di più, ma se il territorio di partenza confina ancora con un avversario devono restarvi almeno ${armies(least)}: è la guarnigione. Altrimenti ne basta una.`,
    picture: (from: number, to: number) =>
      from === to
        ? `L’Africa del Nord è caduta con l’ultimo lancio di ${from} dadi: entrano ${from} armate.`
        : `L’Africa del Nord è caduta con l’ultimo lancio di ${from} dadi: dal Brasile possono entrare da ${from} a ${to} armate.`,
    eliminate: 'Chi prende l’ultimo territorio di un avversario lo elimina e ne prende le carte.',
    eliminateLimit: (most: number) =>
      `Chi prende l’ultimo territorio di un avversario lo elimina e ne prende le carte, a caso, fino ad averne ${most}.`,
    protectedFor: (rounds: number) => `Nei primi ${rounds} giri nessuno può essere eliminato.`,
  },
  transfer: {
    title: 'Spostare',
    one: 'Per ultima cosa puoi spostare armate da un tuo territorio a un altro tuo che confina: una volta sola, e il turno è finito.',
    gather:
      'Una volta per turno, prima degli attacchi o dopo, puoi radunare in un tuo territorio armate dai tuoi territori che confinano con quello. Se lo fai dopo, non si attacca più.',
    leaveOne: 'Dove parti resta sempre almeno un’armata.',
    garrison: (least: number) =>
      `Se il territorio di partenza confina con un avversario devono restarvi almeno ${armies(least)}; altrimenti una.`,
    blocked: (least: number) =>
      least === 1
        ? 'L’Indonesia ha una sola armata: non può andarsene. Dall’Australia Occidentale invece ne partono quante si vuole, meno una.'
        : `L’Indonesia confina con il blu e ha solo ${armies(least)}: nessuna può andarsene. L’Australia Occidentale non confina con avversari: lì ne basta una.`,
    blockedMark: 'da qui non si muove nessuno',
  },
  end: {
    title: 'Come finisce',
    objective:
      'Chi raggiunge lo scopo nel proprio turno vince subito. Vince anche chi resta da solo.',
    noClock: 'Non c’è tempo limite: si gioca finché qualcuno vince.',
    clockTurn: (minutes: number) => `La partita dura ${minutes} minuti dal primo turno.`,
    clockDeal: (minutes: number) =>
      `La partita dura ${minutes} minuti da quando si dà il primo territorio.`,
    timeUpCount: 'Allo scadere si finisce il giro in corso e si contano i punti.',
    timeUp: (rounds: number) =>
      rounds === 1
        ? 'Allo scadere si finisce il giro in corso e se ne gioca un altro.'
        : `Allo scadere si finisce il giro in corso e se ne giocano altri ${rounds}.`,
    sdadata:
      'Poi la sdadata. Chi chiude l’ultimo giro lancia due dadi alla fine del suo turno, e dopo di lui ciascuno alla fine del proprio: certe somme chiudono la partita. Le somme crescono a ogni giro.',
    fromFirst:
      'Un giro di sdadata comincia con il primo di mano: nel primo, quindi, lancia solo l’ultimo.',
    exempt: (conquests: number) =>
      `Chi nel turno ha conquistato almeno ${conquests} territori non lancia: si continua.`,
    points:
      'Chiusa la partita, ognuno conta i territori del proprio obiettivo che possiede: ciascuno vale il numero stampato sulla plancia, quello dei suoi confini.',
    ties: (list: string) => `A pari punti decidono, nell’ordine: ${list}.`,
    sdadataRound: 'Giro di sdadata',
    closes: 'Chiude con',
    chance: 'Probabilità',
    chanceOf: (cases: number) => `${cases} su 36`,
    onwards: (round: number) => `dal ${round}º`,
    nth: (round: number) => `${round}º`,
  },
  next: {
    title: 'E adesso',
    play: 'Gioca contro il computer',
    playHint: 'Con queste regole; la plancia mostra che cosa puoi fare e spiega ogni rifiuto.',
    compare: (other: string) => `Che cosa cambia rispetto a ${other}`,
    compareAny: 'Confronta i regolamenti',
    book: 'Leggi il regolamento per intero',
  },
};
