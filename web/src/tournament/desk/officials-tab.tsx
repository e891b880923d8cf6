// Judges and helpers: who they are, links that make one, and names for those without a screen.
import { useEffect, useState } from 'preact/hooks';
import { t, wordOf } from '../../i18n/words';
import { get, post } from '../../lib/api';
import { useDraft } from '../../lib/draft';
import { refusalText } from '../../lib/refusal';
import type {
  DeskRole,
  InvitationAnswer,
  KnockLine,
  OfficialsAnswer,
  TournamentDetail,
} from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { copyText, QrCode } from '../../ui/link';
import { OnlyHere } from '../hall';
import { refresh } from '../live';
import { w } from '../words';
import { useDecider } from './act';
import { Fault } from './fault';

const lookMs = 5_000;

/** Whoever has opened a link that is another's, and waits for an answer. */
function Knocks(props: {
  readonly answer: OfficialsAnswer;
  readonly detail: TournamentDetail;
  readonly onAnswer: (knock: KnockLine, allow: boolean) => void;
}) {
  const words = w().officials;
  return (
    <>
      {props.answer.knocks.map((knock) => (
        <section key={`${knock.invitation}-${knock.player}`} class="card stack" data-knock>
          <p>{words.knock(knock.called, knock.name, w().list.roles[knock.role])}</p>
          {props.detail.appoints.includes(knock.role) ? (
            <div class="row">
              <button
                type="button"
                class="button primary"
                onClick={() => props.onAnswer(knock, true)}
              >
                {words.allow}
              </button>
              <button type="button" class="button" onClick={() => props.onAnswer(knock, false)}>
                {words.refuse}
              </button>
            </div>
          ) : null}
        </section>
      ))}
    </>
  );
}

export function OfficialsTab({ detail }: { readonly detail: TournamentDetail }) {
  const [answer, setAnswer] = useState<OfficialsAnswer | null>(null);
  const [role, setRole] = useState<DeskRole>('table_judge');
  const [whom, setWhom] = useDraft(`desk.${detail.code}.invite.name`, '', '');
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const [name, setName] = useDraft(`desk.${detail.code}.judge`, '', '');
  const [fault, setFault] = useState<string | null>(null);
  const { decide, fault: refused } = useDecider(detail.code);
  const words = w().officials;
  const at = `/api/tournaments/${detail.code}`;
  const organiser = detail.organises;
  const look = async () => {
    const officials = await get<OfficialsAnswer>(`${at}/officials`);
    if (officials.ok) setAnswer(officials.value);
  };
  // Asked anew when something was decided, and for who waits at the door
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), lookMs);
    return () => clearInterval(timer);
  }, [detail.seq, detail.knocking]);
  const send = async <T,>(path: string, body: unknown = {}): Promise<T | null> => {
    const sent = await post<T>(`${at}/${path}`, body);
    setFault(sent.ok ? null : refusalText(sent));
    await look();
    await refresh(detail.code);
    return sent.ok ? sent.value : null;
  };
  const invite = async () => {
    const made = await send<InvitationAnswer>('invitations', { role, name: whom.trim() });
    setCopied(false);
    if (made) setWhom('');
    setLink(made ? `${window.location.origin}/torneo/${detail.code}/invito/${made.token}` : null);
  };
  const roleName = (each: DeskRole) => w().list.roles[each];
  const answerKnock = ({ invitation, player }: KnockLine, allow: boolean) =>
    void send('knock', { invitation, player, allow });
  return (
    <div class="stack">
      {answer ? <Knocks answer={answer} detail={detail} onAnswer={answerKnock} /> : null}
      <div class="columns-2">
        <section class="card stack">
          <h2>{words.members}</h2>
          <ul class="plain-list">
            {(answer?.members ?? []).map((member) => (
              <li key={member.id} class="spread">
                <span>
                  <strong>{member.name}</strong> {member.me ? `(${words.me})` : ''}
                  <br />
                  <span class="hint">{roleName(member.role)}</span>
                </span>
                {detail.appoints.includes(member.role) && !member.me ? (
                  <button
                    type="button"
                    class="button small"
                    onClick={() => void send(`members/${member.id}/remove`)}
                  >
                    {words.remove}
                  </button>
                ) : null}
              </li>
            ))}
            {detail.officials
              .filter((each) => !answer?.members.some((member) => member.name === each.name))
              .map((each) => (
                <li key={`${each.name}-${each.role}`}>
                  <strong>{each.name}</strong>
                  <br />
                  <span class="hint">{roleName(each.role)}</span>
                </li>
              ))}
          </ul>
          <form
            class="stack"
            onSubmit={(event) => {
              event.preventDefault();
              void decide({ type: 'official_appointed', name, role: 'official_judge' }).then(
                (taken) => taken && setName(''),
              );
            }}
          >
            <label class="field">
              <span class="label">
                {words.named}: {roleName('official_judge')}
              </span>
              <input
                class="input"
                name="judge"
                required
                maxLength={90}
                value={name}
                onInput={(input) => setName(input.currentTarget.value)}
              />
              <span class="hint">{words.namedHint}</span>
            </label>
            <p>
              <button type="submit" class="button">
                {words.appoint}
              </button>
            </p>
            <Fault text={refused} />
          </form>
          {organiser ? (
            <label class="choice">
              <input
                type="checkbox"
                checked={detail.listed}
                onChange={(input) => void send('listing', { listed: input.currentTarget.checked })}
              />
              <span>{words.listed}</span>
            </label>
          ) : null}
        </section>
        {detail.appoints.length > 0 ? (
          <section class="card stack">
            <h2>{words.invite}</h2>
            <p class="hint">{words.lead}</p>
            <OnlyHere />
            <fieldset class="plain stack">
              <legend class="label-legend">{words.role}</legend>
              {detail.appoints.map((each) => (
                <label key={each} class="choice">
                  <input
                    type="radio"
                    name="role"
                    checked={role === each}
                    onChange={() => setRole(each)}
                  />
                  <span>
                    {roleName(each)}
                    <br />
                    <span class="hint">{wordOf(words.powers, each)}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            <label class="field">
              <span class="label">{words.name}</span>
              <input
                class="input"
                maxLength={90}
                value={whom}
                onInput={(input) => setWhom(input.currentTarget.value)}
              />
            </label>
            <p>
              <button
                type="button"
                class="button primary"
                disabled={whom.trim() === ''}
                onClick={() => void invite()}
              >
                <Icon name="link" />
                {words.invite}
              </button>
            </p>
            <Fault text={fault} />
            {link ? (
              <div class="stack">
                <label class="field">
                  <span class="label">{words.link}</span>
                  <input class="input" readOnly value={link} />
                </label>
                <div class="badge-line">
                  <QrCode text={link} />
                  <button
                    type="button"
                    class="button small"
                    onClick={async () => setCopied(await copyText(link))}
                  >
                    <Icon name={copied ? 'check' : 'copy'} />
                    {copied ? t().common.copied : t().common.copy}
                  </button>
                </div>
              </div>
            ) : null}
            {answer && answer.invitations.length > 0 ? (
              <>
                <h3>{words.links}</h3>
                <ul class="plain-list">
                  {answer.invitations.map((each) => (
                    <li key={each.id} class="spread">
                      <span>
                        {roleName(each.role)} {each.name ? `· ${each.name}` : ''}{' '}
                        {each.held ? <span class="chip">{words.held}</span> : null}
                      </span>
                      {detail.appoints.includes(each.role) ? (
                        <button
                          type="button"
                          class="button small"
                          onClick={() => void send(`invitations/${each.id}/revoke`)}
                        >
                          {words.revoke}
                        </button>
                      ) : null}
                    </li>
                  ))}
                </ul>
              </>
            ) : null}
          </section>
        ) : null}
      </div>
    </div>
  );
}
