// The declaration of Art. 2, to be signed with a pen by everybody who plays.
import type { TournamentDetail } from '../../protocol.gen';
import { inPlay, pagesOf, surnameFirst } from '../model';
import { w } from '../words';
import { Head } from './sheets';

const linesAPage = 22;

export function Declaration({ detail }: { readonly detail: TournamentDetail }) {
  const words = w().print;
  const people = detail.players
    .filter(inPlay)
    .map(({ number, name, club }) => ({ number, name: surnameFirst(name), club }))
    .sort((a, b) => a.name.localeCompare(b.name, 'it'));
  const judges = detail.officials.filter(({ role }) => role === 'official_judge');
  return (
    <>
      {pagesOf(people, linesAPage).map((page, index) => (
        <section key={page[0]?.number ?? index} class="sheet">
          <Head detail={detail} title={words.declaration} />
          <p class="declaration-text">
            {words.declarationText(judges.map(({ name }) => name).join(', '))}
          </p>
          <table class="paper-grid declaration">
            <thead>
              <tr>
                <th scope="col">{words.player}</th>
                <th scope="col">{words.signature}</th>
              </tr>
            </thead>
            <tbody>
              {page.map(({ number, name, club }) => (
                <tr key={number}>
                  <th scope="row">
                    {name} <small>{club}</small>
                  </th>
                  <td class="wide-cell" />
                </tr>
              ))}
            </tbody>
          </table>
          <p class="declaration-place">
            {words.placeAndDate}
            <span class="blank" />
          </p>
        </section>
      ))}
    </>
  );
}
