// The English words for entry fees.
export const fees = {
  fee: 'Entry fee in euros',
  feeHint: 'Empty: nothing to pay. Only the desk sees it.',
  column: 'Fee',
  paid: 'Paid',
  notPaid: 'To pay',
  till: (paid: number, all: number, sum: string) => `Fees: ${paid} of ${all} paid · ${sum} taken`,
  onlyOwing: (n: number) => (n === 1 ? '1 fee is missing' : `${n} fees are missing`),
  noneOwing: 'Everybody has paid.',
  amount: 'Amount paid in euros',
  note: 'Note as paid',
  giveBack: 'Not paid, or given back',
  reduced: 'If it is reduced, say how much was paid; 0 for who pays nothing.',
  list: 'List (CSV)',
};
