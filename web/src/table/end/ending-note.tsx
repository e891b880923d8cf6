// When time is up: which round is the last, which sums close the game, who need not roll.
import { knobOf } from '../../game/facts';
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { useTable } from '../context';

export function EndingNote() {
  const { room } = useTable();
  const view = room.view.value;
  const rules = room.rules.value;
  if (!view || !rules || view.ending.last_round === null || view.ending.cause) return null;
  const words = t().table;
  const exempt = Number(knobOf(rules, 'ending.closing_exempt_conquests') ?? 0);
  const { closing_begun, last_round } = view.ending;
  const sums = room.reckoning.value.closing_sums;
  return (
    <p class="ending-note" title={exempt > 0 ? words.closingExempt(exempt) : undefined}>
      <Icon name="dice" />
      {sums.length > 0 && (closing_begun || view.round >= last_round)
        ? words.closingSums(sums.join(' '))
        : words.lastRounds(view.round, last_round)}
    </p>
  );
}
