// How a table is set, in a few lines everybody can read.
import { t, wordOf } from '../../i18n/words';
import { language } from '../../lib/settings';
import type { ClockSetting, Rules, TableDetail } from '../../protocol';

export function clockWords(clock: ClockSetting, minutes: number): string {
  const words = t().lobby;
  switch (clock.kind) {
    case 'none':
      return words.clockNone;
    case 'table':
      return words.clockTable(clock.minutes ?? minutes);
    case 'bank':
      return words.clockBank(Math.round((clock.bank_s ?? 0) / 60), clock.increment_s ?? 0);
    case 'turn':
      return words.clockTurn(clock.turn_s ?? 0);
    default:
      return clock.kind satisfies never;
  }
}

interface TableSettingsProps {
  readonly table: TableDetail;
  readonly rules: Rules | null;
}

/** An option that departs from the book, as the book would say it. */
function optionWords(rules: Rules | null, name: string, value: unknown): string {
  const knob = rules?.knobs.find((each) => each.name === name);
  const word = typeof value === 'string' ? wordOf(t().knobs, value) : JSON.stringify(value);
  return `${knob?.explain[language.value] ?? name}: ${word}`;
}

export function TableSettingsList({ table, rules }: TableSettingsProps) {
  const words = t().lobby;
  const { settings, options } = table;
  const minutes = Number(rules?.knobs.find((knob) => knob.name === 'ending.minutes')?.value ?? 0);
  const quitters = {
    bot: words.quittersBot,
    neutral: words.quittersNeutral,
    nobody: words.quittersNobody,
    vote: words.quittersVote,
  } satisfies Record<typeof settings.quitters, string>;
  const yes = (on: boolean) => (on ? t().common.yes : t().common.no);
  // The minutes of a table clock are told by the clock.
  const turned = Object.entries(options).filter(
    ([name]) => name !== 'ending.minutes' || settings.clock.kind !== 'table',
  );
  return (
    <dl class="facts">
      <dt>{words.ruleset}</dt>
      <dd>
        <a href={`/rules/${table.ruleset}`}>{rules?.names[language.value] ?? table.ruleset}</a>
      </dd>
      <dt>{words.options}</dt>
      <dd>
        {turned.length === 0
          ? words.optionsNone
          : turned.map(([name, value]) => optionWords(rules, name, value)).join('; ')}
      </dd>
      <dt>{words.clock}</dt>
      <dd>{clockWords(settings.clock, minutes)}</dd>
      {settings.tournament ? (
        <dd class="full">{words.tournament}</dd>
      ) : (
        <>
          <dt>{words.aids}</dt>
          <dd>{yes(settings.aids)}</dd>
          <dt>{words.chat}</dt>
          <dd>{yes(settings.chat)}</dd>
        </>
      )}
      <dt>{words.spectators}</dt>
      <dd>{settings.spectators ? words.delay(settings.spectator_delay_s) : t().common.no}</dd>
      <dt>{words.quitters}</dt>
      <dd>
        {quitters[settings.quitters]}, {words.grace(settings.grace_s ?? 60)}
      </dd>
    </dl>
  );
}
