// One entrant in the list: what there is to know, and each mark with one tap.
import { language } from '../../lib/settings';
import type { DeskPlayer } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { euroText } from '../fees';
import { inPlay } from '../model';
import { w } from '../words';

interface MarkProps {
  readonly on: boolean;
  readonly text: string;
  readonly disabled: boolean;
  readonly onTap: () => void;
}

function Mark({ on, text, disabled, onTap }: MarkProps) {
  return (
    <button
      type="button"
      class="button small presence"
      aria-pressed={on}
      disabled={disabled}
      onClick={onTap}
    >
      <Icon name={on ? 'check' : 'minus'} />
      {text}
    </button>
  );
}

interface PersonLineProps {
  readonly player: DeskPlayer;
  readonly names: ReadonlyMap<number, string>;
  readonly signs: boolean; // the Art. 2 declaration is asked for
  readonly pays: boolean; // and a fee
  readonly onPresence: (player: DeskPlayer) => void;
  readonly onSigned: (player: DeskPlayer) => void;
  readonly onPaid: (player: DeskPlayer) => void;
  readonly onPlays: (player: DeskPlayer) => void;
  readonly onOpen: (player: DeskPlayer) => void;
}

export function PersonLine(props: PersonLineProps) {
  const { player, names, signs, pays } = props;
  const words = w().people;
  const gone = !inPlay(player);
  const paid = player.paid !== undefined;
  return (
    <tr class={gone ? 'gone' : ''}>
      <td class="number">{player.number}</td>
      <th scope="row">
        {player.name}
        {player.alike?.map((other) => (
          <span key={other} class="chip warn" title={words.alike}>
            <Icon name="warning" />
            {words.alike}: {names.get(other)} ({other})
          </span>
        ))}
        {player.standing !== 'in' ? (
          <span class="chip">{words.standings[player.standing]}</span>
        ) : null}
        {player.renounced ? <span class="chip">{words.renounced}</span> : null}
      </th>
      <td class="club-column">{player.club}</td>
      <td class="mark-cell">
        <Mark
          on={player.present}
          text={player.present ? words.here : words.notHere}
          disabled={gone}
          onTap={() => props.onPresence(player)}
        />
      </td>
      {signs ? (
        <td class="mark-cell">
          <Mark
            on={player.signed}
            text={player.signed ? words.signed : words.notSigned}
            disabled={gone}
            onTap={() => props.onSigned(player)}
          />
        </td>
      ) : null}
      {pays ? (
        <td class="mark-cell">
          <Mark
            on={paid}
            text={paid ? euroText(player.paid ?? 0, language.value) : w().fees.notPaid}
            disabled={gone && !paid}
            onTap={() => props.onPaid(player)}
          />
        </td>
      ) : null}
      <td class="plays-cell">
        <label class="plays">
          <input
            type="checkbox"
            checked={player.plays}
            disabled={gone}
            aria-label={`${words.plays}: ${player.name}`}
            onChange={() => props.onPlays(player)}
          />
        </label>
      </td>
      <td class="more-cell">
        <button
          type="button"
          class="button quiet small"
          aria-label={words.more(player.name)}
          onClick={() => props.onOpen(player)}
        >
          <Icon name="gear" />
        </button>
      </td>
    </tr>
  );
}
