// What a tap on the board does: put an army down, or take one back.
import { Icon } from '../../ui/icons';
import { w } from '../words/words';

interface HandProps {
  readonly taking: boolean;
  readonly onChange: (taking: boolean) => void;
}

export function Hand({ taking, onChange }: HandProps) {
  const words = w().hand;
  return (
    <fieldset class="plain segments ref-hand" aria-label={words.label}>
      <button type="button" class="button" aria-pressed={!taking} onClick={() => onChange(false)}>
        <Icon name="plus" />
        {words.put}
      </button>
      <button type="button" class="button" aria-pressed={taking} onClick={() => onChange(true)}>
        <Icon name="minus" />
        {words.take}
      </button>
    </fieldset>
  );
}
