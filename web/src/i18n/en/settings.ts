// Words of the settings page.
export const settings = {
  title: 'Settings',
  hint: 'They hold for this browser.',
  theme: 'Theme',
  themes: { auto: 'like the system', light: 'light', dark: 'dark' },
  pace: 'Animations',
  paces: { none: 'none', fast: 'fast', normal: 'normal' },
  paceHint: 'If the system asks for less motion, there is none.',
  confirmation: 'Confirmations',
  confirmations: {
    never: 'never',
    irreversible: 'for what cannot be undone',
    always: 'always',
  },
  sounds: 'Sounds',
  volume: 'Volume',
  letterKeys: 'Single-letter keys',
  showValues: 'Values of the territories on the board',
  showNames: 'Names of the territories on the board',
  trySound: 'Try',
};
