// The entry: words first, then the page the address names.
import { render } from 'preact';
import { App } from './app';
import { loadWords } from './i18n/words';
import { followBoardLook } from './lib/board-look';
import { followLinks } from './lib/router';
import { askWhoIAm } from './lib/session';
import './style/base.css';

async function start(): Promise<void> {
  const root = document.getElementById('app');
  if (!root) return;
  followLinks();
  followBoardLook();
  await Promise.all([loadWords(), askWhoIAm()]);
  render(<App />, root);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    const kept = navigator.serviceWorker
      .register('/sw.js')
      .then(() => import('./lib/kept-files'))
      .then(({ keepFetched }) => keepFetched());
    void kept.catch(() => undefined);
  }
}

void start();
