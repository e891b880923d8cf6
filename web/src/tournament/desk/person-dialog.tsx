// Everything about one entrant: corrections, withdrawal, penalties, their link, their data.
import { useEffect, useState } from 'preact/hooks';
import { get, post } from '../../lib/api';
import { useDraft } from '../../lib/draft';
import { refusalText } from '../../lib/refusal';
import type { BadgesAnswer, DeskPlayer, TournamentDetail } from '../../protocol.gen';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icons';
import { QrCode } from '../../ui/link';
import { tillOf } from '../fees';
import { OnlyHere } from '../hall';
import { refresh } from '../live';
import { inPlay, permitted } from '../model';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';
import { Payment } from './payment';

interface PersonDialogProps {
  readonly detail: TournamentDetail;
  readonly player: DeskPlayer;
  readonly onClose: () => void;
}

export function badgeLink(code: string, player: number, token: string): string {
  return `${window.location.origin}/torneo/${code}/io/${player}/${token}`;
}

function Penalty({ detail, player }: Omit<PersonDialogProps, 'onClose'>) {
  const key = `desk.${detail.code}.penalty.${player.number}`;
  const [points, setPoints] = useDraft(`${key}.points`, '', '');
  const [reason, setReason] = useDraft(`${key}.reason`, '', '');
  const { decide, fault } = useDecider(detail.code);
  const words = w().people;
  const send = async (disqualified: boolean) => {
    const taken = await decide({
      type: 'penalised',
      player: player.number,
      points: points.replace(',', '.') || '0',
      disqualified,
      reason,
    });
    if (!taken) return;
    setPoints('');
    setReason('');
  };
  return (
    <details open={points !== '' || reason !== ''}>
      <summary>{words.penalise}</summary>
      <div class="stack">
        <div class="add-line">
          <input
            class="input"
            inputMode="decimal"
            aria-label={words.penaltyPoints}
            placeholder={words.penaltyPoints}
            value={points}
            onInput={(input) => setPoints(input.currentTarget.value)}
          />
          <input
            class="input"
            aria-label={words.penaltyReason}
            placeholder={words.penaltyReason}
            value={reason}
            onInput={(input) => setReason(input.currentTarget.value)}
          />
        </div>
        <div class="row">
          <button type="button" class="button" onClick={() => void send(false)}>
            {words.penalise}
          </button>
          <button type="button" class="button danger" onClick={() => void send(true)}>
            {words.disqualify}
          </button>
        </div>
        <Fault text={fault} />
      </div>
    </details>
  );
}

function Badge({ detail, player }: Omit<PersonDialogProps, 'onClose'>) {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    void get<BadgesAnswer>(`/api/tournaments/${detail.code}/badges`).then((answer) => {
      if (!answer.ok) return;
      setToken(answer.value.badges.find((each) => each.player === player.number)?.token ?? null);
    });
  }, [detail.code, player.number]);
  if (!token) return null;
  const link = badgeLink(detail.code, player.number, token);
  return (
    <details>
      <summary>{w().people.badge}</summary>
      <OnlyHere />
      <div class="badge-line">
        <QrCode text={link} />
        <a href={link}>{link}</a>
      </div>
    </details>
  );
}

export function PersonDialog({ detail, player, onClose }: PersonDialogProps) {
  const untouched = {
    name: player.name,
    club: player.club,
    region: player.region ?? '',
    national_id: player.national_id ?? '',
    ranking: player.ranking ?? 0,
    surname: player.surname ?? '',
  };
  const [person, setPerson] = useDraft(
    `desk.${detail.code}.person.${player.number}`,
    JSON.stringify(untouched), // of the entrant as he is: corrected meanwhile, it begins anew
    untouched,
  );
  const { decide, fault, reason, busy } = useDecider(detail.code);
  const [other, setOther] = useState<string | null>(null);
  const words = w().people;
  const sat = detail.rounds.some((round) =>
    round.tables.some((table) => table.players.includes(player.number)),
  );
  const done = (taken: boolean) => {
    if (taken) setPerson(untouched);
    return taken;
  };
  const closing = async (taken: Promise<boolean>) => {
    if (await taken) onClose();
  };
  const forget = async () => {
    const answer = await post(`/api/tournaments/${detail.code}/forget`, { player: player.number });
    if (!answer.ok) return setOther(refusalText(answer));
    setPerson(untouched);
    await refresh(detail.code);
    onClose();
  };
  const field = (key: 'name' | 'surname' | 'club' | 'region' | 'national_id', label: string) => (
    <label class="field">
      <span class="label">{label}</span>
      <input
        class="input"
        maxLength={90}
        value={person[key]}
        onInput={(input) => setPerson({ ...person, [key]: input.currentTarget.value })}
      />
    </label>
  );
  return (
    <Dialog title={`${player.number} · ${player.name}`} onClose={onClose} wide>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void closing(
            decide({ type: 'person_amended', player: player.number, person }).then(done),
          );
        }}
      >
        <div class="columns-2">
          {field('name', words.name)}
          {field('surname', words.surname)}
          {field('club', words.club)}
          {field('region', words.region)}
          {field('national_id', words.nationalId)}
        </div>
        <p>
          <button type="submit" class="button primary" disabled={busy}>
            {words.save}
          </button>
        </p>
      </form>
      <Fault text={fault ?? other} />
      {reason === 'registered_already' ? (
        <p>
          <button
            type="button"
            class="button"
            onClick={() =>
              void closing(
                decide({ type: 'person_amended', player: player.number, person, namesake: true }),
              )
            }
          >
            {words.namesake}
          </button>
        </p>
      ) : null}
      <div class="row">
        {inPlay(player) && !sat ? (
          <button
            type="button"
            class="button"
            onClick={() => void closing(decide({ type: 'removed', player: player.number }))}
          >
            {words.remove}
          </button>
        ) : null}
        {inPlay(player) && sat ? (
          <>
            <button
              type="button"
              class="button"
              onClick={() =>
                void closing(
                  decide({ type: 'withdrew', player: player.number, because: 'own_reasons' }),
                )
              }
            >
              {words.withdraw}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => void closing(decide({ type: 'renounced', player: player.number }))}
            >
              {words.renounce}
            </button>
          </>
        ) : null}
        <a
          class="button"
          href={`/api/tournaments/${detail.code}/export?format=person&player=${player.number}`}
          download
        >
          <Icon name="download" />
          {words.export}
        </a>
      </div>
      {tillOf(detail).asked ? <Payment detail={detail} player={player} /> : null}
      {inPlay(player) && permitted(detail, 'penalised') ? (
        <Penalty detail={detail} player={player} />
      ) : null}
      <Badge detail={detail} player={player} />
      {detail.organises ? (
        <details>
          <summary>{words.forget}</summary>
          <div class="stack">
            <p class="hint">{words.forgetHint}</p>
            <p>
              <button type="button" class="button danger" onClick={() => void forget()}>
                {words.forget}
              </button>
            </p>
          </div>
        </details>
      ) : null}
    </Dialog>
  );
}
