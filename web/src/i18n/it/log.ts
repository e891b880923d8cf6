// The lines of the log. Names come already in words.
const armies = (n: number) => (n === 1 ? '1 armata' : `${n} armate`);

export const log = {
  started: (seats: number) => `Comincia la partita, in ${seats}.`,
  placeRolled: (who: string, dice: string) => `${who} tira ${dice} per l’ordine.`,
  order: (names: string) => `Ordine di gioco: ${names}.`,
  colour: (who: string, colour: string) => `${who} gioca con il ${colour}.`,
  objectiveDealt: (who: string) => `${who} riceve un obiettivo.`,
  myObjective: (objective: string) => `Il tuo obiettivo: ${objective}.`,
  claimed: (who: string, where: string, n: number) => `${who} prende ${where} con ${armies(n)}.`,
  given: (who: string) => `${who} ha consegnato le carte colore.`,
  turn: (round: number, who: string) => `Giro ${round} · ${who}`,
  reinforced: (who: string, territories: number, continents: number) =>
    continents > 0
      ? `${who} riceve ${armies(territories + continents)}: ${territories} per i territori, ${continents} per i continenti.`
      : `${who} riceve ${armies(territories)} per i territori.`,
  overCap: (n: number) => `${armies(n)} oltre il tetto, perse.`,
  reserveLost: (who: string, n: number) => `${who} perde ${armies(n)} non piazzate.`,
  tris: (who: string, cards: string, n: number) => `${who} gioca il tris ${cards}: ${armies(n)}.`,
  centre: (who: string, where: string, cost: number) =>
    `${who} costruisce un centro in ${where} per ${armies(cost)}.`,
  placed: (who: string, places: string) => `${who} piazza ${places}.`,
  challenge: (who: string) => `${who} gioca la carta Challenge.`,
  losses: (attack: number, defence: number) => `−${attack} / −${defence}`,
  conquered: 'conquistato',
  tiesToAttacker: 'pareggi all’attacco',
  eliminated: (who: string, by: string) => `${by} elimina ${who}.`,
  cardsTaken: (by: string, from: string, n: number) =>
    `${by} prende ${n === 1 ? '1 carta' : `${n} carte`} di ${from}.`,
  cardsDiscarded: (n: number) => `${n === 1 ? '1 carta' : `${n} carte`} in più vanno negli scarti.`,
  moved: (from: string, to: string, n: number) => `${armies(n)} da ${from} a ${to}.`,
  transferred: (from: string, to: string, n: number) =>
    `Spostamento: ${armies(n)} da ${from} a ${to}.`,
  gathered: (from: string, to: string, n: number) => `Raduno: ${armies(n)} da ${from} a ${to}.`,
  reshuffled: 'Gli scarti tornano mazzo.',
  drawn: (who: string) => `${who} pesca una carta.`,
  drew: (card: string) => `Hai pescato: ${card}.`,
  forgone: (who: string, why: 'hand_limit' | 'no_cards') =>
    why === 'hand_limit' ? `${who} ha già il massimo di carte.` : `${who} non pesca: carte finite.`,
  time: (round: number) => `Tempo scaduto: il giro ${round} è l’ultimo completo.`,
  closingBegan: (who: string) => `Comincia la sdadata, da ${who}.`,
  closingRaised: 'Da ora più somme chiudono la partita.',
  slot: (who: string) => `Posto di ${who}, ritirato: solo la sdadata.`,
  closingWaived: (who: string) => `${who} non lancia la sdadata: conquiste sufficienti.`,
  closingRolled: (who: string, dice: string, sum: number) =>
    `${who} lancia la sdadata: ${dice}, somma ${sum}.`,
  reached: (who: string) => `${who} ha raggiunto l’obiettivo!`,
  picked: (who: string) => `${who} ha scelto il colore.`,
  shown: (who: string, colour: string, cards: number, points: number) =>
    `${who} scopre ${cards} di colore ${colour}: ${points} punti.`,
  objectiveShown: (who: string, objective: string) => `${who} aveva: ${objective}.`,
  ended: (who: string, cause: string) => `Vince ${who}, ${cause}.`,
  seed: 'Il seme dei dadi è scoperto.',
  withdrawn: (who: string) => `${who} si ritira: i suoi territori sono neutrali.`,
  excluded: (who: string) => `${who} è escluso dalla partita.`,
  removed: (where: string, n: number) => `L’arbitro toglie ${armies(n)} da ${where}.`,
  cap: (who: string, n: number) =>
    n > 0 ? `Tetto di ${who}: ${armies(n)}.` : `${who} non ha più un tetto di armate.`,
};
