// Which rulebook: each with a sentence that says what is different about it.
import { t, wordOf } from '../i18n/words';
import { language } from '../lib/settings';
import type { RulesetSummary } from '../protocol';

interface RulesetChoiceProps {
  readonly rulesets: readonly RulesetSummary[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

export function RulesetChoice({ rulesets, chosen, onChoose }: RulesetChoiceProps) {
  const words = t().create;
  return (
    <fieldset class="plain">
      <legend class="label-legend">{words.ruleset}</legend>
      <div class="ruleset-cards">
        {rulesets.map((each) => (
          <label key={each.id} class={each.id === chosen ? 'ruleset-card chosen' : 'ruleset-card'}>
            <input
              type="radio"
              name="ruleset"
              value={each.id}
              checked={each.id === chosen}
              onChange={() => onChoose(each.id)}
            />
            <span class="stack tight">
              <strong>{each.names[language.value]}</strong>
              <span class="hint">{wordOf(words.rulesets, each.id)}</span>
              <span class="row">
                <span class="chip">
                  {words.seatsRange(Math.min(...each.seats), Math.max(...each.seats))}
                </span>
                <span class="chip">
                  {each.minutes > 0 ? words.minutes(each.minutes) : words.noClock}
                </span>
              </span>
            </span>
          </label>
        ))}
      </div>
      <p>
        <a href={`/rules/confronto?with=${chosen}`} target="_blank" rel="noopener">
          {words.difference}
        </a>
      </p>
    </fieldset>
  );
}
