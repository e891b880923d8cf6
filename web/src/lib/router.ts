// Which page the address names, and how to go to another without loading it anew.
import { signal } from '@preact/signals';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'create' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'replay'; readonly code: string | null; readonly step: number | null }
  | { readonly page: 'rules'; readonly part: string | null; readonly chosen: readonly string[] }
  | { readonly page: 'dice' }
  | { readonly page: 'account' }
  | { readonly page: 'settings' }
  | { readonly page: 'certificate' }
  | { readonly page: 'help'; readonly guide: string | null }
  | { readonly page: 'course' }
  | { readonly page: 'referee' }
  | { readonly page: 'companion'; readonly code: string }
  | { readonly page: 'tournaments'; readonly part: string | null }
  | {
      readonly page: 'tournament';
      readonly code: string;
      readonly view: string;
      readonly rest: readonly string[];
    }
  | { readonly page: 'missing' };

export function routeOf(address: URL): Route {
  const [first = '', second = '', ...more] = address.pathname.split('/').filter(Boolean);
  if (first === 'torneo' && second) {
    const [view = '', ...rest] = more.map(decodeURIComponent);
    return { page: 'tournament', code: second.toUpperCase(), view, rest };
  }
  if (more.length > 0) return { page: 'missing' };
  const step = Number.parseInt(address.searchParams.get('step') ?? '', 10);
  switch (first) {
    case '':
      return { page: 'home' };
    case 't':
      return second ? { page: 'table', code: second.toUpperCase() } : { page: 'home' };
    case 'replay':
      return {
        page: 'replay',
        code: second ? second.toUpperCase() : null,
        step: Number.isNaN(step) ? null : step,
      };
    case 'arbitro':
      return second ? { page: 'companion', code: second.toUpperCase() } : { page: 'referee' };
    case 'rules':
      return {
        page: 'rules',
        part: second || null,
        chosen: (address.searchParams.get('with') ?? '').split(',').filter(Boolean),
      };
    case 'tornei':
      return { page: 'tournaments', part: second || null };
    case 'aiuto':
      return { page: 'help', guide: second || null };
    case 'impara':
      return second ? { page: 'missing' } : { page: 'course' };
    case 'certificato':
      return second ? { page: 'missing' } : { page: 'certificate' };
    case 'create':
    case 'dice':
    case 'account':
    case 'settings':
      return second ? { page: 'missing' } : { page: first };
    default:
      return { page: 'missing' };
  }
}

export const route = signal<Route>(routeOf(new URL(window.location.href)));

export function go(path: string): void {
  window.history.pushState(null, '', path);
  route.value = routeOf(new URL(window.location.href));
  window.scrollTo(0, 0);
}

/** Follows links of our own inside the page; others, new tabs and downloads are the browser's. */
export function followLinks(): void {
  window.addEventListener('popstate', () => {
    route.value = routeOf(new URL(window.location.href));
  });
  document.addEventListener('click', (click) => {
    if (click.defaultPrevented || click.button !== 0) return;
    if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return;
    const link = (click.target as Element | null)?.closest?.('a');
    if (!link || link.origin !== window.location.origin || link.target || link.download) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    click.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
