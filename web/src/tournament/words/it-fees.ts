// The Italian words for entry fees.
export const fees = {
  fee: 'Quota d’iscrizione in euro',
  feeHint: 'Vuoto: non si paga. La vede solo il banco.',
  column: 'Quota',
  paid: 'Pagata',
  notPaid: 'Da pagare',
  till: (paid: number, all: number, sum: string) =>
    `Quote: ${paid} pagate su ${all} · ${sum} in cassa`,
  onlyOwing: (n: number) => (n === 1 ? 'Manca 1 quota' : `Mancano ${n} quote`),
  noneOwing: 'Hanno pagato tutti.',
  amount: 'Importo pagato in euro',
  note: 'Segna come pagata',
  giveBack: 'Non pagata, o resa',
  reduced: 'Se è ridotta, scrivi quanto ha pagato; 0 per chi non paga.',
  list: 'Elenco (CSV)',
};
