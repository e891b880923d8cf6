// Badges with a QR each: scanned at the door, the player is checked in.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../../lib/api';
import type { BadgesAnswer, TournamentDetail } from '../../protocol.gen';
import { QrCode } from '../../ui/link';
import { badgeLink } from '../desk/person-dialog';
import { OnlyHere } from '../hall';
import { nameOf, pagesOf, peopleOf } from '../model';
import { w } from '../words';

export function Badges({ detail }: { readonly detail: TournamentDetail }) {
  const [answer, setAnswer] = useState<BadgesAnswer | null>(null);
  const people = peopleOf(detail);
  useEffect(() => {
    void get<BadgesAnswer>(`/api/tournaments/${detail.code}/badges`).then(
      (got) => got.ok && setAnswer(got.value),
    );
  }, [detail.code]);
  if (!answer || answer.badges.length === 0) {
    return <p class="no-print hint">{w().print.none}</p>;
  }
  return (
    <>
      <OnlyHere />
      {pagesOf(answer.badges, 10).map((page) => (
        <section key={page[0]?.player} class="sheet badge-sheet">
          {page.map((badge) => (
            <article key={badge.player} class="player-badge">
              <div>
                <p class="paper-event">{detail.name}</p>
                <p class="badge-name">{nameOf(people, badge.player)}</p>
                <p>{people.get(badge.player)?.club}</p>
                <p class="badge-hint">{w().print.scan}</p>
              </div>
              <div class="badge-code">
                <QrCode text={badgeLink(detail.code, badge.player, badge.token)} />
                <span>{badge.player}</span>
              </div>
            </article>
          ))}
        </section>
      ))}
    </>
  );
}
