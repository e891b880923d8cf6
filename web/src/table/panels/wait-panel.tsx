// When it is not this player's go: whose it is, and what is going on.

import { awaitedSeats, knobOf } from '../../game/facts';
import { t } from '../../i18n/words';
import type { View } from '../../protocol';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import { seatName, useTable } from '../context';
import type { Room } from '../room';
import { BotPaceChoice } from './bot-pace';
import { StandingOrder } from './defend-panel';
import { DraftList } from './place-panel';

function waitingText(room: Room, view: View): string {
  const words = t().table;
  const { awaiting } = view;
  if (awaiting === 'chance') return words.waitChance;
  const [first, second] = awaiting;
  if (!first) return words.setup.over;
  if (second) return words.waitForMany;
  const name = seatName(room, first);
  return view.phase === 'defend' ? words.waitDefence(name) : words.waitFor(name);
}

/** Where all the others are bots, nobody has to watch them. */
function Skip() {
  const { room } = useTable();
  const table = room.table.value;
  const view = room.view.value;
  if (!table || !view || !room.seat.value || view.ending.cause) return null;
  const people = table.seats.filter((seat) => seat.kind === 'player' && !seat.away);
  if (people.length > 1) return null;
  return (
    <button type="button" class="button" onClick={() => void room.skipBots()}>
      <Icon name="forward" />
      {t().table.skip}
    </button>
  );
}

/** What goes on by itself when it is this player's go again, as long as he does not change it. */
function GoesOn() {
  const { helm } = useTable();
  const words = t().table;
  const plan = helm.planning.value && helm.draft.value.done.length > 0;
  if (!plan && !helm.claims.on.value) return null;
  const on = helm.claims.on.value || helm.planned.value;
  return (
    <div class="stack">
      <p>{plan ? (on ? words.planOn : words.planOff) : words.claimsOn}</p>
      {plan ? (
        <div class="draft-box">
          <DraftList />
        </div>
      ) : null}
      <button
        type="button"
        class="button"
        disabled={!on}
        onClick={() => {
          helm.planned.value = false;
          helm.claims.on.value = false;
        }}
      >
        {words.planStop}
      </button>
    </div>
  );
}

export function WaitPanel() {
  const { room } = useTable();
  const view = room.view.value;
  if (!view) return null;
  const words = t().table;
  const rules = room.rules.value;
  const awaited = awaitedSeats(view);
  const only = awaited.length === 1 ? awaited[0] : undefined;
  const chosen = rules && knobOf(rules, 'combat.defence_dice') === 'chosen';
  return (
    <div class="panel">
      <p class="panel-title">
        {only ? <Token colour={view.seats[only]?.colour} /> : <Icon name="clock" />}
        {waitingText(room, view)}
      </p>
      <p class="hint">
        {view.round > 0 ? `${words.round(view.round)} · ` : ''}
        {words.setup[view.phase]}
        {room.seat.value ? '' : ` · ${words.spectating}`}
      </p>
      <GoesOn />
      <Skip />
      {room.seat.value && !view.ending.cause ? <BotPaceChoice /> : null}
      {chosen && room.seat.value && view.round > 0 ? <StandingOrder /> : null}
    </div>
  );
}
