// Before the first turn: a colour, and at Master tables a territory at a time.
import { t } from '../../i18n/words';
import type { Colour } from '../../protocol';
import { Token } from '../../ui/token';
import { territoryName, useTable } from '../context';
import { keyHint } from '../stage/key-hints';
import { ForMe } from './for-me';

export function ColourPanel() {
  const { room, helm } = useTable();
  return (
    <div class="panel">
      <p class="panel-title mine">{t().table.chooseColour}</p>
      <div class="colour-choices">
        {room.offer.value.colours.map((colour: Colour) => (
          <button
            key={colour}
            type="button"
            class="button"
            disabled={room.busy.value}
            onClick={() => void helm.perform([{ type: 'choose_colour', colour }])}
          >
            <Token colour={colour} />
            {t().names.colours[colour]}
          </button>
        ))}
      </div>
    </div>
  );
}

export function ClaimPanel() {
  const { room, helm } = useTable();
  const words = t().table;
  const where = helm.selected.value;
  return (
    <div class="panel claim-panel">
      <p class="panel-title mine">{words.claimTitle}</p>
      <p class="hint">{words.claimHint}</p>
      {room.aids.value ? (
        <div class="panel-buttons">
          <ForMe label={words.claimForMe} />
          <button
            type="button"
            class="button grow"
            disabled={room.busy.value}
            onClick={() => {
              helm.claims.on.value = true;
            }}
          >
            {words.claimAllForMe}
          </button>
        </div>
      ) : null}
      <button
        type="button"
        class="button primary wide"
        {...keyHint('confirm')}
        disabled={!where || room.busy.value}
        onClick={() => where && void helm.perform([{ type: 'claim_territory', territory: where }])}
      >
        {where ? words.claim(territoryName(room, where)) : words.claimTitle}
      </button>
    </div>
  );
}
