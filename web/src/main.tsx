// The entry: words first, then the page the address names.
import { render } from 'preact';
import { App } from './app';
import { loadWords } from './i18n/words';
import { followLinks } from './lib/router';
import { askWhoIAm } from './lib/session';
import './style/base.css';

async function start(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) return;
  followLinks();
  await Promise.all([loadWords(), askWhoIAm()]);
  render(<App />, root);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  }
}

void start();
