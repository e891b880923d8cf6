import { cleanup, fireEvent, screen } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seatedAt, show } from '../../testing/table';
import { viewWith } from '../../testing/views';
import { ActionPanel } from './action-panel';
import { untilLimits } from './attack-until-panel';

const none = { keepArmies: 1, fullDiceOnly: false, throwsMax: null };
beforeEach(() => {
  untilLimits.value = none;
});
afterEach(cleanup);

/** China with six armies is about to attack Siam. */
function aiming() {
  const at = seatedAt({
    view: viewWith({ china: { owner: 's1', armies: 6 }, siam: { owner: 's2', armies: 2 } }),
    options: [{ type: 'attack', from: 'china', to: 'siam', dice: { min: 1, max: 3 } }],
  });
  at.helm.pick('china');
  at.helm.pick('siam');
  const started = vi.spyOn(at.helm, 'attackUntil').mockResolvedValue();
  return { ...at, started };
}

describe('to the end', () => {
  it('is one tap', () => {
    const at = aiming();
    show(at, <ActionPanel />);
    fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
    expect(at.started).toHaveBeenCalledExactlyOnceWith({ from: 'china', to: 'siam', ...none });
  });

  it('stops at the limits that were set the last time, and says which', () => {
    show(aiming(), <ActionPanel />);
    expect(screen.queryByText(/To the end stops/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Limits of “To the end”' }));
    fireEvent.input(screen.getByRole('spinbutton'), { target: { value: '3' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: '5' } });
    const limits = { keepArmies: 3, fullDiceOnly: true, throwsMax: 5 };
    expect(JSON.parse(localStorage.getItem('kamchatka.attack-until') ?? '')).toEqual(limits);
    cleanup();
    const later = aiming();
    show(later, <ActionPanel />);
    expect(screen.getByText('To the end stops: at 3 armies, below 3 dice, 5 throws')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'To the end' }));
    expect(later.started).toHaveBeenCalledWith({ from: 'china', to: 'siam', ...limits });
  });
});
