// How the client is built and tested. JSX is compiled from tsconfig.json. In development
// the server's own paths are passed on to `kamchatka serve` on port 8080, or to KAMCHATKA_SERVER.
import { defineConfig } from 'vitest/config';
import { guides } from './scripts/guides';

const server = process.env['KAMCHATKA_SERVER'] ?? 'http://localhost:8080';

const core =
  /preact|src\/(lib\/(settings|stored|session|api|router|refusal|sound)|i18n\/words|ui\/(icons|live|token|dice|dialog|link))\.ts/;

export default defineConfig({
  plugins: [guides()],
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0, // the content security policy admits no data: addresses
    modulePreload: {
      polyfill: false,
      // A page is fetched with all it needs at once. What a page fetches later finds most of that
      // there already: only its styles must be named.
      resolveDependencies: (file, needed, { hostId }) =>
        /\/index-/.test(hostId)
          ? needed
          : needed.filter((each) => each === file || /css$/.test(each)),
    },
    reportCompressedSize: false,
    // What every page has anyway stays in one file, whichever parts come later and need some of it.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: core }] } } },
  },
  server: {
    fs: { allow: ['..'] }, // the guides are in docs/
    proxy: {
      '/api': server,
      '/ws': { target: server.replace(/^http/, 'ws'), ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['src/testing/settle.ts'],
    restoreMocks: true,
  },
});
