// Words of the settings page.
export const settings = {
  title: 'Impostazioni',
  hint: 'Valgono per questo browser.',
  theme: 'Tema',
  themes: { auto: 'come il sistema', light: 'chiaro', dark: 'scuro' },
  pace: 'Animazioni',
  paces: { none: 'nessuna', fast: 'rapide', normal: 'normali' },
  paceHint: 'Se il sistema chiede meno movimento, non ce ne sono.',
  confirmation: 'Conferme',
  confirmations: {
    never: 'mai',
    irreversible: 'per ciò che non si riprende',
    always: 'sempre',
  },
  sounds: 'Suoni',
  volume: 'Volume',
  letterKeys: 'Tasti a una lettera',
  showValues: 'Valori dei territori sulla plancia',
  showNames: 'Nomi dei territori sulla plancia',
  trySound: 'Prova',
};
