// What the books say against a format, asked again as it is changed.
import { useEffect, useState } from 'preact/hooks';
import { post } from '../lib/api';
import { language } from '../lib/settings';
import type { FormatAnswer, TournamentFormat } from '../protocol.gen';
import { w } from './words';

export type Complaints = FormatAnswer['complaints'];

export function useComplaints(format: TournamentFormat | null): Complaints {
  const [checked, setChecked] = useState<Complaints>([]);
  const asked = JSON.stringify(format);
  useEffect(() => {
    if (asked === 'null') return;
    const wait = setTimeout(() => {
      void post<FormatAnswer>('/api/tournaments/check', { format: JSON.parse(asked) }).then(
        (a) => a.ok && setChecked(a.value.complaints),
      );
    }, 250);
    return () => clearTimeout(wait);
  }, [asked]);
  return checked;
}

export function ComplaintList({ complaints }: { readonly complaints: Complaints }) {
  const words = w().make;
  const musts = complaints.filter((each) => each.must);
  const shoulds = complaints.filter((each) => !each.must);
  if (complaints.length === 0) return null;
  return (
    <section class="card stack" role="status">
      {musts.length > 0 ? <h3 class="fault">{words.must}</h3> : <h3>{words.should}</h3>}
      <ul>
        {[...musts, ...shoulds].map((each) => (
          <li key={each.message.en}>{each.message[language.value]}</li>
        ))}
      </ul>
    </section>
  );
}
