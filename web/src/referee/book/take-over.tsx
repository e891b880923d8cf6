// Taking a table over from another device: by the link it hands out or, where it is dead, by a role
// at the tournament the table belongs to.
import { useEffect, useState } from 'preact/hooks';
import { post } from '../../lib/api';
import { needGuest } from '../../lib/session';
import { Icon } from '../../ui/icons';
import { AuthorFields, OfficialName } from '../rulings/author-fields';
import { w } from '../words/words';
import type { CompanionAnswer } from './notes';
import { author, learnWriter } from './writer';

interface TakeOverProps {
  readonly code: string;
  readonly token: string; // empty: by a role
  readonly tournament: string | null; // the table is one of its
  readonly onTaken: () => void;
}

export function TakeOver({ code, token, tournament, onTaken }: TakeOverProps) {
  const [fault, setFault] = useState<string | null>(null);
  const words = w().takeover;
  const own = token !== '' && !tournament;
  useEffect(() => {
    if (tournament) void learnWriter(tournament);
  }, [tournament]);
  const take = async (event: SubmitEvent) => {
    event.preventDefault();
    await needGuest();
    const wish = token === '' ? {} : { token };
    const answer = await post<CompanionAnswer>(`/api/companions/${code}/takeover`, wish);
    if (answer.ok) return onTaken();
    if (answer.reason === 'offline') setFault(words.needsNetwork);
    else if (answer.reason === 'not_an_official') setFault(words.notAnOfficial);
    else setFault(answer.reason === 'bad_invitation' ? words.badLink : words.notYours);
  };
  return (
    <form class="card stack ref-takeover" onSubmit={(event) => void take(event)}>
      <h1>{words.title(code)}</h1>
      <p>{token === '' ? words.byRole : words.byLink}</p>
      {own ? <AuthorFields /> : null}
      {tournament ? <OfficialName desk={{ code: tournament }} /> : null}
      {fault ? (
        <p class="fault" role="alert">
          {fault}
        </p>
      ) : null}
      <button
        type="submit"
        class="button primary ref-big"
        disabled={own && author.value.name.trim() === ''}
      >
        <Icon name="shield" />
        {words.take}
      </button>
      <a class="button quiet" href="/arbitro">
        {w().back}
      </a>
    </form>
  );
}
