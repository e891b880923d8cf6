import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchAhead, lazily } from './lazy';

afterEach(cleanup);

const Greeting = ({ name }: { readonly name: string }) => <p>Ciao {name}</p>;

it('shows nothing until the part has come, then the part', async () => {
  const load = vi.fn(async () => Greeting);
  const Lazy = lazily(load);
  render(<Lazy name="Ada" />);
  expect(screen.queryByText('Ciao Ada')).toBeNull();
  await screen.findByText('Ciao Ada');
  cleanup();
  render(<Lazy name="Eva" />);
  expect(screen.getByText('Ciao Eva')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

it('asks again for what could not be had', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<typeof Greeting>>()
    .mockRejectedValueOnce(new Error('no network'))
    .mockResolvedValue(Greeting);
  const Lazy = lazily(load);
  render(<Lazy name="Ida" />);
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  cleanup();
  render(<Lazy name="Ida" />);
  await screen.findByText('Ciao Ida');
});

it('fetches ahead when the page is quiet, unless it is left first', () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => Greeting);
  lazily(load);
  fetchAhead()();
  vi.advanceTimersByTime(10_000);
  expect(load).not.toHaveBeenCalled();
  fetchAhead();
  vi.advanceTimersByTime(10_000);
  expect(load).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
