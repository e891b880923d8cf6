// The end: who won and how, the ranking with points in and out of the objective, the Kingmaker
// points, and which tie-break decided between equals.
import { useEffect } from 'preact/hooks';
import { seatsOf } from '../../game/edit';
import { t, wordOf } from '../../i18n/words';
import type { Seat, View } from '../../protocol';
import { Dialog } from '../../ui/dialog';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import { objectiveName, seatName, useTable } from '../context';
import { curtain } from '../stage/curtain';
import { VerifyDice } from '../tabs/dice-tab';
import { resultClosed } from './closed';
import { Rematch } from './rematch';
import './result.css';

function ranked(view: View): Seat[] {
  return seatsOf(view).sort((a, b) => (view.seats[a]?.ahead ?? 0) - (view.seats[b]?.ahead ?? 0));
}

function RankRow({ seat, view }: { readonly seat: Seat; readonly view: View }) {
  const { room } = useTable();
  const facts = view.seats[seat];
  if (!facts) return null;
  const points = room.reckoning.value.points[seat];
  const kingmaker = facts.total - facts.points;
  const words = t().table.result;
  const objective = facts.objective ? objectiveName(room, facts.objective) : '–';
  return (
    <tr class={seat === room.seat.value ? 'me' : ''}>
      <td class="rank">{facts.ahead + 1}</td>
      <th scope="row">
        <Token colour={facts.colour} /> {seatName(room, seat)}
        {facts.standing !== 'active' ? (
          <span class="hint"> {t().table.standing[facts.standing]}</span>
        ) : null}
        <span class="details-below hint" aria-hidden="true">
          {objective}
          {points ? <br /> : null}
          {points ? words.pointsOf(points.inside, points.outside) : null}
        </span>
      </th>
      <td class="detail-beside">{objective}</td>
      <td class="number detail-beside">{points?.inside ?? '–'}</td>
      <td class="number detail-beside">{points?.outside ?? '–'}</td>
      <td class="number">
        <b>{facts.points}</b>
      </td>
      {hasKingmaker(view) ? (
        <>
          <td class="number">{kingmaker > 0 ? `+${kingmaker}` : '–'}</td>
          <td class="number">
            <b>{facts.total}</b>
          </td>
        </>
      ) : null}
    </tr>
  );
}

function hasKingmaker(view: View): boolean {
  return seatsOf(view).some((seat) => view.seats[seat]?.total !== view.seats[seat]?.points);
}

export function Ranking() {
  const { room } = useTable();
  const view = room.view.value;
  if (!view) return null;
  const words = t().table.result;
  const order = ranked(view);
  return (
    <>
      <div class="scroll-x">
        <table class="ranking">
          <caption class="hidden-text">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.place}</th>
              <th scope="col">{words.player}</th>
              {[words.objective, words.inside, words.outside].map((detail) => (
                <th key={detail} scope="col" class="detail-beside">
                  {detail}
                </th>
              ))}
              <th scope="col">{words.points}</th>
              {hasKingmaker(view) ? (
                <>
                  <th scope="col">{words.kingmaker}</th>
                  <th scope="col">{words.total}</th>
                </>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <RankRow key={seat} seat={seat} view={view} />
            ))}
          </tbody>
        </table>
      </div>
      {room.reckoning.value.ties.map(({ seats, by }) => (
        <p key={seats.join()} class="hint">
          {words.tie(
            seats.map((seat) => seatName(room, seat)).join(', '),
            wordOf(words.tieBreaks, by),
          )}
        </p>
      ))}
    </>
  );
}

export function Result() {
  const { room } = useTable();
  const view = room.view.value;
  const { cause, winner } = view?.ending ?? { cause: null, winner: null };
  const rematch = room.table.value?.rematch;
  useEffect(() => {
    if (rematch) resultClosed.value = false;
  }, [rematch]);
  if (!view || !cause || resultClosed.value || !room.settledNow.value || curtain.value) return null;
  const words = t().table.result;
  const mine = winner === room.seat.value;
  const close = () => {
    resultClosed.value = true;
  };
  return (
    <Dialog title={words.title} onClose={close} wide>
      <div class="winner">
        <Icon name="crown" />
        <p>
          <strong>{mine ? words.youWon : words.won(seatName(room, winner))}</strong>
          <br />
          <span class="hint">{words.cause[cause]}</span>
        </p>
      </div>
      <Ranking />
      <Rematch />
      {view.committed ? <VerifyDice /> : null}
      <div class="panel-buttons">
        <a class="button" href={`/replay/${room.code}`}>
          <Icon name="play" />
          {words.replay}
        </a>
        <a class="button" href={`/api/tables/${room.code}/record?format=text`} download>
          <Icon name="download" />
          {words.download}
        </a>
        <button type="button" class="button" onClick={close}>
          <Icon name="board" />
          {words.showBoard}
        </button>
        <a class="button" href="/">
          <Icon name="home" />
          {t().common.home}
        </a>
      </div>
    </Dialog>
  );
}
