// A player's own page, behind the QR of the badge: check in, the table, the judge.
import { useEffect, useState } from 'preact/hooks';
import { post } from '../lib/api';
import { useDraft } from '../lib/draft';
import { refusalText } from '../lib/refusal';
import { go } from '../lib/router';
import { needGuest } from '../lib/session';
import type { BadgeAnswer, TournamentDetail } from '../protocol.gen';
import { Icon } from '../ui/icons';
import { Page } from '../ui/page';
import { refresh } from './live';
import { finalPlace, nameOf, peopleOf } from './model';
import { w } from './words';

interface BadgeViewProps {
  readonly detail: TournamentDetail;
  readonly player: number;
  readonly token: string;
}

export function BadgeView({ detail, player, token }: BadgeViewProps) {
  const [badge, setBadge] = useState<BadgeAnswer | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [reason, setReason] = useDraft(`badge.${detail.code}.${player}`, '', '');
  const words = w().badge;
  const at = `/api/tournaments/${detail.code}/badge`;
  const proof = { player, token };
  const ask = async (path: string) => {
    const answer = await post<BadgeAnswer>(path, proof);
    if (answer.ok) setBadge(answer.value);
    else setSaid(refusalText(answer));
    if (path !== at) await refresh(detail.code);
  };
  // Asked anew when the tournament went on
  useEffect(() => {
    void ask(at);
  }, [detail.seq]);
  const call = async () => {
    const answer = await post(`${at}/call`, { ...proof, reason });
    if (answer.ok) setReason('');
    setSaid(answer.ok ? words.called : refusalText(answer));
  };
  const sit = async () => {
    await needGuest();
    const answer = await post<{ code: string }>(`${at}/sit`, proof);
    if (!answer.ok) return setSaid(refusalText(answer));
    sessionStorage.setItem(satHere, answer.value.code);
    go(`/t/${answer.value.code}`);
  };
  // Who opens his link comes to his seat; who comes back to this page wants the page.
  const satHere = `badge.sat.${detail.code}.${player}`;
  const ready = badge?.present && (badge.signed || !detail.format.official);
  const open = ready && !badge.elsewhere && detail.state !== 'over' ? badge.online : undefined;
  useEffect(() => {
    if (open && sessionStorage.getItem(satHere) !== open) void sit();
  }, [open]);
  const people = peopleOf(detail);
  const table = badge?.table
    ? detail.rounds.at(-1)?.tables.find((each) => each.number === badge.table)
    : undefined;
  return (
    <Page title={words.title} narrow>
      <div>
        <p class="hint">{detail.name}</p>
        <h1>{badge ? words.hello(badge.name) : words.title}</h1>
      </div>
      {badge && !badge.present ? (
        <section class="card stack">
          <button
            type="button"
            class="button primary huge-button"
            onClick={() => void ask(`${at}/here`)}
          >
            <Icon name="check" />
            {words.here}
          </button>
        </section>
      ) : null}
      {badge?.present ? (
        <p class="good-line">
          <Icon name="check" />
          {words.present}
        </p>
      ) : null}
      {badge && detail.format.official && !badge.signed ? (
        <section class="card stack">
          <h2>{words.declaration}</h2>
          <p>{words.declarationText}</p>
          <button type="button" class="button" onClick={() => void ask(`${at}/declare`)}>
            <Icon name="check" />
            {words.declare}
          </button>
        </section>
      ) : null}
      {badge?.signed && detail.format.official ? (
        <p class="good-line">
          <Icon name="check" />
          {words.declared}
        </p>
      ) : null}
      {finalPlace(detail, player) ? (
        <p class="huge-number">{w().standings.finalPlace(finalPlace(detail, player))}</p>
      ) : null}
      {badge && detail.state !== 'over' ? (
        <section class="card stack">
          {table ? (
            <>
              <p class="huge-number">{words.table(table.number)}</p>
              <ol>
                {table.players.map((each) => (
                  <li key={each} class={each === player ? 'strong' : ''}>
                    {nameOf(people, each)}
                  </li>
                ))}
              </ol>
              {badge.online ? (
                <>
                  {badge.elsewhere ? <p class="hint">{words.elsewhere}</p> : null}
                  <button type="button" class="button primary" onClick={() => void sit()}>
                    <Icon name="play" />
                    {badge.elsewhere ? words.continueHere : words.online}
                  </button>
                </>
              ) : null}
            </>
          ) : (
            <p>{words.noTable}</p>
          )}
        </section>
      ) : null}
      {table && detail.state !== 'over' ? (
        <section class="card stack">
          <label class="field">
            <span class="label">{words.callReason}</span>
            <input
              class="input"
              maxLength={90}
              value={reason}
              onInput={(input) => setReason(input.currentTarget.value)}
            />
          </label>
          <button type="button" class="button" onClick={() => void call()}>
            <Icon name="flag" />
            {words.call}
          </button>
        </section>
      ) : null}
      {said ? <p role="alert">{said}</p> : null}
      <p>
        <a class="button" href={`/torneo/${detail.code}/pubblico`}>
          <Icon name="list" />
          {words.follow}
        </a>
      </p>
    </Page>
  );
}
