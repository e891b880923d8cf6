// Who writes on this device, by name and role. In a book of one's own another may take over in the
// middle of a game; at a tournament's table the desk's link says who it is, and nobody chooses.
import type { Role } from '../book/notes';
import { author, type Desk, writerAt } from '../book/writer';
import { w } from '../words/words';

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

/** Who it is at a tournament's table. */
export function OfficialName({ desk }: { readonly desk: Desk }) {
  const words = w().open;
  const writer = writerAt(desk);
  if (!writer) return <p class="fault">{words.nobody}</p>;
  return (
    <p class="ref-official" data-writer={writer.role}>
      {words.judge}: <strong>{writer.name || '–'}</strong>, {words.roles[writer.role]}
      <br />
      <span class="hint">{words.fromLink}</span>
    </p>
  );
}

/** The same, folded away behind who it is now. */
export function AuthorTool({ desk }: { readonly desk: Desk }) {
  const words = w().open;
  if (desk) return <OfficialName desk={desk} />;
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

/** Instead of what is not up to whoever writes: in a book of one's own he may be somebody else. */
export function OthersToDo({ desk }: { readonly desk: Desk }) {
  return desk ? <p class="ref-others">{w().open.callOfficial}</p> : <AuthorFields />;
}
