// All sounds on or off, with one tap.
import { t } from '../i18n/words';
import { sounds } from '../lib/settings';
import { Icon } from './icons';

export function SoundButton() {
  return (
    <button
      type="button"
      class="button quiet icon-only"
      aria-label={t().settings.mute}
      title={t().settings.mute}
      aria-pressed={!sounds.value}
      onClick={() => {
        sounds.value = !sounds.value;
      }}
    >
      <Icon name={sounds.value ? 'sound' : 'mute'} />
    </button>
  );
}
