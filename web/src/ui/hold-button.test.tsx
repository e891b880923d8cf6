import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HoldButton } from './hold-button';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a button that is held', () => {
  it('steps once for a tap, and for a key', () => {
    const step = vi.fn(() => true);
    render(<HoldButton onStep={step}>+1</HoldButton>);
    const button = screen.getByText('+1');
    fireEvent.pointerDown(button);
    vi.advanceTimersByTime(100);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    vi.advanceTimersByTime(2000);
    expect(step).toHaveBeenCalledTimes(1);
    fireEvent.click(button);
    expect(step).toHaveBeenCalledTimes(2);
  });

  it('goes on until it is let go or says that it is done', () => {
    let left = 5;
    const step = vi.fn(() => --left > 0);
    render(<HoldButton onStep={step}>+1</HoldButton>);
    const button = screen.getByText('+1');
    fireEvent.pointerDown(button);
    vi.advanceTimersByTime(750);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
    vi.advanceTimersByTime(2000);
    expect(step).toHaveBeenCalledTimes(3);
    fireEvent.pointerDown(button);
    vi.advanceTimersByTime(5000);
    expect(step).toHaveBeenCalledTimes(5);
  });
});
