// A number between two bounds: a slider to sweep, buttons to be exact, keys for both.
import { useId } from 'preact/hooks';
import { t } from '../i18n/words';
import { Icon } from './icons';
import './stepper.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}

export function Stepper({ label, value, min, max, onChange }: StepperProps) {
  const id = useId();
  const set = (next: number) => onChange(Math.max(min, Math.min(max, next)));
  return (
    <div class="stepper">
      <label for={id} class="stepper-label">
        <span>{label}</span>
        <output class="stepper-value" for={id}>
          {value}
        </output>
      </label>
      <div class="stepper-line">
        <button
          type="button"
          class="button icon-only"
          aria-label={t().common.less}
          disabled={value <= min}
          onClick={() => set(value - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={value}
          onInput={(input) => set(Number(input.currentTarget.value))}
        />
        <button
          type="button"
          class="button icon-only"
          aria-label={t().common.more}
          disabled={value >= max}
          onClick={() => set(value + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <div class="stepper-ends">
        <button type="button" class="button quiet small" onClick={() => set(min)}>
          {t().common.least(min)}
        </button>
        <button type="button" class="button quiet small" onClick={() => set(max)}>
          {t().common.most(max)}
        </button>
      </div>
    </div>
  );
}
