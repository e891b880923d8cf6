import { expect, it } from 'vitest';
import { newCode } from './codes';

it("gives a table of a tournament a code that begins as the tournament's", () => {
  expect(newCode()).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
  expect(newCode('KMN234')).toMatch(/^KMN[A-HJ-NP-Z2-9]{3}$/);
  expect(new Set(Array.from({ length: 20 }, () => newCode('KMN234'))).size).toBeGreaterThan(15);
});
