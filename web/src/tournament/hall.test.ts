import { expect, it } from 'vitest';
import { onlyHere } from './hall';

it('knows the addresses that no phone can open', () => {
  expect(['localhost', '127.0.0.1', '[::1]'].every(onlyHere)).toBe(true);
  expect(['192.168.1.20', 'torneo.example', '10.0.0.5'].some(onlyHere)).toBe(false);
});
