// The board: how it is drawn, chosen by sight, and what is written on it.
import { useEffect, useState } from 'preact/hooks';
import type { Look } from '../../board/look';
import { boardLook, boardLooks, showNames, showValues } from '../../lib/settings';
import { Icon } from '../../ui/icons';
import { Switch } from './fields';
import { Sample } from './sample-board';
import { w } from './words';

/** The old map, when it has come. */
export function useAntique(): Look | null {
  const [antique, setAntique] = useState<Look | null>(null);
  useEffect(() => {
    let current = true;
    void import('../../board/antique').then((found) => current && setAntique(found.antique));
    return () => {
      current = false;
    };
  }, []);
  return antique;
}

export function BoardGroup() {
  const words = w();
  const antique = useAntique();
  return (
    <section class="card stack" aria-labelledby="settings-board">
      <h2 id="settings-board">
        <Icon name="board" />
        {words.board}
      </h2>
      <fieldset class="plain stack">
        <legend class="label-legend">{words.look}</legend>
        <div class="looks">
          {boardLooks.map((name) => (
            <label key={name} class="look">
              <span class="look-picture">
                {name === 'atlas' || antique ? (
                  <Sample look={name === 'atlas' ? null : antique} />
                ) : null}
              </span>
              <span class="look-name">
                <input
                  type="radio"
                  name="board-look"
                  aria-labelledby={`look-${name}`}
                  checked={boardLook.value === name}
                  onChange={() => {
                    boardLook.value = name;
                  }}
                />
                <span id={`look-${name}`}>{words.looks[name]}</span>
              </span>
              <span class="hint">{words.lookHints[name]}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <Switch label={words.showNames} state={showNames} />
      <Switch label={words.showValues} state={showValues} />
    </section>
  );
}
