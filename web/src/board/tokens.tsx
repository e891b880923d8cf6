// The tokens: what stands on the land, at the same size whatever the zoom. A token is the button of
// its territory; the land around it is only a larger place to point at.
import type { TerritoryShape } from './geometry';
import type { BoardProps, Holding } from './props';
import { reticle, tokenRadius, tokenShapes, tower } from './token-shapes';

const hitRadius = 16;

function figureSize(text: string, type: number): number {
  return text.length > 2 ? type * 0.78 : type;
}

function Draft({ armies }: { readonly armies: number }) {
  const text = armies > 0 ? `+${armies}` : String(armies);
  const half = 5 + text.length * 3.6;
  return (
    <g class="board-token-draft" transform="translate(15 -15)">
      <rect x={-half} y={-9} width={2 * half} height={18} rx={9} />
      <text y={4.6}>{text}</text>
    </g>
  );
}

interface TokenProps {
  readonly shape: TerritoryShape;
  readonly holding: Holding | undefined;
  readonly draft: number;
  readonly name: string; // accessible
  readonly tabbed: boolean; // the one that Tab reaches
  readonly selected: boolean;
  readonly target: boolean;
  readonly refused: boolean;
  readonly pickable: boolean;
  readonly popped: number; // when it flashes, another number for every time; else 0
}

function Token(props: TokenProps) {
  const { shape, holding, draft, selected, target, refused, pickable } = props;
  const colour = holding?.colour ?? 'neutral';
  const { path, sink, type } = tokenShapes[colour];
  const armies = String(holding?.armies ?? 0);
  const size = figureSize(armies, type);
  const state = [
    selected ? ' is-selected' : '',
    target ? ' is-target' : '',
    refused ? ' is-refused' : '',
    pickable ? ' may-pick' : '',
  ].join('');
  return (
    <g transform={`translate(${shape.token.join(' ')})`}>
      {/* biome-ignore lint/a11y/useSemanticElements: there are no buttons inside an SVG */}
      <g
        class={`board-token board-steady board-${colour}${state}`}
        role="button"
        tabindex={props.tabbed ? 0 : -1}
        aria-label={props.name}
        aria-pressed={selected}
        aria-disabled={!pickable && !target}
        data-territory={shape.id}
      >
        <circle class="board-token-hit" r={hitRadius} />
        {selected && <circle class="board-token-halo" r={tokenRadius + 8} />}
        {target && <path class="board-token-reticle" d={reticle} />}
        {holding !== undefined && holding.armies + draft > 0 && (
          <g key={props.popped} class={`board-token-body${props.popped > 0 ? ' is-popped' : ''}`}>
            <path class="board-token-shadow" d={path} transform="translate(1.4 2.4)" />
            <path class="board-token-rim" d={path} />
            <path class="board-token-face" d={path} />
            <path class="board-token-sheen" d={path} />
            <text
              class="board-token-figure"
              y={sink + size * 0.355}
              style={{ '--type': String(size) }}
            >
              {armies}
            </text>
          </g>
        )}
        {holding?.centre && (
          <g class="board-token-centre" transform="translate(-16 -14)">
            <circle r="8.6" />
            <path d={tower} />
          </g>
        )}
        {refused && (
          <g class="board-token-refused" transform="translate(15 14)">
            <circle r="7" />
            <path d="M-4.2 -4.2L4.2 4.2" />
          </g>
        )}
        {draft !== 0 && <Draft armies={draft} />}
      </g>
    </g>
  );
}

interface TokensProps extends BoardProps {
  readonly tabbed: string | null;
  readonly flashes: number; // from 1, another one whenever there is something new to flash
}

/** What it says aloud; with a draft, also the two numbers as they are seen. */
function nameOf({ describe, holdings, draft, refused }: BoardProps, id: string): string {
  const more = draft[id] ?? 0;
  const seen = more > 0 ? `${holdings[id]?.armies ?? 0}+${more}` : '';
  return [describe(id), seen, refused.get(id)].filter(Boolean).join('. ');
}

export function Tokens(props: TokensProps) {
  const { geometry, holdings, draft, selected, targets, refused, selectable } = props;
  return (
    <svg class="board-signs" role="presentation">
      <defs>
        <linearGradient id="board-sheen" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#fff" stop-opacity="0.4" />
          <stop offset="0.25" stop-color="#fff" stop-opacity="0" />
          <stop offset="0.75" stop-color="#000" stop-opacity="0" />
          <stop offset="1" stop-color="#000" stop-opacity="0.22" />
        </linearGradient>
      </defs>
      <g class="board-scene">
        {geometry.territories.map((shape) => (
          <Token
            key={shape.id}
            shape={shape}
            holding={holdings[shape.id]}
            draft={draft[shape.id] ?? 0}
            name={nameOf(props, shape.id)}
            tabbed={props.tabbed === shape.id}
            selected={selected === shape.id}
            target={targets.has(shape.id)}
            refused={refused.has(shape.id)}
            pickable={selectable.has(shape.id)}
            popped={props.flash.has(shape.id) ? props.flashes : 0}
          />
        ))}
      </g>
    </svg>
  );
}
