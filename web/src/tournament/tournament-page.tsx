// One tournament: the desk for those who run it, the public page for everybody, the screen in the
// hall, the prints, and the pages behind personal links.
import { t } from '../i18n/words';
import type { Route } from '../lib/router';
import { Page } from '../ui/page';
import { BadgeView } from './badge-view';
import { DeskView } from './desk/desk-view';
import { InviteView } from './invite-view';
import { trouble, useTournament } from './live';
import { PrintView } from './print/print-view';
import { PublicView } from './public-view';
import { ScreenView } from './screen-view';
import { useTournamentWords } from './tournaments-page';
import { w } from './words';
import './tournament.css';

type At = Extract<Route, { page: 'tournament' }>;

function Loaded({ at }: { readonly at: At }) {
  const quick = at.view === '' || at.view === 'schermo';
  const detail = useTournament(at.code, quick ? 3 : 9);
  if (trouble.value) {
    return (
      <Page title={w().list.title} narrow>
        <h1>{w().desk.notFound}</h1>
        <p>
          <a class="button primary" href="/tornei">
            {w().list.title}
          </a>
        </p>
      </Page>
    );
  }
  if (!detail) {
    return (
      <main class="page-wait" id="main">
        <h1 class="hidden-text">{w().list.title}</h1>
        <p>{t().common.loading}</p>
      </main>
    );
  }
  switch (at.view) {
    case '':
      return detail.permitted.length === 0 ? (
        <PublicView detail={detail} rest={[]} />
      ) : (
        <DeskView detail={detail} />
      );
    case 'pubblico':
      return <PublicView detail={detail} rest={at.rest} />;
    case 'schermo':
      return <ScreenView detail={detail} />;
    case 'stampa':
      return <PrintView detail={detail} what={at.rest[0] ?? ''} />;
    case 'invito':
      return <InviteView detail={detail} token={at.rest[0] ?? ''} />;
    case 'io':
      return <BadgeView detail={detail} player={Number(at.rest[0])} token={at.rest[1] ?? ''} />;
    default:
      return <PublicView detail={detail} rest={[]} />;
  }
}

export function TournamentPage({ at }: { readonly at: At }) {
  return useTournamentWords() ? <Loaded at={at} /> : null;
}
