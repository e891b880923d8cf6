// Whole games in a real browser against the real server: `script/web e2e`.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['e2e/**/*.test.ts'],
    // Half of the time a page waits for a bot or an animation.
    maxWorkers: 3,
    testTimeout: 180_000,
    hookTimeout: 60_000,
  },
});
