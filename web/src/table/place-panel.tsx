// Placement: a tris first, if there is one; then armies as a draft with undo, sent when confirmed.
import { knobOf } from '../game/facts';
import { t } from '../i18n/words';
import type { Tris } from '../protocol';
import { Icon } from '../ui/icons';
import { cardName, territoryName, useTable } from './context';
import { drafted, emptyDraft, redo, undo } from './draft';

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

function DraftList() {
  const { room, helm } = useTable();
  const places = Object.entries(drafted(helm.draft.value));
  if (places.length === 0) return null;
  return (
    <ul class="row" aria-label={t().table.drafted}>
      {places.map(([territory, armies]) => (
        <li key={territory} class="chip">
          {territoryName(room, territory)} <strong>+{armies}</strong>
          <button
            type="button"
            class="chip-button"
            aria-label={`${territoryName(room, territory)} ${t().common.less}`}
            onClick={() => helm.place({ territory, armies: -1 })}
          >
            <Icon name="minus" />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function PlacePanel() {
  const { room, helm } = useTable();
  const words = t().table;
  const left = helm.left.value;
  const draft = helm.draft.value;
  const building = helm.mode.value === 'centre';
  return (
    <div class="panel">
      <p class="panel-title mine" aria-live="polite">
        <Icon name="tank" />
        {left > 0 ? words.placeTitle(left) : words.placeDone}
      </p>
      {helm.task.value === 'reinforce' ? <Trises /> : null}
      {building ? <BuildChoice /> : <p class="hint">{words.placeHint}</p>}
      <DraftList />
      <div class="panel-buttons">
        <button
          type="button"
          class="button icon-only"
          aria-label={words.undo}
          title={words.undo}
          disabled={draft.done.length === 0}
          onClick={() => {
            helm.draft.value = undo(draft);
          }}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="button icon-only"
          aria-label={words.redo}
          title={words.redo}
          disabled={draft.undone.length === 0}
          onClick={() => {
            helm.draft.value = redo(draft);
          }}
        >
          <Icon name="redo" />
        </button>
        <button
          type="button"
          class="button quiet"
          disabled={draft.done.length === 0}
          onClick={() => {
            helm.draft.value = emptyDraft;
          }}
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
        data-key="confirm"
        disabled={draft.done.length === 0 || room.busy.value}
        onClick={() => void helm.confirmDraft()}
      >
        <Icon name="check" />
        {words.confirmPlacement}
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
