import { render } from '@testing-library/preact';
import { beforeAll, expect, test } from 'vitest';
import { loadWords } from '../i18n/words';
import type { Bot } from '../protocol';
import { BotOptions } from './bot-options';

const bot = (id: string, level: number, name: string): Bot => ({
  id,
  level,
  names: { it: name, en: name },
  portrait: { it: 'x', en: 'x' },
});

beforeAll(() => loadWords());

test('levels come first and in order, characters after them', () => {
  const bots = [
    bot('cartaio', 2, 'Il Cartaio'),
    bot('planner_3', 3, 'C'),
    bot('planner_1', 1, 'R'),
  ];
  const { container } = render(
    <select>
      <BotOptions bots={bots} />
    </select>,
  );
  const values = [...container.querySelectorAll('option')].map((option) => option.value);
  expect(values).toEqual(['bot:planner_1', 'bot:planner_3', 'bot:cartaio']);
  const groups = [...container.querySelectorAll('optgroup')];
  expect(groups.map((group) => group.children.length)).toEqual([2, 1]);
  expect(groups[0]?.textContent).toContain('1 · R');
});
