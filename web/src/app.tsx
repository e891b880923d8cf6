// One page at a time, each a file of its own that comes when it is needed.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Route, route } from './lib/router';
import { LiveRegions } from './ui/live';

type Page = ComponentType<{ readonly route: Route }>;

const tablePage = () =>
  import('./table/table-page').then(({ TablePage }): Page => {
    return ({ route: at }) => (at.page === 'table' ? <TablePage code={at.code} /> : null);
  });

const pages: Record<Route['page'], () => Promise<Page>> = {
  home: tablePage,
  create: tablePage,
  table: tablePage,
  replay: tablePage,
  rules: tablePage,
  dice: tablePage,
  account: tablePage,
  settings: tablePage,
  missing: tablePage,
};

interface Loaded {
  readonly name: Route['page'];
  readonly page: Page;
}

export function App() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const at = route.value;
  useEffect(() => {
    let current = true;
    void pages[at.page]().then((page) => current && setLoaded({ name: at.page, page }));
    return () => {
      current = false;
    };
  }, [at.page]);
  const Current = loaded?.name === at.page ? loaded.page : null;
  return (
    <>
      {Current ? <Current route={at} /> : null}
      <LiveRegions />
    </>
  );
}
