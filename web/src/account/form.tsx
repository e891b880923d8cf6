// A small form that sends its fields as text, and shows what the server says at the field it means.
import { useId, useState } from 'preact/hooks';
import type { Refusal } from '../lib/api';
import { refusalText } from '../lib/refusal';
import './form.css';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'password';
  readonly autocomplete: 'username' | 'current-password' | 'new-password' | 'off';
  readonly hint?: string;
}

interface FormProps {
  readonly fields: readonly Field[];
  readonly button: string;
  readonly danger?: boolean;
  readonly onSend: (values: Readonly<Record<string, string>>) => Promise<Refusal | null>;
}

export function Form({ fields, button, danger, onSend }: FormProps) {
  const id = useId();
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<Refusal | null>(null);
  const [busy, setBusy] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const filled = fields.map(({ name }) => [name, (values[name] ?? '').trim()]);
    setFault(await onSend(Object.fromEntries(filled)));
    setBusy(false);
  };
  return (
    <form class="stack" onSubmit={(event) => void send(event)}>
      {fields.map((field) => (
        <label key={field.name} class="field">
          <span class="label">{field.label}</span>
          <input
            class="input"
            {...(field.type === 'password' ? { type: 'password' } : { type: 'text' })}
            name={field.name}
            autocomplete={field.autocomplete}
            required
            value={values[field.name] ?? ''}
            aria-invalid={fault?.field === field.name}
            aria-describedby={field.hint ? `${id}-${field.name}` : undefined}
            onInput={(input) => setValues({ ...values, [field.name]: input.currentTarget.value })}
          />
          {field.hint ? (
            <span class="hint" id={`${id}-${field.name}`}>
              {field.hint}
            </span>
          ) : null}
        </label>
      ))}
      {fault ? (
        <p class="fault" role="alert">
          {refusalText(fault)}
        </p>
      ) : null}
      <p>
        <button type="submit" class={danger ? 'button danger' : 'button primary'} disabled={busy}>
          {button}
        </button>
      </p>
    </form>
  );
}
