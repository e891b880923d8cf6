// The game in five minutes, by the rulebook chosen at the top.
import { go } from '../../lib/router';
import { language } from '../../lib/settings';
import type { Rules, RulesetSummary } from '../../protocol';
import { Icon } from '../../ui/icons';
import { useAsked } from '../asked';
import { w } from '../words/words';
import './primer-part.css';
import { Sections } from './sections';

interface PrimerPartProps {
  readonly rulesets: readonly RulesetSummary[];
  readonly id: string;
}

export function PrimerPart({ rulesets, id }: PrimerPartProps) {
  const rules = useAsked<Rules>(`/api/rulesets/${id}`);
  const words = w().primer;
  return (
    <>
      <p class="lead">{words.lead}</p>
      <div class="primer-choice">
        <label class="field">
          <span class="label">{words.choose}</span>
          <select
            class="select"
            value={id}
            onChange={(change) => go(`/rules?with=${change.currentTarget.value}`)}
          >
            {rulesets.map((each) => (
              <option key={each.id} value={each.id}>
                {each.names[language.value]}
              </option>
            ))}
          </select>
        </label>
        {rules ? (
          <p class="row">
            <span class="chip">{words.players(rules.seats.join(', '))}</span>
            <span class="chip">{words.minutes(rules.minutes)}</span>
          </p>
        ) : null}
        <button type="button" class="button quiet print-button" onClick={() => window.print()}>
          <Icon name="log" />
          {words.print}
        </button>
      </div>
      {rules ? <Sections rules={rules} /> : null}
    </>
  );
}
