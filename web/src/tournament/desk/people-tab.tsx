// Who plays: entered one by one or from a list, checked in with one tap.
import { useState } from 'preact/hooks';
import { useDraft } from '../../lib/draft';
import { language } from '../../lib/settings';
import type { DeskPlayer, TournamentAction, TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { euroText, tillOf } from '../fees';
import { inPlay, pagesOf } from '../model';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';
import { ImportDialog } from './import-dialog';
import { PersonDialog } from './person-dialog';
import { PersonLine } from './person-line';

function AddForm({ code }: { readonly code: string }) {
  const [name, setName] = useDraft(`desk.${code}.add.name`, '', '');
  const [club, setClub] = useDraft(`desk.${code}.add.club`, '', '');
  const { decide, fault, reason } = useDecider(code);
  const words = w().people;
  const enter = async (namesake: boolean) => {
    const person = { name: name.trim(), club: club.trim() };
    const taken = await decide({ type: 'register', person, namesake });
    if (taken) setName('');
    return taken;
  };
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    if (await enter(false)) form.querySelector('input')?.focus();
  };
  return (
    <form class="add-line" onSubmit={(event) => void send(event)}>
      <input
        class="input"
        name="person"
        aria-label={words.name}
        placeholder={words.name}
        required
        maxLength={90}
        autocomplete="off"
        value={name}
        onInput={(input) => setName(input.currentTarget.value)}
      />
      <input
        class="input"
        name="club"
        aria-label={words.club}
        placeholder={words.club}
        maxLength={90}
        autocomplete="off"
        list="known-clubs"
        value={club}
        onInput={(input) => setClub(input.currentTarget.value)}
      />
      <button type="submit" class="button">
        <Icon name="plus" />
        {words.add}
      </button>
      <Fault text={fault} />
      {reason === 'registered_already' ? (
        <button type="button" class="button" onClick={() => void enter(true)}>
          {words.namesake}
        </button>
      ) : null}
    </form>
  );
}

export function PeopleTab({ detail }: { readonly detail: TournamentDetail }) {
  const [search, setSearch] = useState('');
  const [importing, setImporting] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const [onlyOwing, setOnlyOwing] = useState(false);
  const { decide, fault, busy } = useDecider(detail.code);
  const words = w().people;
  const { players } = detail;
  const wanted = search.trim().toLowerCase();
  const till = tillOf(detail);
  const listed = onlyOwing ? till.owing : players;
  const shown = listed.filter(
    (player) =>
      !wanted || player.name.toLowerCase().includes(wanted) || String(player.number) === wanted,
  );
  const names = new Map(players.map((player) => [player.number, player.name]));
  const noted = (player: DeskPlayer, here: boolean): TournamentAction => ({
    type: 'presence_noted',
    player: player.number,
    present: here,
  });
  const signed = (player: DeskPlayer, given: boolean): TournamentAction => ({
    type: 'declaration_noted',
    player: player.number,
    given,
  });
  const payment = (player: DeskPlayer): TournamentAction =>
    player.paid === undefined
      ? { type: 'fee_noted', player: player.number, paid: true, cents: detail.format.fee ?? 0 }
      : { type: 'fee_noted', player: player.number, paid: false };
  const all = async (
    those: readonly DeskPlayer[],
    action: (player: DeskPlayer, yes: boolean) => TournamentAction,
  ) => {
    for (const page of pagesOf(those, 100)) {
      if (page.length && !(await decide(page.map((player) => action(player, true))))) return;
    }
  };
  const signs = detail.format.official === true;
  const open = players.find((player) => player.number === opened);
  const absent = players.filter((player) => inPlay(player) && !player.present);
  const unsigned = players.filter((player) => inPlay(player) && player.present && !player.signed);
  return (
    <div class="stack">
      <div class="spread wrap">
        <div>
          <p class="strong">
            {words.summary(
              players.filter(inPlay).length,
              players.filter((player) => inPlay(player) && player.present).length,
              players.filter((player) => player.ready).length,
            )}
          </p>
          {till.asked ? (
            <p class="till">
              {w().fees.till(
                till.paid,
                till.paid + till.owing.length,
                euroText(till.taken, language.value),
              )}
            </p>
          ) : null}
        </div>
        <div class="row">
          {till.asked && (till.owing.length > 0 || onlyOwing) ? (
            <button
              type="button"
              class="button"
              aria-pressed={onlyOwing}
              onClick={() => setOnlyOwing(!onlyOwing)}
            >
              <Icon name="warning" />
              {w().fees.onlyOwing(till.owing.length)}
            </button>
          ) : null}
          {absent.length > 0 ? (
            <button
              type="button"
              class="button"
              disabled={busy}
              onClick={() => void all(absent, noted)}
            >
              <Icon name="check" />
              {words.allHere}
            </button>
          ) : null}
          {signs && unsigned.length > 0 ? (
            <>
              <a class="button" href={`/torneo/${detail.code}/stampa/dichiarazione`}>
                <Icon name="log" />
                {words.declarationSheet}
              </a>
              <button
                type="button"
                class="button"
                disabled={busy}
                onClick={() => void all(unsigned, signed)}
              >
                <Icon name="check" />
                {words.allSigned}
              </button>
            </>
          ) : null}
          {players.length > 0 ? (
            <a
              class="button"
              href={`/api/tournaments/${detail.code}/export?format=people&lang=${language.value}`}
              download
            >
              <Icon name="download" />
              {w().fees.list}
            </a>
          ) : null}
          {detail.organises ? (
            <button
              type="button"
              class={players.length ? 'button' : 'button primary'}
              onClick={() => setImporting(true)}
            >
              <Icon name="upload" />
              {words.import}
            </button>
          ) : null}
        </div>
      </div>
      <datalist id="known-clubs">
        {[...new Set(players.map((player) => player.club))].map((club) => (
          <option key={club} value={club} />
        ))}
      </datalist>
      <AddForm code={detail.code} />
      <Fault text={fault} />
      {players.length > 8 ? (
        <input
          class="input"
          type="search"
          aria-label={words.search}
          placeholder={words.search}
          value={search}
          onInput={(input) => setSearch(input.currentTarget.value)}
        />
      ) : null}
      {players.length === 0 ? <p class="hint">{words.none}</p> : null}
      {players.length > 0 && shown.length === 0 ? (
        <p class="hint">{listed.length === 0 ? w().fees.noneOwing : words.noneFound}</p>
      ) : null}
      {shown.length > 0 ? (
        <div class="table-scroll">
          <table class="grid people">
            <thead>
              <tr>
                <th scope="col" class="number">
                  #
                </th>
                <th scope="col">{words.name}</th>
                <th scope="col" class="club-column">
                  {words.club}
                </th>
                <th scope="col">{words.here}</th>
                {signs ? <th scope="col">{words.declaration}</th> : null}
                {till.asked ? <th scope="col">{w().fees.column}</th> : null}
                <th scope="col">{words.plays}</th>
                <th scope="col">
                  <span class="hidden-text">{words.edit}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((player) => (
                <PersonLine
                  key={player.number}
                  player={player}
                  names={names}
                  signs={signs}
                  pays={till.asked}
                  onPaid={(each) => void decide(payment(each))}
                  onSigned={(each) => void decide(signed(each, !each.signed))}
                  onPresence={(each) => void decide(noted(each, !each.present))}
                  onPlays={(each) =>
                    void decide({ type: 'play_noted', player: each.number, plays: !each.plays })
                  }
                  onOpen={(each) => setOpened(each.number)}
                />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {importing ? <ImportDialog code={detail.code} onClose={() => setImporting(false)} /> : null}
      {open ? <PersonDialog detail={detail} player={open} onClose={() => setOpened(null)} /> : null}
    </div>
  );
}
