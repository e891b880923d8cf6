// Leaving the game by its rules, for good.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { Question } from '../../ui/question';
import { useTable } from '../context';

export function Withdrawal() {
  const { room, helm } = useTable();
  const [asking, setAsking] = useState(false);
  const seat = room.seat.value;
  const view = room.view.value;
  if (!seat || !view || view.round === 0 || view.ending.cause) return null;
  if (view.seats[seat]?.standing !== 'active') return null;
  const words = t().table;
  return (
    <>
      <button type="button" class="button danger" onClick={() => setAsking(true)}>
        <Icon name="flag" />
        {words.withdraw}
      </button>
      {asking ? (
        <Question
          title={words.withdrawTitle}
          yes={words.withdraw}
          onYes={() => void helm.perform([{ type: 'withdraw', seat }])}
          onClose={() => setAsking(false)}
        >
          {words.withdrawText}
        </Question>
      ) : null}
    </>
  );
}
