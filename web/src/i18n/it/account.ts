// Words about who one is: guest, account, recovery.
export const account = {
  title: 'Il tuo account',
  signIn: 'Accedi',
  guest: 'Ospite',
  guestHint: 'Sei un ospite di questo browser. Con un account ritrovi le partite ovunque.',
  account: 'Account',
};
