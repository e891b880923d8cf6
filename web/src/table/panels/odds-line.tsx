// The exact chance of a conquest from here, asked of the server; only where the table allows aids.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { get } from '../../lib/api';
import { language } from '../../lib/settings';
import type { Odds, Territory } from '../../protocol';
import { useTable } from '../context';

const known = new Map<string, Promise<Odds | null>>();

function oddsOf(path: string): Promise<Odds | null> {
  let answer = known.get(path);
  if (!answer) {
    answer = get<Odds>(path).then((got) => (got.ok ? got.value : null));
    known.set(path, answer);
  }
  return answer;
}

/** Whole per cent, but never a certainty that is not one. */
export function percent(share: number): string {
  const text = (value: number) =>
    new Intl.NumberFormat(language.value, { style: 'percent' }).format(value);
  if (share < 1 && share > 0.995) return `> ${text(0.99)}`;
  if (share > 0 && share < 0.005) return `< ${text(0.01)}`;
  return text(share);
}

export function OddsLine({ from, to }: { readonly from: Territory; readonly to: Territory }) {
  const { room } = useTable();
  const [odds, setOdds] = useState<Odds | null>(null);
  const attack = room.view.value?.territories[from]?.armies ?? 0;
  const defence = room.view.value?.territories[to]?.armies ?? 0;
  const ruleset = room.table.value?.ruleset ?? '';
  const allowed = room.aids.value;
  useEffect(() => {
    let current = true;
    setOdds(null);
    if (allowed && attack > 1 && defence > 0) {
      const path = `/api/odds?ruleset=${ruleset}&attack=${attack}&defence=${defence}`;
      void oddsOf(path).then((answer) => current && setOdds(answer));
    }
    return () => {
      current = false;
    };
  }, [allowed, attack, defence, ruleset]);
  if (!allowed || !odds) return null;
  const left = odds.conquer > 0 ? odds.attackers_left : null;
  return (
    <div class="odds">
      <p class="spread">
        <span>{t().table.odds}</span>
        <strong>{percent(odds.conquer)}</strong>
      </p>
      <div class="odds-bar" aria-hidden="true">
        <span style={{ width: `${odds.conquer * 100}%` }} />
      </div>
      {left !== null ? (
        <p class="hint">
          {t().table.oddsLeft(
            new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }).format(left),
          )}
        </p>
      ) : null}
    </div>
  );
}
