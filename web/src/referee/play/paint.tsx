// Who holds what and with how many armies, tapped in: for a deal entered after the fact and for the
// final count of a table that was not recorded. Every tap has a way back.
import { useState } from 'preact/hooks';
import { planisphere } from '../../board';
import { Icon } from '../../ui/icons';
import type { BoardCounted, Seat } from '../book/notes';
import { useTableDraft } from '../book/position';
import { useBook } from '../context';
import { SeatPick } from '../start/seats';
import { w } from '../words/words';
import { BoardView } from './board-view';
import { Hand } from './hand';

export interface Painted {
  readonly owners: Readonly<Record<string, Seat>>;
  readonly armies: Readonly<Record<string, number>>;
}

export const unpainted: Painted = { owners: {}, armies: {} };

export const allTerritories: readonly string[] = planisphere.territories.map(({ id }) => id);

export function countedBoard(painted: Painted, cards: readonly number[]): BoardCounted {
  return {
    type: 'board_counted',
    territories: Object.fromEntries(
      Object.entries(painted.owners).map(([territory, owner]) => [
        territory,
        { owner, armies: painted.armies[territory] ?? 1 },
      ]),
    ),
    cards,
  };
}

/** The same board, from a note of the book. */
export function paintedOf(territories: BoardCounted['territories']): Painted {
  const held = Object.entries(territories);
  return {
    owners: Object.fromEntries(held.map(([id, { owner }]) => [id, owner])),
    armies: Object.fromEntries(held.map(([id, { armies }]) => [id, Math.max(1, armies)])),
  };
}

interface PaintProps {
  readonly value: Painted;
  readonly step: 'owners' | 'armies';
  readonly note?: (seat: Seat) => string;
  /** Why this seat cannot have it, said at the tap; null when it can. */
  readonly refuse?: (territory: string, seat: Seat) => string | null;
  /** How many armies the seat may still put down. */
  readonly room?: (seat: Seat) => number;
  readonly onChange: (painted: Painted) => void;
}

export function Paint({ value, step, note, refuse, room, onChange }: PaintProps) {
  const { sheet } = useBook();
  const [brush, setBrush] = useTableDraft<Seat>('brush', sheet.seats[0]?.seat ?? 's1');
  const [taking, setTaking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const colours = new Map(sheet.seats.map((seat) => [seat.seat, seat.colour]));
  const holdings = Object.fromEntries(
    allTerritories.map((territory) => {
      const owner = value.owners[territory];
      const colour = owner ? (colours.get(owner) ?? null) : null;
      return [territory, { colour, armies: owner ? (value.armies[territory] ?? 1) : 0 }];
    }),
  );
  const add = (territory: string, wanted: number) => {
    const owner = value.owners[territory];
    if (!owner) return;
    const armies = Math.min(wanted, Math.max(0, room?.(owner) ?? wanted));
    const next = Math.max(1, (value.armies[territory] ?? 1) + armies);
    onChange({ ...value, armies: { ...value.armies, [territory]: next } });
  };
  const paint = (territory: string) => {
    const { [territory]: held, ...others } = value.owners;
    if (held === brush) {
      setFault(null);
      return onChange({ ...value, owners: others });
    }
    const why = refuse?.(territory, brush) ?? null;
    setFault(why);
    if (!why) onChange({ ...value, owners: { ...others, [territory]: brush } });
  };
  const pick = (territory: string, armies: number) =>
    step === 'armies' ? add(territory, taking ? -1 : armies) : paint(territory);
  const counts = (seat: Seat) =>
    String(Object.values(value.owners).filter((owner) => owner === seat).length);
  return (
    <>
      <BoardView
        holdings={holdings}
        selectable={new Set(allTerritories)}
        tall
        onPick={(territory) => pick(territory, 1)}
        onMore={(territory) => pick(territory, 5)}
        onLess={(territory) => (step === 'armies' ? add(territory, -1) : undefined)}
      />
      {fault ? (
        <p class="ref-refusal" role="alert" data-refused="card">
          <Icon name="warning" />
          <span>{fault}</span>
        </p>
      ) : null}
      {step === 'owners' ? (
        <SeatPick
          sheet={sheet}
          value={brush}
          label={w().deal.paint}
          onPick={setBrush}
          note={note ?? counts}
        />
      ) : (
        <Hand taking={taking} onChange={setTaking} />
      )}
    </>
  );
}
