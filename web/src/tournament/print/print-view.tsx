// What goes on paper: chosen on the screen, alone on the page when it is printed.
import { useEffect } from 'preact/hooks';
import type { TournamentDetail } from '../../protocol.gen';
import { Icon, type IconName } from '../../ui/icons';
import { SiteHeader } from '../../ui/site-header';
import { w } from '../words';
import { Badges } from './badges';
import { Declaration } from './declaration';
import { JudgesReport } from './report';
import { BlankSheets, Certificates, Sheets } from './sheets';
import { PrintedStandings } from './standings';
import { TableList, WallList } from './walls';
import './print.css';

const kinds = {
  nomi: ['wall', 'list'],
  tavoli: ['tables', 'board'],
  schede: ['sheets', 'log'],
  bianche: ['blanks', 'log'],
  verbale: ['report', 'shield'],
  classifica: ['standings', 'crown'],
  attestati: ['certificates', 'star'],
  cartellini: ['badges', 'people'],
  dichiarazione: ['declaration', 'shield'],
} as const satisfies Record<string, readonly [string, IconName]>;

type Kind = keyof typeof kinds;

/** Links that let people in, and who has signed, are not for everybody. */
const deskOnly: readonly string[] = ['cartellini', 'dichiarazione'];

function isKind(what: string): what is Kind {
  return what in kinds;
}

interface PrintViewProps {
  readonly detail: TournamentDetail;
  readonly what: string;
}

function Printed({ detail, what }: { readonly detail: TournamentDetail; readonly what: Kind }) {
  switch (what) {
    case 'nomi':
      return <WallList detail={detail} />;
    case 'tavoli':
      return <TableList detail={detail} />;
    case 'schede':
      return <Sheets detail={detail} />;
    case 'bianche':
      return <BlankSheets detail={detail} />;
    case 'verbale':
      return <JudgesReport detail={detail} />;
    case 'classifica':
      return <PrintedStandings detail={detail} />;
    case 'attestati':
      return <Certificates detail={detail} />;
    case 'cartellini':
      return <Badges detail={detail} />;
    case 'dichiarazione':
      return <Declaration detail={detail} />;
  }
}

export function PrintView({ detail, what }: PrintViewProps) {
  const words = w().print;
  const offered = (kind: string) => detail.runs_the_desk || !deskOnly.includes(kind);
  useEffect(() => {
    document.title = `${words.title} · ${detail.name}`;
  }, [detail.name, words.title]);
  return (
    <div class="print-page">
      <div class="no-print">
        <SiteHeader />
      </div>
      <main id="main">
        <div class="page no-print">
          <div>
            <p>
              <a href={`/torneo/${detail.code}`}>
                <Icon name="back" />
                {detail.name}
              </a>
            </p>
            <h1>{words.title}</h1>
            <p class="hint">{words.lead}</p>
          </div>
          <nav class="row" aria-label={words.title}>
            {Object.entries(kinds)
              .filter(([kind]) => offered(kind))
              .map(([kind, [name, icon]]) => (
                <a
                  key={kind}
                  class="button"
                  aria-current={kind === what ? 'true' : undefined}
                  href={`/torneo/${detail.code}/stampa/${kind}`}
                >
                  <Icon name={icon} />
                  {words[name]}
                </a>
              ))}
          </nav>
          {isKind(what) && offered(what) ? (
            <p>
              <button type="button" class="button primary" onClick={() => window.print()}>
                <Icon name="log" />
                {words.now}
              </button>
            </p>
          ) : null}
        </div>
        {isKind(what) && offered(what) ? (
          <div class="paper">
            <Printed detail={detail} what={what} />
          </div>
        ) : null}
      </main>
    </div>
  );
}
