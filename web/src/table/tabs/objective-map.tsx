// The objective as its card shows it: a small map with its territories. Where aids are allowed, those
// already held are filled and those missing are not.
import { t } from '../../i18n/words';
import type { Territory } from '../../protocol';
import { useTable } from '../context';

interface ObjectiveMapProps {
  readonly wanted: readonly Territory[];
  readonly missing: readonly Territory[] | null; // null: not said
}

export function ObjectiveMap({ wanted, missing }: ObjectiveMapProps) {
  const { room } = useTable();
  const geometry = room.geometry.value;
  if (!geometry || wanted.length === 0) return null;
  const kind = (territory: Territory) => {
    if (!wanted.includes(territory)) return 'other';
    return missing?.includes(territory) ? 'missing' : 'held';
  };
  return (
    <svg
      class="objective-map"
      viewBox={`0 0 ${geometry.width} ${geometry.height}`}
      role="img"
      aria-label={t().table.objectiveMap}
    >
      {geometry.territories.map(({ id, path }) => (
        <path key={id} class={`is-${kind(id)}`} d={path} />
      ))}
    </svg>
  );
}
