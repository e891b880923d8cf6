// Boards are drawn as the player chose, on every page that shows one.
import { effect } from '@preact/signals';
import { look } from '../board/look';
import { boardLook } from './settings';

export function followBoardLook(): void {
  effect(() => {
    if (boardLook.value === 'atlas') look.value = null;
    else
      void import('../board/antique').then(({ antique }) => {
        if (boardLook.value === antique.id) look.value = antique;
      });
  });
}
