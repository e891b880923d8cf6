// Words of the page about certificates and of the dice page.
export const certificatePage = {
  title: 'Secure connection',
  lead: 'Over a secure connection pages stay on the phone and work when the network does not.',
  done: 'This device has a secure connection to the server already: nothing else is needed.',
  none: 'This server has no authority of its own to download.',
  noneHint:
    'If it does not answer over https, whoever runs it can make one with kamchatka certificate: this page explains the rest then.',
  download: 'Download the certificate',
  downloadTitle: '1. Download the club’s authority',
  downloadText:
    'With this certificate the club’s computer vouches for itself. It holds for local networks alone: it cannot vouch for any other site.',
  fingerprint:
    'SHA-256 fingerprint, to compare with the one that whoever runs the server can read:',
  installTitle: '2. Install it',
  systems: {
    android: 'Android',
    iphone: 'iPhone and iPad',
    windows: 'Windows',
    mac: 'Mac',
  },
  steps: {
    android: [
      'Open Settings and search for “CA certificate” (usually under Security, Encryption and credentials).',
      'Choose Install a certificate, then CA certificate, and confirm with Install anyway.',
      'Choose the file authority.crt among the downloads.',
    ],
    iphone: [
      'Open this page in Safari, download the certificate and tap Allow.',
      'In Settings tap Profile Downloaded, then Install.',
      'In Settings, General, About, Certificate Trust Settings: switch on the club’s.',
    ],
    windows: [
      'Open the downloaded file and choose Install Certificate, Current User.',
      'Choose to place it in Trusted Root Certification Authorities.',
      'Close the browser and open it again.',
    ],
    mac: [
      'Open the downloaded file: Keychain Access opens.',
      'Double-click the certificate, Trust, Always Trust.',
    ],
  },
  openTitle: '3. Open the server',
  open: 'Open over https',
  openText: 'If the browser still warns, close it and open it again.',
  remove: 'When it is no longer needed, it is removed in the same settings.',
  share: 'For another phone: scan this code.',
};

export const dicePage = {
  title: 'The dice',
  lead: 'Nobody has to trust us: every die of every game can be worked out again.',
  how: 'How it works',
  steps: {
    commit:
      'Before the game the server draws 32 bytes, the seed, and publishes its SHA-256 fingerprint. From then on it cannot change it.',
    promise:
      'Every player’s browser draws 16 bytes of its own and promises their fingerprint. So the server cannot choose a seed that suits it, and nobody can choose bytes with those of the others before them.',
    contribute:
      'When all have promised, each browser shows its bytes. For bots, for who is not there and for a promise that is not kept the seed supplies them, and the record says so.',
    stream:
      'From seed and contributions, by SHA-256, comes one row of bytes: every die, card and territory uses up the next. Bytes that would favour low numbers are thrown away.',
    reveal:
      'When the game is over the server shows the seed. Your browser checks the fingerprint and throws all the dice again, one by one, and compares them with those it has seen.',
  },
  notes: 'What it means',
  noteUntil:
    '“To the end” throws the same dice as one throw at a time: no short cut, no other odds.',
  noteBalanced:
    'There are no “balanced” dice: bad luck happens, and the statistics of each game show it.',
  noteFuture: 'No future throw is ever sent to a browser, and no deck is shuffled beforehand.',
  try: 'Try it',
  tryText: 'Throw dice here by the same procedure, from a random seed of your browser.',
  throw: (n: number) => `Throw ${n} dice`,
  counts: 'How often each face came',
  total: (n: number) => `${n} dice`,
  own: 'The code',
  ownText: 'With the seed and the contributions, these lines of Python give the same numbers:',
};
