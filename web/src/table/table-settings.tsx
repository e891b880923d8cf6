// How a table is set, in a few lines everybody can read.
import { t } from '../i18n/words';
import { language } from '../lib/settings';
import type { ClockSetting, Rules, TableDetail } from '../protocol';

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

export function TableSettingsList({ table, rules }: TableSettingsProps) {
  const words = t().lobby;
  const { settings, options } = table;
  const minutes = Number(rules?.knobs.find((knob) => knob.name === 'ending.minutes')?.value ?? 0);
  const yes = (on: boolean) => (on ? t().common.yes : t().common.no);
  const turned = Object.entries(options);
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
          : turned.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')}
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
      <dd>{settings.quitters === 'bot' ? words.quittersBot : words.quittersNeutral}</dd>
    </dl>
  );
}
