// Who writes on this device, by name and role: another may take over in the middle of a game.
import { author } from './book';
import type { Role } from './notes';
import { w } from './words';

const roles: readonly Role[] = ['table_judge', 'official_judge', 'player'];

export function AuthorFields() {
  const words = w().open;
  return (
    <div class="ref-author">
      <label class="field">
        <span class="label">{words.judgeName}</span>
        <input
          class="input"
          required
          value={author.value.name}
          maxLength={40}
          onInput={(input) => {
            author.value = { ...author.value, name: input.currentTarget.value };
          }}
        />
      </label>
      <label class="field">
        <span class="label">{words.role}</span>
        <select
          class="select"
          value={author.value.role}
          onChange={(choice) => {
            author.value = { ...author.value, role: choice.currentTarget.value as Role };
          }}
        >
          {roles.map((role) => (
            <option key={role} value={role}>
              {words.roles[role]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The same, folded away behind who it is now. */
export function AuthorTool() {
  const words = w().open;
  const { name, role } = author.value;
  return (
    <details class="ref-tool">
      <summary>
        {words.judge}: {name || '–'}, {words.roles[role]}
      </summary>
      <AuthorFields />
    </details>
  );
}
