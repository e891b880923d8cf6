// The 29 cases of the TorisiKo! regulation: where each arises, how a judge settles it, and what it
// changes.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Seat, Sheet } from '../src/referee/book/notes';
import type { SceneName } from './scenes';

/** A finger on the phone; what is typed counts a tap for each character. */
export class Judge {
  taps = 0;
  readonly page: Page;
  readonly card: Locator;

  constructor(page: Page) {
    this.page = page;
    this.card = page.locator('.ref-ruling');
  }

  async tap(what: Locator): Promise<void> {
    this.taps += 1;
    await what.click();
  }
  press = (name: string) => this.tap(this.page.getByRole('button', { name, exact: true }));
  who = (name: string) => this.tap(this.card.getByRole('button', { name }));
  yes = () => this.tap(this.card.getByRole('button', { name: 'Sì', exact: true }));
  no = () => this.tap(this.card.getByRole('button', { name: 'No', exact: true }));
  /** The number on a key, or typed where there are too many for keys. */
  async number(label: string, value: number): Promise<void> {
    const group = this.card.getByRole('group', { name: label });
    const key = group.getByRole('button', { name: String(value), exact: true });
    if ((await key.count()) > 0) return this.tap(key);
    this.taps += 1 + String(value).length;
    await group.getByRole('textbox').fill(String(value));
  }
  /** Where armies are taken, if the book knows the board. */
  async where(): Promise<void> {
    const select = this.card.locator('select');
    if ((await select.count()) === 0) return;
    this.taps += 2;
    const places = select.locator('option');
    await select.selectOption({ index: (await places.count()) > 1 ? 1 : 0 });
  }
  async write(): Promise<void> {
    await this.tap(this.card.locator('.button.primary'));
    await this.card.waitFor({ state: 'detached' });
  }
  async jot(): Promise<void> {
    await this.press('Annota nel libro');
    await this.card.waitFor({ state: 'detached' });
  }
  enterIn = (place: string) => this.press(`Si segna in «${place}»`);
}

interface Change {
  readonly before: Sheet;
  readonly after: Sheet;
}

const seatOf = (sheet: Sheet, seat: Seat) => {
  const found = sheet.seats.find((each) => each.seat === seat);
  if (!found) throw new Error(`nobody is ${seat}`);
  return found;
};
const boardOf = (sheet: Sheet) => sheet.view?.territories ?? null;

// --- Effects

const nothing = ({ before, after }: Change) => {
  expect(boardOf(after)).toEqual(boardOf(before));
  expect(after.phase).toBe(before.phase);
  expect(after.turn).toBe(before.turn);
};
const rolledAgain = ({ before, after }: Change) => {
  if (after.kind === 'light') return nothing({ before, after });
  expect(after.phase).toBe('roll');
  expect(after.view?.battle).not.toBeNull();
};
const armiesGone =
  (seat: Seat, armies: number) =>
  ({ before, after }: Change) => {
    if (after.kind === 'light') return;
    expect(seatOf(after, seat).armies).toBe((seatOf(before, seat).armies ?? 0) - armies);
  };
const rightLost =
  (right: Sheet['lost_rights'][number]) =>
  ({ after }: Change) =>
    expect(after.lost_rights).toContain(right);
const neutral =
  (seat: Seat, standing: string) =>
  ({ before, after }: Change) => {
    expect(seatOf(after, seat).standing).toBe(standing);
    expect(boardOf(after)).toEqual(boardOf(before));
  };
const warned =
  (seat: Seat) =>
  ({ after }: Change) =>
    expect(seatOf(after, seat).warnings).toBe(1);

// --- The cases

export interface Case {
  readonly clause: string;
  readonly title: string;
  readonly scene: SceneName;
  readonly light?: SceneName;
  readonly settle: (judge: Judge) => Promise<void>;
  readonly effect: (change: Change) => void;
}

const jot = (judge: Judge) => judge.jot();
const write = (judge: Judge) => judge.write();

export const cases: readonly Case[] = [
  {
    clause: 'TK-C1',
    title: 'Ultima carta oltre la metà',
    scene: 'opened',
    settle: jot,
    effect: nothing,
  },
  {
    clause: 'TK-C2',
    title: "Un'armata sola all'inizio",
    scene: 'dealt',
    settle: jot,
    effect: nothing,
  },
  {
    clause: 'TK-C3',
    title: 'Numero sbagliato di dadi',
    scene: 'rolled',
    settle: async (judge) => {
      await judge.number('Quanti dadi spettavano?', 3);
      await judge.number('Quanti ne ha lanciati?', 2);
      await judge.write();
    },
    effect: rolledAgain,
  },
  { clause: 'TK-C4', title: 'Dado fuori', scene: 'rolled', settle: write, effect: rolledAgain },
  {
    clause: 'TK-C5',
    title: 'Dadi di un altro colore',
    scene: 'rolled',
    settle: write,
    effect: nothing,
  },
  {
    clause: 'TK-C6',
    title: 'Lanciano insieme',
    scene: 'rolled',
    settle: write,
    effect: rolledAgain,
  },
  {
    clause: 'TK-C7',
    title: 'La difesa ha lanciato prima',
    scene: 'declared',
    settle: write,
    effect: nothing,
  },
  {
    clause: 'TK-C8',
    title: 'I dadi della difesa hanno urtato',
    scene: 'rolled',
    settle: write,
    effect: nothing,
  },
  {
    clause: 'TK-C9',
    title: 'Tris dopo aver posizionato',
    scene: 'placed',
    settle: jot,
    effect: nothing,
  },
  {
    clause: 'TK-C10',
    title: 'Rinforzi in più',
    scene: 'placed',
    settle: async (judge) => {
      await judge.who('Anna');
      await judge.number('Quanti ne spettavano?', 5);
      await judge.number('Quante ne ha messe?', 7);
      await judge.write();
    },
    effect: armiesGone('s1', 2), // four off the board, of which two were never in the book
  },
  {
    clause: 'TK-C11',
    title: 'Più armate del tetto',
    scene: 'placed',
    settle: async (judge) => {
      await judge.who('Anna');
      await judge.number('Quante armate ha sulla plancia?', 135);
      await judge.number('in questo turno', 4);
      await judge.write();
    },
    effect: armiesGone('s1', 5),
  },
  {
    clause: 'TK-C12',
    title: 'Tolte meno armate',
    scene: 'rolled',
    settle: async (judge) => {
      await judge.who('Anna');
      await judge.number('Quante ne doveva togliere?', 2);
      await judge.number('Quante ne ha tolte?', 1);
      await judge.where();
      await judge.write();
    },
    effect: armiesGone('s1', 1),
  },
  {
    clause: 'TK-C13',
    title: 'Riposizionare i rinforzi',
    scene: 'placed',
    settle: async (judge) => {
      if ((await judge.page.getByRole('button', { name: 'Si segna in «Gioco»' }).count()) === 0) {
        return judge.jot(); // a light book has no board
      }
      await judge.enterIn('Gioco');
      await judge.press('Riprendi i rinforzi del turno');
    },
    effect: ({ before, after }) => {
      if (after.kind === 'light') return nothing({ before, after });
      expect(seatOf(after, 's1').reserve).toBeGreaterThan(seatOf(before, 's1').reserve ?? 0);
    },
  },
  {
    clause: 'TK-C14',
    title: 'Attacco dichiarato',
    scene: 'declared',
    settle: async (judge) => {
      if ((await judge.page.getByRole('button', { name: 'Si segna in «Gioco»' }).count()) === 0) {
        return judge.jot();
      }
      await judge.enterIn('Gioco');
      const faces = judge.page.locator('.ref-faces');
      while ((await faces.count()) > 0) await judge.tap(faces.getByLabel('3', { exact: true }));
    },
    effect: ({ after }) => {
      if (after.kind === 'full') expect(after.phase).not.toBe('roll');
    },
  },
  {
    clause: 'TK-C15',
    title: 'Detto "attacco"',
    scene: 'placed',
    settle: write,
    effect: rightLost('rearranging'),
  },
  {
    clause: 'TK-C16',
    title: 'Detto "spostamento"',
    scene: 'placed',
    settle: write,
    effect: rightLost('attacking'),
  },
  {
    clause: 'TK-C17',
    title: 'Detto «passo»',
    scene: 'placed',
    settle: async (judge) => {
      await judge.enterIn('Gioco');
      const end = judge.page.getByRole('button', { name: 'Fine turno' });
      const pass = judge.page.locator('.ref-passes .button').first();
      await judge.tap((await pass.count()) > 0 ? pass : end);
    },
    effect: ({ after }) => expect(after.turn).toBe('s2'),
  },
  {
    clause: 'TK-C18',
    title: 'Attacco senza dire da dove',
    scene: 'rolled',
    settle: async (judge) => {
      await judge.number('Da quanti territori', 2);
      await judge.number('Da quanti con quel numero', 1);
      await judge.write();
    },
    effect: nothing,
  },
  {
    clause: 'TK-C19',
    title: 'Lanci successivi',
    scene: 'rolled',
    settle: jot,
    effect: nothing,
  },
  {
    clause: 'TK-C20',
    title: 'Dadi lanciati senza dire niente',
    scene: 'placed',
    settle: async (judge) => {
      await judge.no();
      await judge.write();
    },
    effect: nothing,
  },
  {
    clause: 'TK-C21',
    title: 'Carta dimenticata',
    scene: 'owing',
    settle: async (judge) => {
      await judge.who('Anna');
      await judge.no();
      await judge.write();
    },
    effect: ({ before, after }) => {
      if (after.kind === 'light') return nothing({ before, after });
      expect(seatOf(before, 's1').owed).toBe(1);
      expect(seatOf(after, 's1').owed).toBe(0);
      expect(seatOf(after, 's1').cards).toBe((seatOf(before, 's1').cards ?? 0) + 1);
    },
  },
  {
    clause: 'TK-C22',
    title: 'non dichiarato',
    scene: 'placed',
    settle: async (judge) => {
      await judge.who('Bruno');
      await judge.write();
    },
    effect: neutral('s2', 'excluded'),
  },
  {
    clause: 'TK-C23',
    title: 'Ritiro per forza maggiore',
    scene: 'placed',
    settle: async (judge) => {
      await judge.who('Bruno');
      await judge.write();
    },
    effect: neutral('s2', 'withdrawn'),
  },
  {
    clause: 'TK-C24',
    title: 'Punti di chi si è ritirato',
    scene: 'placed',
    settle: (judge) => judge.enterIn('Fine'),
    effect: nothing,
  },
  {
    clause: 'TK-C25',
    title: 'Se ne va per una decisione',
    scene: 'placed',
    settle: async (judge) => {
      const tool = judge.page.locator('.ref-tool', { hasText: 'Disciplina' });
      judge.taps += 2;
      await tool.getByLabel('Ruolo').selectOption('official_judge');
      await judge.tap(tool.getByRole('button', { name: 'Bruno' }));
      await judge.tap(tool.getByRole('button', { name: 'Squalifica' }));
      await judge.tap(tool.getByRole('button', { name: 'Applica' }));
    },
    effect: neutral('s2', 'excluded'),
  },
  {
    clause: 'TK-C26',
    title: 'Abbandona di sua volontà',
    scene: 'placed',
    settle: async (judge) => {
      await judge.who('Bruno');
      await judge.write();
    },
    effect: neutral('s2', 'withdrawn'),
  },
  {
    clause: 'TK-C27',
    title: 'Ultimo del giro eliminato',
    scene: 'closing',
    light: 'lightClosing',
    settle: jot,
    effect: nothing,
  },
  {
    clause: 'TK-C28',
    title: 'Sdadata dimenticata',
    scene: 'closing',
    light: 'lightClosing',
    settle: async (judge) => {
      await judge.who('Dario');
      await judge.no();
      await judge.write();
    },
    effect: warned('s4'),
  },
  {
    clause: 'TK-C29',
    title: 'Chi vince, e le parità',
    scene: 'closed',
    settle: async (judge) => {
      await judge.enterIn('Fine');
    },
    effect: nothing,
  },
];
