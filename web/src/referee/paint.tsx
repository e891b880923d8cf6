// Who holds what and with how many armies, tapped in: for a deal entered after the fact and for the
// final count of a table that was not recorded.
import { useState } from 'preact/hooks';
import { planisphere } from '../board';
import { BoardView } from './board-view';
import { useBook } from './context';
import type { BoardCounted, Seat } from './notes';
import { SeatPick } from './seats';
import { w } from './words';

export interface Painted {
  readonly owners: Readonly<Record<string, Seat>>;
  readonly armies: Readonly<Record<string, number>>;
}

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

interface PaintProps {
  readonly value: Painted;
  readonly step: 'owners' | 'armies';
  readonly note?: (seat: Seat) => string;
  readonly onChange: (painted: Painted) => void;
}

export function Paint({ value, step, note, onChange }: PaintProps) {
  const { sheet } = useBook();
  const [brush, setBrush] = useState<Seat>(sheet.seats[0]?.seat ?? 's1');
  const colours = new Map(sheet.seats.map((seat) => [seat.seat, seat.colour]));
  const holdings = Object.fromEntries(
    allTerritories.map((territory) => {
      const owner = value.owners[territory];
      const colour = owner ? (colours.get(owner) ?? null) : null;
      return [territory, { colour, armies: owner ? (value.armies[territory] ?? 1) : 0 }];
    }),
  );
  const add = (territory: string, armies: number) => {
    if (!value.owners[territory]) return;
    const next = Math.max(1, (value.armies[territory] ?? 1) + armies);
    onChange({ ...value, armies: { ...value.armies, [territory]: next } });
  };
  const pick = (territory: string) => {
    if (step === 'armies') return add(territory, 1);
    const { [territory]: held, ...others } = value.owners;
    onChange({ ...value, owners: held === brush ? others : { ...others, [territory]: brush } });
  };
  const counts = (seat: Seat) =>
    String(Object.values(value.owners).filter((owner) => owner === seat).length);
  return (
    <>
      <BoardView
        holdings={holdings}
        selectable={new Set(allTerritories)}
        tall
        onPick={pick}
        onMore={(territory) => (step === 'armies' ? add(territory, 5) : pick(territory))}
        onLess={(territory) => add(territory, -1)}
      />
      {step === 'owners' ? (
        <SeatPick
          sheet={sheet}
          value={brush}
          label={w().deal.paint}
          onPick={setBrush}
          note={note ?? counts}
        />
      ) : null}
    </>
  );
}
