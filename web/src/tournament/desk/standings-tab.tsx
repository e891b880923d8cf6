// The standings at the desk, with files to take away.
import { language } from '../../lib/settings';
import type { TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { RestoreButton } from '../restore-button';
import { Results } from '../standings';
import { SettledTies, TieNotices } from '../ties';
import { w } from '../words';

export function StandingsTab({ detail }: { readonly detail: TournamentDetail }) {
  const words = w().standings;
  const link = (player: number) => `/torneo/${detail.code}/pubblico/giocatore/${player}`;
  const file = (format: string, label: string) => (
    <a
      key={format}
      class="button small"
      href={`/api/tournaments/${detail.code}/export?format=${format}&lang=${language.value}`}
      download
    >
      <Icon name="download" />
      {label}
    </a>
  );
  return (
    <div class="stack">
      {detail.rounds.length > 0 ? (
        <fieldset class="plain row" aria-label={words.export}>
          {file('csv', words.csv)}
          {file('text', words.text)}
          {file('json', words.json)}
          {detail.runs_the_desk ? file('ranking', words.rankingFile) : null}
          {detail.runs_the_desk ? file('file', words.file) : null}
          {detail.runs_the_desk ? <RestoreButton small /> : null}
        </fieldset>
      ) : null}
      <TieNotices detail={detail} />
      <div class="table-scroll">
        <Results detail={detail} link={link} />
      </div>
      <SettledTies detail={detail} />
    </div>
  );
}
