// "Place for me": a proposal to take, change or leave.
import { Icon } from '../../ui/icons';
import { useTable } from '../context';
import { keyHint } from '../stage/key-hints';

export function ForMe({ label }: { readonly label: string }) {
  const { room, helm } = useTable();
  return (
    <button
      type="button"
      class="button grow"
      {...keyHint('for-me')}
      disabled={room.busy.value}
      onClick={() => void helm.placeForMe()}
    >
      <Icon name="star" />
      {label}
    </button>
  );
}
