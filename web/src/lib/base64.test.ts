import { expect, it } from 'vitest';
import { fromBase64, toBase64 } from './base64';

it('gives every byte back', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  expect(fromBase64(toBase64(bytes))).toEqual(bytes);
  expect(toBase64(new Uint8Array())).toBe('');
});
