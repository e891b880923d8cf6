// One clause in a window over the game: what the book says, and the way to its page.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n/words';
import { get } from '../lib/api';
import { language } from '../lib/settings';
import type { ClauseLine, Named } from '../protocol';
import { Dialog } from '../ui/dialog';
import { rulings } from './rulings';

interface ClauseProps {
  readonly ruleset: string;
  readonly clause: string;
  readonly onClose: () => void;
}

/** What the clause says; null until that is known, and when it is nowhere to be found. */
function useClause(ruleset: string, clause: string): Named | null {
  const ruling = rulings[clause] ?? null;
  const [text, setText] = useState<Named | null>(ruling);
  useEffect(() => {
    let current = true;
    setText(ruling);
    if (!ruling) {
      void get<readonly ClauseLine[]>(`/api/rulesets/${ruleset}/clauses`).then((got) => {
        const line = got.ok ? got.value.find(({ id }) => id === clause) : undefined;
        if (current && line) setText(line.text);
      });
    }
    return () => {
      current = false;
    };
  }, [ruleset, clause]);
  return text;
}

export function ClauseDialog({ ruleset, clause, onClose }: ClauseProps) {
  const text = useClause(ruleset, clause);
  const isRuling = clause in rulings;
  const words = t().table;
  return (
    <Dialog title={t().common.clause(clause)} onClose={onClose}>
      <p class="clause-text">{text?.[language.value] ?? t().common.loading}</p>
      {isRuling ? <p class="hint">{words.ruling}</p> : null}
      <p>
        <a class="button" href={`/rules/${ruleset}#${clause}`} target="_blank" rel="noreferrer">
          {words.openRules}
        </a>
      </p>
    </Dialog>
  );
}
