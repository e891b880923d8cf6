// The map itself: land in the tints of its owners, continents with their outlines.
import type { BoardProps } from './props';

type LandsProps = Pick<
  BoardProps,
  'geometry' | 'holdings' | 'selectable' | 'selected' | 'targets' | 'highlight'
>;

export function Lands(props: LandsProps) {
  const { geometry, holdings, selectable, selected, targets, highlight } = props;
  const blank = geometry.territories.every(({ id }) => !holdings[id]?.colour);
  const order = new Map(geometry.continents.map(({ id }, i) => [id, i]));
  const { width, height } = geometry;
  return (
    <svg
      class="board-lands"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden={true}
    >
      <defs>
        <pattern
          id="board-hatch"
          width="10"
          height="9"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect class="board-hatch-light" width="2.6" height="9" />
          <rect class="board-hatch-dark" x="2.6" width="2.6" height="9" />
        </pattern>
      </defs>
      {geometry.grid && <path class="board-grid" d={geometry.grid} />}
      {geometry.territories.map(({ id, path, continent }) => {
        const owner = holdings[id]?.colour;
        const kind = owner
          ? `board-${owner}`
          : blank
            ? `board-c${order.get(continent)}`
            : 'board-neutral';
        const state = [
          selectable.has(id) || targets.has(id) ? ' may-pick' : '',
          selected === id ? ' is-selected' : '',
        ].join('');
        return <path key={id} class={`board-land ${kind}${state}`} d={path} data-territory={id} />;
      })}
      {geometry.territories
        .filter(({ id }) => highlight.has(id))
        .map(({ id, path }) => (
          <path key={id} class="board-land-highlight" d={path} />
        ))}
      {geometry.continents.map(({ id, outline }, i) => (
        <path key={id} class={`board-continent board-c${i}`} d={outline} />
      ))}
      {geometry.framed && (
        <rect class="board-frame" x="1" y="1" width={width - 2} height={height - 2} />
      )}
    </svg>
  );
}
