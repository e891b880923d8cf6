// A measurement, not a test of the suite: `script/web frames`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/frames.measure.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
