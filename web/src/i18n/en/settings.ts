// Words of the settings that other pages show too; the rest is with its page (account/settings).
export const settings = {
  theme: 'Theme',
  mute: 'Mute the sounds',
};
