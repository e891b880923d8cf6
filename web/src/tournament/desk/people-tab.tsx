// Who plays: entered one by one or from a list, checked in with one tap.
import { useState } from 'preact/hooks';
import { useDraft } from '../../lib/draft';
import type { DeskPlayer, TournamentAction, TournamentDetail } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { inPlay, pagesOf } from '../model';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';
import { ImportDialog } from './import-dialog';
import { PersonDialog } from './person-dialog';

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

interface LineProps {
  readonly player: DeskPlayer;
  readonly names: ReadonlyMap<number, string>;
  readonly signs: boolean; // the Art. 2 declaration is asked for
  readonly onPresence: (player: DeskPlayer) => void;
  readonly onSigned: (player: DeskPlayer) => void;
  readonly onPlays: (player: DeskPlayer) => void;
  readonly onOpen: (player: DeskPlayer) => void;
}

function Line({ player, names, signs, onPresence, onSigned, onPlays, onOpen }: LineProps) {
  const words = w().people;
  return (
    <tr class={inPlay(player) ? '' : 'gone'}>
      <td class="number">{player.number}</td>
      <th scope="row">
        {player.name}
        {player.alike?.map((other) => (
          <span key={other} class="chip warn" title={words.alike}>
            <Icon name="warning" />
            {words.alike}: {names.get(other)} ({other})
          </span>
        ))}
        {player.standing !== 'in' ? (
          <span class="chip">{words.standings[player.standing]}</span>
        ) : null}
        {player.renounced ? <span class="chip">{words.renounced}</span> : null}
      </th>
      <td class="club-column">{player.club}</td>
      <td>
        <button
          type="button"
          class="button small presence"
          aria-pressed={player.present}
          disabled={!inPlay(player)}
          onClick={() => onPresence(player)}
        >
          <Icon name={player.present ? 'check' : 'minus'} />
          {player.present ? words.here : words.notHere}
        </button>
      </td>
      {signs ? (
        <td>
          <button
            type="button"
            class="button small presence"
            aria-pressed={player.signed}
            disabled={!inPlay(player)}
            onClick={() => onSigned(player)}
          >
            <Icon name={player.signed ? 'check' : 'minus'} />
            {player.signed ? words.signed : words.notSigned}
          </button>
        </td>
      ) : null}
      <td>
        <label class="plays">
          <input
            type="checkbox"
            checked={player.plays}
            disabled={!inPlay(player)}
            aria-label={`${words.plays}: ${player.name}`}
            onChange={() => onPlays(player)}
          />
        </label>
      </td>
      <td>
        <button
          type="button"
          class="button quiet small"
          aria-label={words.more(player.name)}
          onClick={() => onOpen(player)}
        >
          <Icon name="gear" />
        </button>
      </td>
    </tr>
  );
}

export function PeopleTab({ detail }: { readonly detail: TournamentDetail }) {
  const [search, setSearch] = useState('');
  const [importing, setImporting] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const { decide, fault, busy } = useDecider(detail.code);
  const words = w().people;
  const { players } = detail;
  const wanted = search.trim().toLowerCase();
  const shown = players.filter(
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
        <p class="strong">
          {words.summary(
            players.filter(inPlay).length,
            players.filter((player) => inPlay(player) && player.present).length,
            players.filter((player) => player.ready).length,
          )}
        </p>
        <div class="row">
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
      {players.length > 0 && shown.length === 0 ? <p class="hint">{words.noneFound}</p> : null}
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
                <th scope="col">{words.plays}</th>
                <th scope="col">
                  <span class="hidden-text">{words.edit}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {shown.map((player) => (
                <Line
                  key={player.number}
                  player={player}
                  names={names}
                  signs={signs}
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
