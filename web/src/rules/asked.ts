// What the rules pages ask the server for, and whether it answered.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../lib/api';
import type { Rules, RulesetSummary } from '../protocol';

/** The answer to a request; null until it is there, and for a path of null. */
export function useAsked<T>(path: string | null): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    let current = true;
    setAnswer(null);
    if (path) void get<T>(path).then((got) => current && got.ok && setAnswer(got.value));
    return () => {
      current = false;
    };
  }, [path]);
  return answer;
}

export function useRulesets(): readonly RulesetSummary[] {
  return useAsked<readonly RulesetSummary[]>('/api/rulesets') ?? [];
}

/** The rules of several rulesets by their ids, as they come; those that came stay. */
export function useRulesOf(ids: readonly string[]): ReadonlyMap<string, Rules> {
  const [known, setKnown] = useState<ReadonlyMap<string, Rules>>(new Map());
  const missing = ids.filter((id) => !known.has(id)).join();
  useEffect(() => {
    for (const id of missing.split(',').filter(Boolean)) {
      void get<Rules>(`/api/rulesets/${id}`).then((got) => {
        if (got.ok) setKnown((before) => new Map(before).set(id, got.value));
      });
    }
  }, [missing]);
  return known;
}
