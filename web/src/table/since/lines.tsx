// The account turn by turn: who attacked whom and with what luck, and what else is worth a line. A
// touch of an attack shows it again on the board.
import { type Attack, type Balance, luckOf, type OthersTurn } from '../../game/since';
import { Icon } from '../../ui/icons';
import { announce } from '../../ui/live';
import { Token } from '../../ui/token';
import { continentName, seatName, territoryName, useTable } from '../context';
import { passageText } from '../narrate';
import type { Room } from '../room';
import { replay } from './replaying';
import { decimal, w } from './words';

const remarkable = 1.5; // armies beyond what is usual: worth a word

function luckText(attack: Attack): string | null {
  const luck = luckOf(attack);
  if (Math.abs(luck) < remarkable) return null;
  return luck > 0 ? w().lucky : w().unlucky;
}

function AttackLine({ attack }: { readonly attack: Attack }) {
  const { room } = useTable();
  const [first] = attack.throws;
  if (!first) return null;
  const words = w();
  const mine = first.defender === room.seat.value;
  const luck = luckText(attack);
  const again = () => {
    replay(attack.throws);
    announce(words.shown);
  };
  return (
    <li>
      <button
        type="button"
        class={mine ? 'since-attack mine' : 'since-attack'}
        title={words.again}
        onClick={again}
      >
        <span class="since-route">
          {territoryName(room, first.from)} → {territoryName(room, first.to)}
        </span>
        <span class={attack.conquered ? 'chip since-fell' : 'chip'}>
          {attack.conquered ? words.fell : words.held}
        </span>
        <span class="hint since-figures">
          {mine ? <b>{words.onYou}</b> : words.on(seatName(room, first.defender))}
          {' · '}
          {words.throws(attack.throws.length)}
          {' · '}
          {words.losses(attack.attackLost, decimal(attack.attackUsual))}
          {', '}
          {words.inflicted(attack.defenceLost, decimal(attack.defenceUsual))}
          {luck ? ` · ${luck}` : null}
        </span>
        <span class="since-eye">
          <Icon name="eye" />
        </span>
      </button>
    </li>
  );
}

/** What a seat has more or less of, in a few words. */
export function balanceTexts(room: Room, balance: Balance): string[] {
  const words = w();
  const territories = balance.gained.length - balance.lost.length;
  const { continentsGained, continentsLost } = balance;
  return [
    ...(territories !== 0 ? [words.territories(territories)] : []),
    ...(balance.armies !== 0 ? [words.armies(balance.armies)] : []),
    ...continentsGained.map((id) => words.continentGained(continentName(room, id))),
    ...continentsLost.map((id) => words.continentLost(continentName(room, id))),
  ];
}

interface TurnProps {
  readonly turn: OthersTurn;
  readonly balance: Balance;
}

export function Turn({ turn, balance }: TurnProps) {
  const { room } = useTable();
  const against = turn.attacks.some(({ throws }) => throws[0]?.defender === room.seat.value);
  return (
    <details class="since-turn" open={against}>
      <summary>
        <Token colour={room.view.value?.seats[turn.seat]?.colour} />
        <strong>{seatName(room, turn.seat)}</strong>
        <span class="hint">{balanceTexts(room, balance).join(' · ')}</span>
      </summary>
      <ul class="since-lines">
        {turn.attacks.length === 0 ? <li class="hint since-told">{w().noAttacks}</li> : null}
        {turn.attacks.map((attack) => (
          <AttackLine key={attack.throws[0]?.seq} attack={attack} />
        ))}
        {turn.told.map((passage) => (
          <li key={passage.seq} class="hint since-told">
            {passageText(room, passage)}
          </li>
        ))}
      </ul>
    </details>
  );
}
