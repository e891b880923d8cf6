// La prova dei dadi: che cosa si confronta, con che cosa, e che cosa non torna.
export const proof = {
  commitment: 'Impronta del seme',
  commitmentNote:
    'Pubblicata prima del primo lancio. A fine partita il seme si scopre e si verifica con ciò che questo browser ha visto.',
  verify: 'Verifica i dadi',
  verifying: 'Verifica in corso…',
  verified: (n: number) => `Tutto torna: ${n} lanci, carte e territori ricalcolati dal seme.`,
  shares: (kept: number, supplied: number) =>
    `Contributi promessi e mantenuti: ${kept}; forniti dal seme: ${supplied}.`,
  asSeen:
    'Il confronto è con ciò che questo browser ha visto durante la partita e conservato, non con il verbale del server.',
  toldAfterwards: (n: number, all: number) =>
    `Di ${all} eventi, ${n} questo browser li ha saputi solo a partita finita: per quelli vale ciò che il server racconta adesso.`,
  missing: 'Questo browser non ha visto tutta la partita, e il server non racconta il resto.',
  differs: (event: number, seen: string, due: string) =>
    `Non torna all’evento ${event}: visto ${seen}, il seme dà ${due}.`,
  toldOtherwise: (event: number, seen: string, told: string) =>
    `Il server adesso racconta un’altra partita. All’evento ${event} questo browser ha visto ${seen}; ora si racconta ${told}.`,
  opening: {
    order: (who: string) => `Il contributo di ${who} è arrivato prima di tutte le promesse.`,
    promise: (who: string) => `Il contributo di ${who} non è quello promesso.`,
    supply: (who: string) => `Il contributo fornito per ${who} non viene dal seme.`,
    hidden_supply: (who: string) => `Il contributo detto di ${who} viene in realtà dal seme.`,
    own_promise: () => 'La promessa di questo browser è stata cambiata.',
    own_contribution: () => 'Il contributo di questo browser è stato cambiato o taciuto.',
  },
  unfinished: 'Il seme non è ancora stato scoperto.',
  brokenCommitment: 'Il seme scoperto non corrisponde all’impronta.',
  nothingPromised: 'Questa partita non ha promesso un seme.',
};
