// What only this player sees: the objective with its map, the cards in hand, Kingmaker colours.
import { colourOrder, knobOf, ownerOf } from '../../game/facts';
import { t, wordOf } from '../../i18n/words';
import type { Card, Objective, Reckoning, Rules, Seat } from '../../protocol';
import { armSigns } from '../../ui/arms';
import { Icon } from '../../ui/icons';
import { Token } from '../../ui/token';
import { cardName, colourName, objectiveName, territoryName, useTable } from '../context';
import { ObjectiveMap } from './objective-map';
import './mine-tab.css';

type ObjectiveNow = NonNullable<Reckoning['objectives'][Seat]>;
type ObjectiveAsked = Rules['objectives'][Objective];

export function CardFace({ card }: { readonly card: Card }) {
  const { room } = useTable();
  const rules = room.rules.value?.cards[card];
  const view = room.view.value;
  const arm = rules?.arm ?? 'jolly';
  const mine = rules?.territory && view && ownerOf(view, rules.territory) === room.seat.value;
  return (
    <li class={`card-face ${arm}`}>
      <span class="card-arm" aria-hidden="true">
        {armSigns[arm]}
      </span>
      <span class="card-name">{cardName(room, card)}</span>
      <span class="hint">
        {t().names.arms[arm]}
        {mine ? ` · ${t().table.cardHeld}` : ''}
      </span>
    </li>
  );
}

/** What the server says is missing, and what it is worth. */
function Progress({ now, asks }: { readonly now: ObjectiveNow; readonly asks: ObjectiveAsked }) {
  const { room } = useTable();
  const words = t().table;
  const wanted = asks.territories.length;
  const held = wanted - now.missing.length;
  return (
    <>
      {wanted > 0 ? (
        <>
          <p>{words.objectiveProgress(held, wanted)}</p>
          <progress max={wanted} value={held} aria-label={words.objective} />
          <p class="hint">{words.objectiveWorth(now.worth - now.missing_worth, now.worth)}</p>
        </>
      ) : null}
      {asks.territory_count > 0 ? (
        <p>{words.objectiveAnyNow(now.territories, asks.territory_count)}</p>
      ) : null}
      {asks.continents_more > 0 ? <p>{words.objectiveThirdNow(now.continents)}</p> : null}
      {now.missing.length > 0 ? (
        <details>
          <summary>
            {words.objectiveMissing}: {now.missing.length}
          </summary>
          <ul class="missing hint">
            {now.missing.map((territory) => (
              <li key={territory}>
                {territoryName(room, territory)}{' '}
                <b>{room.rules.value?.territories[territory]?.value}</b>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}

function ShowOnBoard() {
  const { helm } = useTable();
  const words = t().table;
  return (
    <p>
      <button
        type="button"
        class="button small"
        data-key="objective"
        aria-pressed={helm.showObjective.value}
        onClick={() => {
          helm.showObjective.value = !helm.showObjective.value;
        }}
      >
        <Icon name="eye" />
        {helm.showObjective.value ? words.objectiveHide : words.objectiveShow}
      </button>
    </p>
  );
}

function ObjectiveCard({
  seat,
  objective,
}: {
  readonly seat: Seat;
  readonly objective: Objective;
}) {
  const { room } = useTable();
  const asks = room.rules.value?.objectives[objective];
  if (!asks) return null;
  const words = t().table;
  const { points, objectives } = room.reckoning.value;
  const aids = room.aids.value;
  const now = aids ? objectives[seat] : undefined;
  const own = aids ? points[seat] : undefined;
  const over = room.view.value?.ending.cause != null;
  return (
    <section class="objective">
      <p class="objective-name">
        <Icon name="target" />
        {objectiveName(room, objective)}
      </p>
      <ObjectiveMap wanted={asks.territories} missing={now?.missing ?? null} />
      {asks.destroy ? <p>{words.objectiveDestroy(colourName(asks.destroy))}</p> : null}
      {asks.territory_count > 0 ? (
        <p>
          {asks.destroy ? words.objectiveElse : null}{' '}
          {words.objectiveAny(asks.territory_count, asks.armies_each)}
        </p>
      ) : null}
      {asks.continents_more > 0 ? <p>{words.objectiveThird}</p> : null}
      {now ? (
        <Progress now={now} asks={asks} />
      ) : (
        <p class="hint">
          {asks.territories.map((territory) => territoryName(room, territory)).join(', ')}
        </p>
      )}
      {aids && asks.territories.length > 0 ? <ShowOnBoard /> : null}
      {own ? (
        <p class="hint">
          {words.livePoints}: <b>{own.inside}</b> {words.livePointsOutside(own.outside)}
        </p>
      ) : null}
      {over ? null : (
        <p class="hint">
          <Icon name="lock" /> {words.objectiveSecret}
        </p>
      )}
    </section>
  );
}

/** Where everybody has the same goal, or none has been dealt yet. */
function PublicGoal({ seat }: { readonly seat: Seat }) {
  const { room } = useTable();
  const rules = room.rules.value;
  const { goal } = room.reckoning.value;
  const words = t().table;
  if (!rules || !goal) return <p class="hint">{words.noObjective}</p>;
  const continents = Number(knobOf(rules, 'ending.public_goal_continents') ?? 0);
  const have = goal.have[seat] ?? 0;
  return (
    <section class="objective">
      <p class="objective-name">
        <Icon name="target" />
        {words.publicGoal}
      </p>
      <p>
        {wordOf(words.publicGoals, String(knobOf(rules, 'ending.public_goal')))}{' '}
        {continents > 0 ? words.publicGoalContinents(continents) : ''}
      </p>
      {room.aids.value ? (
        <>
          <p>{words.publicGoalNow(have, goal.need)}</p>
          <progress max={goal.need} value={have} aria-label={words.publicGoal} />
        </>
      ) : null}
    </section>
  );
}

export function MineTab() {
  const { room } = useTable();
  const seat = room.seat.value;
  const view = room.view.value;
  const facts = seat && view?.seats[seat];
  const rules = room.rules.value;
  const words = t().table;
  if (!seat || !facts) return <p class="hint tab-hint">{words.spectating}</p>;
  const hand = facts.hand ?? [];
  const limit = rules ? Number(knobOf(rules, 'combat.hand_limit') ?? 0) : 0;
  return (
    <div class="mine-tab">
      {facts.objective ? (
        <ObjectiveCard seat={seat} objective={facts.objective} />
      ) : (
        <PublicGoal seat={seat} />
      )}
      <section>
        <h2 class="spread">
          <span>{words.hand}</span>
          {limit > 0 ? <span class="hint">{words.handLimit(hand.length, limit)}</span> : null}
        </h2>
        {hand.length === 0 ? <p class="hint">{words.handEmpty}</p> : null}
        <ul class="card-faces">
          {hand.map((card) => (
            <CardFace key={card} card={card} />
          ))}
        </ul>
      </section>
      {facts.colour_cards ? (
        <section>
          <h2>{words.colourCards}</h2>
          <ul class="row">
            {facts.colour_cards.map((count, index) => {
              const colour = colourOrder[index];
              return count > 0 && colour ? (
                <li key={colour} class="chip">
                  <Token colour={colour} /> {colourName(colour)} × {count}
                </li>
              ) : null;
            })}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
