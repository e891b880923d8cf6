// One page at a time, each a file of its own that comes when it is needed.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { loadPageWords, t } from './i18n/words';
import { type Route, route } from './lib/router';
import { LiveRegions } from './ui/live';
import { Page } from './ui/page';

type RoutePage = ComponentType<{ readonly at: Route }>;

function Missing() {
  return (
    <Page title={t().common.missingPage} narrow>
      <h1>{t().common.missingPage}</h1>
      <p class="lead">{t().common.missingPageHint}</p>
      <p>
        <a class="button primary" href="/">
          {t().common.home}
        </a>
      </p>
    </Page>
  );
}

/** Its files are not on this device, and cannot be had now. */
function Unreached() {
  const words = t().common;
  return (
    <Page title={words.unreachedPage} narrow>
      <h1>{words.unreachedPage}</h1>
      <p class="lead">{words.unreachedHint}</p>
      <p class="row">
        <button type="button" class="button primary" onClick={() => window.location.reload()}>
          {words.retry}
        </button>
        <a class="button" href="/">
          {words.home}
        </a>
      </p>
    </Page>
  );
}

const pages: Record<Route['page'], () => Promise<RoutePage>> = {
  home: async () => (await import('./home/home-page')).HomePage,
  create: async () => (await import('./home/create-page')).CreatePage,
  account: async () => (await import('./account/account-page')).AccountPage,
  settings: async () => (await import('./account/settings/settings-page')).SettingsPage,
  certificate: async () => (await import('./account/certificate-page')).CertificatePage,
  dice: async () => (await import('./rules/dice-page')).DicePage,
  course: async () => (await import('./course/course-page')).CoursePage,
  help: async () => {
    const { HelpPage } = await import('./help/help-page');
    return ({ at }) => (at.page === 'help' ? <HelpPage guide={at.guide} /> : null);
  },
  rules: async () => {
    const { RulesPage } = await import('./rules/rules-page');
    return ({ at }) =>
      at.page === 'rules' ? <RulesPage part={at.part} chosen={at.chosen} /> : null;
  },
  table: async () => {
    const { TablePage } = await import('./table/table-page');
    return ({ at }) => (at.page === 'table' ? <TablePage code={at.code} /> : null);
  },
  replay: async () => {
    const { ReplayPage } = await import('./replay/replay-page');
    return ({ at }) => (at.page === 'replay' ? <ReplayPage code={at.code} step={at.step} /> : null);
  },
  referee: async () => (await import('./referee/referee-page')).RefereePage,
  companion: async () => {
    const { CompanionPage } = await import('./referee/companion-page');
    return ({ at }) => (at.page === 'companion' ? <CompanionPage code={at.code} /> : null);
  },
  tournaments: async () => {
    const { TournamentsPage } = await import('./tournament/tournaments-page');
    return ({ at }) => (at.page === 'tournaments' ? <TournamentsPage part={at.part} /> : null);
  },
  tournament: async () => {
    const { TournamentPage } = await import('./tournament/tournament-page');
    return ({ at }) => (at.page === 'tournament' ? <TournamentPage at={at} /> : null);
  },
  missing: async () => Missing,
};

interface Loaded {
  readonly name: Route['page'];
  readonly page: RoutePage;
}

export function App() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const at = route.value;
  useEffect(() => {
    let current = true;
    const words = at.page === 'table' ? undefined : loadPageWords();
    void Promise.all([pages[at.page](), words])
      .then(
        ([page]) => page,
        () => Unreached,
      )
      .then((page) => current && setLoaded({ name: at.page, page }));
    return () => {
      current = false;
    };
  }, [at.page]);
  const Current = loaded?.name === at.page ? loaded.page : null;
  return (
    <>
      {Current ? <Current at={at} /> : null}
      <LiveRegions />
    </>
  );
}
