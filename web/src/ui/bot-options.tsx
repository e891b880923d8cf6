// The bots as options of a choice: the levels of the planner in order, then the characters.
import { t } from '../i18n/words';
import { language } from '../lib/settings';
import type { Bot } from '../protocol';

const isLevel = (bot: Bot) => bot.id.startsWith('planner_');

export function BotOptions({ bots }: { readonly bots: readonly Bot[] }) {
  const words = t().lobby;
  const levels = bots.filter(isLevel).toSorted((a, b) => a.level - b.level);
  const characters = bots.filter((bot) => !isLevel(bot));
  return (
    <>
      <optgroup label={words.botLevels}>
        {levels.map((bot) => (
          <option key={bot.id} value={`bot:${bot.id}`}>
            {words.botLevel(String(bot.level), bot.names[language.value])}
          </option>
        ))}
      </optgroup>
      <optgroup label={words.botCharacters}>
        {characters.map((bot) => (
          <option key={bot.id} value={`bot:${bot.id}`}>
            {bot.names[language.value]}
          </option>
        ))}
      </optgroup>
    </>
  );
}
