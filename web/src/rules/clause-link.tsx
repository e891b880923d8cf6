// The rule that something rests on, as a link to its place in the rulebook; nothing where there is none.
import { w } from './words/words';

export function ClauseLink({
  ruleset,
  clause,
}: {
  readonly ruleset: string;
  readonly clause: string;
}) {
  if (clause === '' || clause === '-') return null;
  return (
    <a
      class="clause-link"
      href={`/rules/${ruleset}#${clause}`}
      aria-label={w().compare.clause(clause)}
    >
      {clause}
    </a>
  );
}
