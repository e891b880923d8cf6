import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDrafts, dropOldDrafts, useDraft } from './draft';

interface Form {
  readonly points: number;
  readonly who: string | null;
}
const usual: Form = { points: 0, who: null };

function Counter({ name = 'book.ABCDEF.count', basis = 'one' }) {
  const [form, setForm] = useDraft<Form>(name, basis, usual);
  return (
    <>
      <output>{form.points}</output>
      <button type="button" onClick={() => setForm((now) => ({ ...now, points: now.points + 1 }))}>
        more
      </button>
      <button type="button" onClick={() => setForm(usual)}>
        over
      </button>
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;
const tap = (name: string) => fireEvent.click(screen.getByText(name));
const names = () => Object.keys(localStorage).filter((key) => key.includes('draft'));

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  dropDrafts('');
});

describe('a draft', () => {
  it('outlives its form, tap by tap', () => {
    render(<Counter />);
    tap('more');
    tap('more');
    cleanup(); // another tab, a reload
    render(<Counter />);
    expect(shown()).toBe('2');
  });

  it('takes two taps before the page was drawn', () => {
    render(<Counter />);
    const more = screen.getByText('more');
    act(() => {
      more.click();
      more.click();
    });
    expect(shown()).toBe('2');
  });

  it('is not applied to another position, and is there again at its own', () => {
    const { rerender } = render(<Counter basis="one" />);
    tap('more');
    rerender(<Counter basis="two" />);
    expect(shown()).toBe('0');
    rerender(<Counter basis="one" />);
    expect(shown()).toBe('1');
    rerender(<Counter name="book.GHJKLM.count" />);
    expect(shown()).toBe('0');
  });

  it('is forgotten once the form is as it was', () => {
    render(<Counter />);
    tap('more');
    expect(names()).toHaveLength(1);
    tap('over');
    expect(names()).toHaveLength(0);
  });

  it('of a page of before, with other fields, is passed over', () => {
    const kept = { basis: 'one', at: Date.now(), value: { points: 'many' } };
    localStorage.setItem('kamchatka.draft.book.ABCDEF.count', JSON.stringify(kept));
    render(<Counter />);
    expect(shown()).toBe('0');
  });

  it('goes with its table, and when nobody came back to it', () => {
    render(<Counter />);
    render(<Counter name="desk.ABCDEF.add" />);
    for (const more of screen.getAllByText('more')) fireEvent.click(more);
    dropDrafts('book.ABCDEF');
    expect(names()).toEqual(['kamchatka.draft.desk.ABCDEF.add']);
    dropOldDrafts(Date.now() + 15 * 24 * 3_600_000);
    expect(names()).toEqual([]);
  });

  it('lasts as long as the page where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    render(<Counter />);
    tap('more');
    cleanup();
    render(<Counter />);
    expect(shown()).toBe('1');
  });
});
