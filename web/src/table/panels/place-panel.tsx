// Placement: a tris first, if there is one; then armies as a draft with undo, sent when confirmed.
import { knobOf } from '../../game/facts';
import { t } from '../../i18n/words';
import type { Tris } from '../../protocol';
import { HoldButton } from '../../ui/hold-button';
import { Icon } from '../../ui/icons';
import { cardName, territoryName, useTable } from '../context';
import { drafted, emptyDraft, redo, undo } from '../helm/draft';
import { keyHint } from '../stage/key-hints';
import { ForMe } from './for-me';
import { RefusalNote } from './refusal-note';

function TrisChoice({ cards }: { readonly cards: Tris }) {
  const { room, helm } = useTable();
  const worth = room.reckoning.value.trises.find((each) => each.cards.join() === cards.join());
  const words = t().table;
  return (
    <li class="tris">
      <span>
        {worth ? (
          <>
            <span class="tris-value">{words.trisValue(worth.armies, worth.more)}</span>
            <br />
          </>
        ) : null}
        <span class="hint">
          {worth ? `${t().names.trises[worth.tris]}: ` : ''}
          {cards.map((card) => cardName(room, card)).join(', ')}
        </span>
      </span>
      <button
        type="button"
        class="button"
        disabled={room.busy.value}
        onClick={() => void helm.perform([{ type: 'play_tris', cards }])}
      >
        {words.playTris}
      </button>
    </li>
  );
}

export function Trises() {
  const { room } = useTable();
  const { trises } = room.offer.value;
  const rules = room.rules.value;
  if (trises.length === 0 || !rules) return null;
  const before = knobOf(rules, 'reinforcement.tris_time') === 'before_any_placement';
  return (
    <div class="stack">
      <h2>{t().table.trisReady}</h2>
      {before ? <p class="hint">{t().table.trisBefore}</p> : null}
      <ul class="tris-list">
        {trises.map((cards) => (
          <TrisChoice key={cards.join()} cards={cards} />
        ))}
      </ul>
    </div>
  );
}

export function DraftList() {
  const { room, helm } = useTable();
  const places = Object.entries(drafted(helm.draft.value));
  if (places.length === 0) return <p class="hint">{t().table.placeHint}</p>;
  return (
    <ul class="row" aria-label={t().table.drafted}>
      {places.map(([territory, armies]) => (
        <li key={territory} class="chip">
          {territoryName(room, territory)} <strong>+{armies}</strong>
          <HoldButton
            class="chip-button"
            aria-label={`${territoryName(room, territory)} ${t().common.less}`}
            onStep={() => helm.place({ territory, armies: -1 })}
          >
            <Icon name="minus" />
          </HoldButton>
        </li>
      ))}
    </ul>
  );
}

/** What is due now, and at the set-up what can be planned beyond it. */
function PlaceTitle() {
  const { helm } = useTable();
  const words = t().table;
  const due = helm.due.value;
  const later = helm.left.value - due; // not planned yet
  const last = !helm.plansAhead.value && later === 0;
  return (
    <div aria-live="polite">
      <p class="panel-title mine">
        <Icon name="tank" />
        {due > 0 ? words.placeTitle(due) : words.placeDone}
      </p>
      {helm.planning.value ? (
        <p class="hint">{last ? words.placeLast : words.placeLater(later)}</p>
      ) : null}
    </div>
  );
}

export function PlacePanel() {
  const { room, helm } = useTable();
  const words = t().table;
  const draft = helm.draft.value;
  const building = helm.mode.value === 'centre';
  return (
    <div class="panel place-panel">
      <PlaceTitle />
      {helm.task.value === 'reinforce' ? <Trises /> : null}
      {building ? <BuildChoice /> : null}
      <div class="draft-box">{helm.refused.value ? <RefusalNote /> : <DraftList />}</div>
      <div class="panel-buttons">
        {room.aids.value ? <ForMe label={words.placeForMe} /> : null}
        <button
          type="button"
          class="button icon-only"
          aria-label={words.undo}
          title={words.undo}
          disabled={draft.done.length === 0}
          onClick={() => helm.redraft(undo(draft))}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="button icon-only"
          aria-label={words.redo}
          title={words.redo}
          disabled={draft.undone.length === 0}
          onClick={() => helm.redraft(redo(draft))}
        >
          <Icon name="redo" />
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={draft.done.length === 0}
          onClick={() => helm.redraft(emptyDraft)}
        >
          {words.clearDraft}
        </button>
        {room.offer.value.centres.size > 0 ? (
          <button type="button" class="button" onClick={() => helm.setMode('centre')}>
            {words.toBuild}
          </button>
        ) : null}
      </div>
      <button
        type="button"
        class="button primary wide"
        {...keyHint('confirm')}
        disabled={draft.done.length === 0 || room.busy.value}
        onClick={() => void helm.confirmDraft()}
      >
        <Icon name="check" />
        {helm.plansAhead.value ? words.confirmPlan : words.confirmPlacement}
      </button>
    </div>
  );
}

function BuildChoice() {
  const { room, helm } = useTable();
  const words = t().table;
  const where = helm.selected.value;
  return (
    <div class="stack">
      <p class="hint">{words.buildHint}</p>
      <div class="panel-buttons">
        <button
          type="button"
          class="button primary grow"
          disabled={!where || room.busy.value}
          onClick={async () => {
            if (where && (await helm.perform([{ type: 'build_centre', territory: where }]))) {
              helm.setMode('fight');
            }
          }}
        >
          {where ? words.build(territoryName(room, where)) : words.buildTitle}
        </button>
        <button type="button" class="button" onClick={() => helm.setMode('fight')}>
          {t().common.cancel}
        </button>
      </div>
    </div>
  );
}
