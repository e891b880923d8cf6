// Some of several words in an order: the first named matters most.
import { Icon } from '../ui/icons';
import { moved } from './format-model';
import { w } from './words';

interface OrderedChoiceProps<T extends string> {
  readonly label: string;
  readonly names: Readonly<Record<T, string>>;
  readonly chosen: readonly T[];
  readonly onChange: (chosen: T[]) => void;
}

export function OrderedChoice<T extends string>(props: OrderedChoiceProps<T>) {
  const { names, chosen, onChange } = props;
  const words = w().format;
  const others = (Object.keys(names) as T[]).filter((each) => !chosen.includes(each));
  return (
    <fieldset class="plain stack ordered">
      <legend class="label">{props.label}</legend>
      <ol class="ordered-list">
        {chosen.map((each, index) => (
          <li key={each}>
            <span>{names[each]}</span>
            <span class="row">
              <button
                type="button"
                class="button quiet small"
                disabled={index === 0}
                aria-label={words.up(names[each])}
                onClick={() => onChange(moved(chosen, index, -1))}
              >
                <Icon name="up" />
              </button>
              <button
                type="button"
                class="button quiet small"
                disabled={index === chosen.length - 1}
                aria-label={words.down(names[each])}
                onClick={() => onChange(moved(chosen, index, 1))}
              >
                <Icon name="down" />
              </button>
              <button
                type="button"
                class="button quiet small"
                aria-label={words.drop(names[each])}
                onClick={() => onChange(chosen.filter((other) => other !== each))}
              >
                <Icon name="close" />
              </button>
            </span>
          </li>
        ))}
      </ol>
      {others.length > 0 ? (
        <select
          class="select"
          aria-label={`${words.addTo}: ${props.label}`}
          value=""
          onChange={(select) => {
            const wanted = others.find((each) => each === select.currentTarget.value);
            select.currentTarget.value = '';
            if (wanted) onChange([...chosen, wanted]);
          }}
        >
          <option value="">{words.addTo}…</option>
          {others.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </select>
      ) : null}
    </fieldset>
  );
}
