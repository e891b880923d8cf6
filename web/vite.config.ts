// How the client is built and tested. JSX is compiled from tsconfig.json. In development
// the server's own paths are passed on to `kamchatka serve` on port 8080, or to KAMCHATKA_SERVER.
import { defineConfig } from 'vitest/config';
import { guides } from './scripts/guides';

const server = process.env['KAMCHATKA_SERVER'] ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [guides()],
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0, // the content security policy admits no data: addresses
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
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
    restoreMocks: true,
  },
});
