// The Italian words for making a tournament.
export const make = {
  title: 'Nuovo torneo',
  steps: 'Tre passi: nome, formula, punteggio.',
  name: 'Nome del torneo',
  nameHint: 'Per esempio: Raduno di Torino 2026, Serata del mercoledì.',
  listed: 'Nella lista pubblica dei tornei',
  listedHint: 'Altrimenti lo segue solo chi ha il collegamento.',
  format: 'Che torneo è',
  scoring: 'Quanto vale una partita',
  scoringHint: 'Accanto, lo stesso tavolo con i punti che darebbe.',
  own: 'Formula mia',
  formula: 'Formula',
  formulaHint:
    'Si usano punti, posto, obiettivo, vincitore, eliminato… e + − × ÷, min, max, if, pick.',
  prize: 'Premio vittoria',
  prizeHint: 'Al massimo 100 punti, divisi fra i primi a pari merito.',
  fifthLess: 'Ai tavoli da quattro il 20% in meno',
  rounds: 'Partite di qualificazione',
  counted: 'Contano le migliori',
  countedAll: 'Tutte',
  minutes: 'Minuti a partita',
  official: 'Torneo ufficiale',
  officialHint: 'Serve un Giudice Ufficiale che non gioca e la firma di ogni giocatore.',
  example: 'Esempio a un tavolo',
  place: 'Posto',
  points: 'Punti al tavolo',
  score: 'Punti in classifica',
  objective: 'obiettivo',
  out: (n: number) => `eliminato (${n}º a uscire)`,
  create: 'Crea il torneo',
  must: 'Da correggere',
  should: 'I regolamenti consigliano altrimenti',
  explain: {
    standings:
      'I punti di ogni partita si sommano in una classifica. Si gioca sempre lo stesso numero di partite.',
    italiana: 'Come la classifica, con il regolamento Prestige.',
    knockout:
      'Chi vince il tavolo passa, gli altri sono fuori, fino alla finale. Il numero di tavoli dev’essere multiplo dei posti in finale.',
    torneo:
      'Tavoli da quattro: chi vince passa. Se i numeri non tornano, entrano i migliori secondi.',
    raduno: 'Due partite di qualificazione, poi semifinali e finale secondo il numero di iscritti.',
    master: 'In un giorno: due partite, semifinali, finale. Punteggio a vittorie.',
    open: 'Tre partite, poi la classifica. Nessuna finale.',
    national: 'Tre partite, quattro semifinali, finale.',
    league:
      'Il campionato di club: dieci serate, contano le migliori sette, poi semifinali e finale.',
    teams: 'Squadre di quattro per club: contano i migliori nove risultati su dodici.',
    interclub:
      'I club si incontrano: tre partite, ognuno per sé, e i migliori otto risultati per il club.',
    pairs:
      'Due contro due: la coppia è la squadra, i compagni siedono di fronte e i punti si sommano.',
  },
};
