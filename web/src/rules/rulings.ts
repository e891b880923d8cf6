// The rulings that refusals and the values of knobs rest on where a rulebook is silent, a sentence
// each; argued in docs/rules/rulings.md.
import type { Named } from '../protocol';

export const rulings: Readonly<Record<string, Named>> = {
  'R-2': {
    it: 'Sedici dei venti obiettivi da torneo sono quelli stampati; Balena, Serpente, Ancora e Pavone sono nostri, fatti con la stessa misura.',
    en: 'Sixteen of the twenty tournament objectives are the printed ones; Balena, Serpente, Ancora and Pavone are ours, made to the same measure.',
  },
  'R-3': {
    it: 'Valgono solo i tris elencati: il jolly va con due carte uguali, e con niente altro.',
    en: 'Only the listed tris exist: a jolly goes with two equal cards, and with nothing else.',
  },
  'R-9': {
    it: 'Le armate iniziali si piazzano tre alla volta, in ordine di gioco; l’ultima mano prende quel che resta.',
    en: 'The starting armies are placed three at a time in order of play; the last go takes what is left.',
  },
  'R-10': {
    it: 'L’occupazione obbligatoria non è un movimento volontario: può lasciare una sola armata. Ciò che la supera deve lasciare la guarnigione.',
    en: 'The obligatory occupation is no chosen movement: it may leave a single army. What goes beyond it must leave the garrison.',
  },
  'R-12': {
    it: 'L’apertura protetta dura quattro giri: fino ad allora non si attacca l’unico territorio di un giocatore.',
    en: 'The protected opening lasts four rounds: until then nobody’s only territory may be attacked.',
  },
  'R-13': {
    it: 'Il difensore dichiara i dadi prima del lancio, e un attacco dichiarato si lancia almeno una volta.',
    en: 'The defender declares dice before the roll, and an attack once declared is rolled at least once.',
  },
  'R-15': {
    it: 'Le armate oltre il limite non si ricevono: sono perse.',
    en: 'Armies above the cap are not received: they are lost.',
  },
  'R-16': {
    it: 'Il tempo scaduto appartiene al turno in corso.',
    en: 'Time up belongs to the turn in progress.',
  },
  'R-17': {
    it: 'I giri della sdadata si contano dal posto con cui è cominciata.',
    en: 'The rounds of the sdadata are counted from the seat with which it began.',
  },
  'R-18': {
    it: 'La sdadata TorisiKo! chiude con 4, poi con 4 o 5, e così via, come è scritto: 2 e 3 non chiudono.',
    en: 'The TorisiKo! sdadata closes on 4, then on 4 or 5, and so on, as written: 2 and 3 do not close.',
  },
  'R-19': {
    it: 'L’obiettivo chiude la partita all’istante, nel turno di chi vince.',
    en: 'An objective ends the game at once, in the winner’s own turn.',
  },
  'R-20': {
    it: 'I 100 punti per l’obiettivo spettano solo dove un libro li dà, e solo in tempo; altrimenti si contano i territori.',
    en: 'The 100 points for an objective are given only where a book grants them, and only in time; otherwise territories are counted.',
  },
  'R-21': {
    it: 'L’ultimo giocatore rimasto vince all’istante.',
    en: 'The last active player wins at once.',
  },
  'R-23': {
    it: 'Chi si ritira resta in classifica con i suoi territori neutrali; chi è escluso conta come eliminato.',
    en: 'Whoever withdraws stays in the ranking with neutral territories; whoever is excluded counts as eliminated.',
  },
  'R-24': {
    it: 'Una penalità non svuota mai un territorio: un’armata resta.',
    en: 'A penalty never empties a territory: one army stays.',
  },
  'R-33': {
    it: 'I centri di produzione si pagano con rinforzi non ancora piazzati, sui propri territori, e servono subito.',
    en: 'Production centres are paid from reinforcements not yet placed, on one’s own territories, and serve at once.',
  },
  'R-34': {
    it: 'I rinforzi si possono riprendere fino al primo attacco, allo spostamento o alla fine del turno.',
    en: 'Placements may be taken back until the first attack, the transfer or the end of the turn.',
  },
  'R-35': {
    it: 'Una richiesta deve avere senso: quantità di almeno uno, e ciascuno fa la sua parte quando tocca a lui.',
    en: 'A request must make sense: quantities of at least one, and everybody does their own part in their own time.',
  },
  'R-36': {
    it: 'Il seme dei dadi è promesso all’inizio e mostrato alla fine.',
    en: 'The seed of the dice is promised first and shown last.',
  },
  'R-37': {
    it: 'Si può lasciare dal primo turno in poi, quando la partita aspetta un giocatore.',
    en: 'Leaving is possible from the first turn on, whenever the game waits for a player.',
  },
  'R-38': {
    it: 'Chi è fuori gioco sta in fondo alla classifica, prima chi è uscito per ultimo.',
    en: 'Seats out of the game rank last, the last to leave first.',
  },
  'R-39': {
    it: 'I dadi decidono i pareggi solo quando la partita finisce ai punti.',
    en: 'Dice settle ties only when the game ends on points.',
  },
  'R-40': {
    it: 'Ciò che un regolamento non ha non si può fare: vale solo dove un libro, o un’opzione del tavolo, lo prevede.',
    en: 'What a book does not have cannot be done: it belongs to the books, and to the tables’ options, that name it.',
  },
  'R-41': {
    it: 'Il mazzo di sole figure ha quattordici carte per figura e due jolly: otto semplici, quattro con un carro e due con due carri.',
    en: 'The deck of figures has fourteen cards of each figure and two jollies: eight plain, four with one tank and two with two.',
  },
  'R-43': {
    it: 'Nel Torneo, allo scadere, si finisce il giro in corso; poi se ne gioca un altro intero.',
    en: 'In Torneo, when time is up, the round in progress is finished; then another whole one is played.',
  },
  'R-45': {
    it: 'Una regola della casa è la propria regola: il libro non ha un articolo da mostrare.',
    en: 'A house rule is its own clause: the book has none to show.',
  },
};
