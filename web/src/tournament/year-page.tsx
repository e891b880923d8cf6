// The yearly ranking over the tournaments of this server.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../lib/api';
import { language } from '../lib/settings';
import type { YearAnswer } from '../protocol.gen';
import { Page } from '../ui/page';
import { scoreText } from './model';
import { w } from './words';

export function YearPage() {
  const [year, setYear] = useState<YearAnswer | null>(null);
  const words = w().year;
  useEffect(() => {
    void get<YearAnswer>('/api/tournaments/ranking').then((a) => a.ok && setYear(a.value));
  }, []);
  const title = words.title(year?.year ?? 0).trim();
  return (
    <Page title={title}>
      <h1>{title}</h1>
      <p class="lead">{words.lead}</p>
      {year && year.rows.length === 0 ? <p class="hint">{words.none}</p> : null}
      {year && year.rows.length > 0 ? (
        <div class="table-scroll card">
          <table class="grid">
            <thead>
              <tr>
                <th scope="col" class="number">
                  {w().standings.position}
                </th>
                <th scope="col">{w().standings.player}</th>
                <th scope="col" class="number">
                  {w().standings.total}
                </th>
                <th scope="col">{words.events}</th>
              </tr>
            </thead>
            <tbody>
              {year.rows.map((row) => (
                <tr key={row.player}>
                  <td class="number">{row.position}</td>
                  <th scope="row">{row.player}</th>
                  <td class="number strong">{scoreText(row.total, language.value)}</td>
                  <td>
                    {row.events.map((event) => (
                      <span
                        key={event.event + event.score}
                        class={event.counts ? 'chip' : 'chip dropped'}
                        title={event.counts ? words.counted : words.dropped}
                      >
                        {event.event}: {event.place}º, {scoreText(event.score, language.value)}
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
    </Page>
  );
}
