// The middle of the table page: the board or the list, and over it what everybody watches.
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Board, type Geometry } from '../../board';
import { colourOf, objectiveProgress } from '../../game/facts';
import { t } from '../../i18n/words';
import { refusalText } from '../../lib/refusal';
import { letterKeys, motionMs, showNames, showValues } from '../../lib/settings';
import type { Territory } from '../../protocol';
import { lazily } from '../../ui/lazy';
import { continentName, describe, territoryName, useTable } from '../context';
import { drafted } from '../helm/draft';
import { Presence } from '../presence/part';
import { ClosingBanner, StatusBanner } from './banners';
import { curtain } from './curtain';
import { geometryOf } from './geometry';
import { shortcuts } from './key-hints';
import { again, flashOf, throwOf } from './scene';
import { Ticker } from './ticker';
import './stage.css';

const ListView = lazily(async () => (await import('./list-view')).ListView);

export const showList = signal(false);

function highlighted(at: ReturnType<typeof useTable>): ReadonlySet<Territory> {
  if (curtain.value) return curtain.value;
  const { room, helm } = at;
  const { view, rules, seat } = {
    view: room.view.value,
    rules: room.rules.value,
    seat: room.seat.value,
  };
  const objective = seat && view?.seats[seat]?.objective;
  if (!helm.showObjective.value || !view || !rules || !seat || !objective)
    return helm.pointed.value;
  return new Set(objectiveProgress(rules, view, seat, objective).wanted);
}

function GameBoard({ geometry }: { readonly geometry: Geometry }) {
  const at = useTable();
  const { room, helm } = at;
  const view = room.view.value;
  if (!view) return null;
  const centres = new Set(view.centres);
  const holdings = Object.fromEntries(
    Object.entries(view.territories).map(([territory, { owner, armies }]) => [
      territory,
      { colour: colourOf(view, owner), armies, centre: centres.has(territory) },
    ]),
  );
  const own = new Set(
    Object.entries(view.territories)
      .filter(([, { owner }]) => owner && owner === room.seat.value)
      .map(([territory]) => territory),
  );
  const shown = again.value ?? throwOf(room.scene.value);
  const reasons = helm.reasons.value;
  const refused = new Map(
    helm.barred.value.map((territory) => {
      const why = reasons.get(territory);
      return [territory, why ? refusalText(why) : t().table.cannotAttack];
    }),
  );
  return (
    <Board
      geometry={geometry}
      holdings={holdings}
      names={(territory) => territoryName(room, territory)}
      describe={(territory) => describe(room, territory)}
      selectable={helm.touchable.value}
      selected={helm.selected.value}
      targets={new Set(helm.routes.value.keys())}
      aimed={helm.target.value}
      home={own}
      refused={refused}
      draft={drafted(helm.draft.value)}
      highlight={highlighted(at)}
      glow={helm.ready.value}
      lastAttack={
        helm.arrow.value ??
        (shown && { from: shown.from, to: shown.to, won: shown.conquered, key: shown.key })
      }
      flash={flashOf(room.scene.value)}
      animate={motionMs.value > 0}
      showValues={showValues.value}
      showNames={showNames.value}
      onPick={(territory) => helm.pick(territory)}
      onMore={(territory) => helm.place({ territory, armies: 5 })}
      onLess={(territory) => helm.place({ territory, armies: -1 })}
      onHold={(territory) => helm.hold(territory)}
      reserved={letterKeys.value ? shortcuts : new Set()}
      continentNames={(continent) => continentName(room, continent)}
      words={t().table.boardWords}
      caption={<Ticker />}
    />
  );
}

export function Stage() {
  const { room } = useTable();
  const board = room.table.value?.board ?? 'classic';
  const geometry = room.geometry.value;
  useEffect(() => {
    if (room.geometry.value) return;
    void geometryOf(board, room.code).then((loaded) => {
      room.geometry.value = loaded;
    });
  }, [board, room]);
  return (
    <section class="stage" aria-label={showList.value ? t().table.list : t().table.board}>
      <div class="stage-notices">
        <StatusBanner />
        <Presence show="StopBanner" />
        <Presence show="AbsenceBanners" />
        <Presence show="Notices" />
      </div>
      {showList.value ? (
        <div class="stage-list">
          <ListView />
          <div class="board-bar">
            <Ticker />
          </div>
        </div>
      ) : geometry && room.view.value ? (
        <GameBoard geometry={geometry} />
      ) : (
        <p class="stage-wait">{t().common.loading}</p>
      )}
      <ClosingBanner />
    </section>
  );
}
