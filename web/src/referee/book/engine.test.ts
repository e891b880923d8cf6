// The book compiled to WebAssembly, asked as the page asks it: a whole light table, disputes by a
// word, what only the Official Judge may do.
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { allTerritories } from '../play/paint';
import { rulesetsOf } from '../rules-of';
import type { DealLimits } from '../start/deal-limits';
import { Engine } from './engine';
import type { Note, Refusal, Reply, Ruling, Sheet } from './notes';
import { agreed, nextPart } from './sync';

const bytes = readFileSync('src/referee/companion.wasm');

interface Entered {
  readonly sheet: Sheet;
}

let engine: Engine;
let count = 0;

function enter(note: Note, role = 'table_judge'): Reply<Entered> {
  count += 1;
  const entry = { ref: `r${count}`, at: count * 1000, by: { name: 'Ada', role }, note };
  return engine.ask({ request: 'enter', entry }) as Reply<Entered>;
}

function sheetAfter(note: Note, role?: string): Sheet {
  const reply = enter(note, role);
  if (!reply.ok) throw new Error(JSON.stringify(reply.error));
  return reply.sheet;
}

const refused = (reply: Reply<Entered>): Refusal | null => (reply.ok ? null : reply.error);

function opening(kind: 'full' | 'light', ruleset = 'torisiko'): Note {
  return {
    type: 'opened',
    kind,
    ruleset: { id: ruleset },
    title: 'Tavolo 1',
    seats: [
      { name: 'Anna', colour: 'red' },
      { name: 'Bice', colour: 'blue' },
      { name: 'Carlo', colour: 'green' },
    ],
  };
}

beforeEach(async () => {
  engine = await Engine.of(bytes);
});

describe('the book in the browser', () => {
  it('finds a dispute by a word and works it out', () => {
    const { rulings } = engine.ask({
      request: 'rulings',
      ruleset: 'torisiko',
      words: 'dado fuori',
    }) as { rulings: Ruling[] };
    expect(rulings[0]?.id).toBe('die_off_the_tray');
    const reply = engine.ask({
      request: 'rule',
      ruling: 'over_the_cap',
      answers: [
        { id: 'cap', value: 130 },
        { id: 'armies', value: 135 },
        { id: 'placed', value: 4 },
      ],
    }) as Reply<{ consequence: { armies: number; cap: number; it: string } }>;
    const follows = { armies: 10, off_the_book: 5, cap: 125 };
    expect(reply.ok && reply.consequence).toMatchObject(follows);
  });

  it('finds each of the ten commonest by what people say', () => {
    const said: readonly (readonly [string, string])[] = [
      ['dado fuori', 'die_off_the_tray'],
      ['dimenticato la carta', 'card_forgotten_torisiko'],
      ['armate in più', 'too_many_placed'],
      ['numero dadi', 'wrong_number_of_dice'],
      ['130', 'over_the_cap'],
      ['tolte meno', 'too_few_removed'],
      ['da dove', 'no_origin_named'],
      ['difesa prima', 'defence_rolled_first'],
      ['senza dire niente', 'silent_roll'],
      ['sdadata', 'closing_roll_forgotten'],
    ];
    for (const [words, id] of said) {
      const { rulings } = engine.ask({ request: 'rulings', ruleset: 'torisiko', words }) as {
        rulings: Ruling[];
      };
      expect(
        rulings.slice(0, 2).map((ruling) => ruling.id),
        words,
      ).toContain(id);
    }
  });

  it('has the cases that an engine settles, for light books and for judges without the paper', () => {
    const first = (words: string, ruleset = 'torisiko') => {
      const reply = engine.ask({ request: 'rulings', ruleset, words }) as { rulings: Ruling[] };
      return reply.rulings[0];
    };
    expect(first('ha detto passo e poi vuole attaccare')).toMatchObject({
      id: 'pass_or_card_ends_turn',
      entry: 'play',
      questions: [],
      of_book: true,
    });
    expect(first('si sente male e deve andare via')?.entry).toBe('withdrawal');
    expect(first('usa la calcolatrice')?.entry).toBe('discipline');
    expect(first('dado in bilico', 'torneo')?.of_book).toBe(false);
    const { rulings } = engine.ask({ request: 'rulings', ruleset: 'torisiko', words: '' }) as {
      rulings: Ruling[];
    };
    for (const { id, entry, follows } of rulings) {
      expect(follows.it === '', id).toBe(entry === 'ruling');
    }
  });

  it('keeps a light table to the end', () => {
    let sheet = sheetAfter(opening('light'));
    expect(sheet.turn).toBe('s1');
    expect(sheet.clock.callable).toBe(true);
    expect(sheet.board_asks).toEqual({ armies: true, cards: true });
    sheet = sheetAfter({ type: 'played', actions: [{ type: 'call_time' }] });
    expect(sheet.clock.callable).toBe(false);
    expect(sheet.last_round).toBe(2);
    for (let turn = 0; turn < 6; ++turn) sheet = sheetAfter({ type: 'turn_passed', conquests: 0 });
    expect(sheet.closing).toMatchObject({ due: true, sums: [4] });
    sheet = sheetAfter({ type: 'played', actions: [{ type: 'roll_closing', dice: [2, 2] }] });
    expect(sheet.stage).toBe('counting');
    sheet = sheetAfter({
      type: 'board_counted',
      territories: Object.fromEntries(
        allTerritories.map((id, index) => [
          id,
          { owner: (['s1', 's2', 's3'] as const)[index % 3] ?? 's1', armies: 2 },
        ]),
      ),
      cards: [0, 0, 0],
    });
    for (const [seat, objective] of [
      ['s1', 'letto'],
      ['s2', 'elefante'],
      ['s3', 'ciclista'],
    ] as const) {
      sheet = sheetAfter({ type: 'objective_turned', seat, objective });
    }
    expect(sheet.stage).toBe('ranked');
    expect(sheet.count?.seats.map(({ place }) => place).sort()).toEqual([1, 2, 3]);
    expect(sheet.seats.every(({ turns_up }) => turns_up)).toBe(true);
    expect(sheet.permitted.table_judge).toContain('undone');
    sheet = sheetAfter({ type: 'signed' });
    expect(sheet.stage).toBe('signed_off');
    expect(sheet.permitted.table_judge).not.toContain('undone');
    expect(sheet.permitted.official_judge).not.toContain('undone');
    expect(refused(enter({ type: 'reopened', reason: 'errore' }))?.reason).toBe(
      'official_judge_only',
    );
    sheet = sheetAfter({ type: 'reopened', reason: 'errore' }, 'official_judge');
    expect(sheet.stage).toBe('ranked');
    expect(sheet.permitted.table_judge).toContain('undone');
  });

  it('leaves discipline to the Official Judge', () => {
    const { permitted } = sheetAfter(opening('light'));
    expect(permitted.player).toEqual(['order_rolled']); // as long as nothing has happened
    expect(permitted.table_judge).toEqual(['ruled', 'game_stopped', 'signed', 'order_rolled']);
    expect(permitted.official_judge).toEqual([
      'ruled',
      'disciplined',
      'game_stopped',
      'signed',
      'reopened',
      'appeal_settled',
      'order_rolled',
    ]);
    const note: Note = { type: 'disciplined', seat: 's1', measure: 'warning', reason: '' };
    expect(refused(enter(note))).toMatchObject({ reason: 'official_judge_only', clause: 'TO-2d' });
    expect(sheetAfter(note, 'official_judge').seats[0]?.warnings).toBe(1);
  });

  it('takes the order of play as rolled, and says what a deal comes to', () => {
    sheetAfter(opening('full'));
    const before = engine.ask({ request: 'deal_limits' }) as DealLimits;
    const sheet = sheetAfter({ type: 'order_rolled', order: ['s2', 's3', 's1'] });
    expect(sheet.seats.map(({ name }) => name)).toEqual(['Bice', 'Carlo', 'Anna']);
    expect(before.shares).toEqual({ s1: 14, s2: 14, s3: 14 });
    expect(before.halves).toMatchObject({ europe: 3, asia: 6 });
  });

  it('lets a judge of TorisiKo! exclude while the sdadata is awaited', () => {
    sheetAfter(opening('light'));
    let sheet = sheetAfter({ type: 'played', actions: [{ type: 'call_time' }] });
    for (let turn = 0; turn < 6; ++turn) sheet = sheetAfter({ type: 'turn_passed', conquests: 0 });
    const missed = (warnings: number): Note => ({
      type: 'ruled',
      ruling: 'closing_roll_forgotten',
      seat: 's3',
      answers: [
        { id: 'next_turn_over', value: 0 },
        { id: 'warnings', value: warnings },
      ],
      note: '',
    });
    sheet = sheetAfter(missed(0));
    expect(sheet.phase).toBe('closing');
    const known = { request: 'known', ruling: 'closing_roll_forgotten', seat: 's3' };
    expect(engine.ask(known)).toMatchObject({ answers: { warnings: 1 } });
    sheet = sheetAfter(missed(1));
    expect(sheet.seats[2]?.standing).toBe('excluded');
    expect(sheet).toMatchObject({ phase: 'reinforce', turn: 's1' });
  });

  it('says which rights a word said alone has cost, until the turn is over', () => {
    sheetAfter(opening('light'));
    const said = (ruling: string): Note => ({ type: 'ruled', ruling, answers: [], note: '' });
    sheetAfter(said('attack_said_alone'));
    const sheet = sheetAfter(said('transfer_said_alone'));
    expect(sheet.lost_rights).toEqual(['rearranging', 'attacking']);
    expect(sheetAfter({ type: 'turn_passed', conquests: 0 }).lost_rights).toEqual([]);
  });

  it('asks for no armies where no tie-break counts them', () => {
    expect(sheetAfter(opening('light', 'challenge')).board_asks).toEqual({
      armies: false,
      cards: false,
    });
  });

  it('says of which rules it can be kept', () => {
    const rulesets = rulesetsOf(engine);
    expect(rulesets.map(({ id }) => id)).toContain('torisiko');
    expect(rulesets.map(({ id }) => id)).not.toContain('master');
    expect(rulesets.find(({ id }) => id === 'challenge')?.seats).toEqual([3, 4, 5]);
  });

  it('refuses what the rules refuse, in both languages', () => {
    sheetAfter(opening('full', 'challenge'));
    const why = refused(enter({ type: 'played', actions: [{ type: 'end_turn' }] }));
    expect(why?.reason).toBe('by_the_rules');
    expect(why?.it).not.toBe(why?.en);
  });

  it('writes a file and reads it back', () => {
    sheetAfter(opening('light'));
    sheetAfter({ type: 'turn_passed', conquests: 1 });
    const { file } = engine.ask({ request: 'file', code: 'ABCDEF' }) as { file: string };
    const again = engine.ask({ request: 'load', file }) as Reply<{
      code: string;
      entries: unknown[];
    }>;
    expect(again.ok && again.code).toBe('ABCDEF');
    expect(again.ok && again.entries.length).toBe(2);
  });
});

describe('bringing entries', () => {
  const entry = (seq: number, text: string) => ({
    seq,
    ref: `r${seq}`,
    at: seq,
    by: { name: '', role: 'player' as const },
    note: { type: 'remarked' as const, text },
  });

  it('sends what fits, and at least one', () => {
    const many = Array.from({ length: 100 }, (_, index) => entry(index + 1, 'x'));
    expect(nextPart(many, 10)[0]?.seq).toBe(11);
    expect(nextPart(many, 0).length).toBeLessThanOrEqual(30);
    expect(nextPart([entry(1, 'y'.repeat(20_000))], 0)).toHaveLength(1);
  });

  it('knows how far two books agree', () => {
    const ours = [entry(1, 'a'), entry(2, 'b'), entry(3, 'c')];
    expect(agreed(ours, ours.slice(0, 2))).toBe(2);
    expect(agreed(ours, [entry(1, 'a'), { ...entry(2, 'z'), ref: 'other' }])).toBe(1);
  });
});
