// The settings page: what a player prefers in this browser, group by group.
import { t } from '../../i18n/words';
import {
  botPace,
  confirmation,
  confirmations,
  language,
  letterKeys,
  theme,
  themes,
} from '../../lib/settings';
import { botPaces } from '../../protocol.gen';
import { Icon } from '../../ui/icons';
import { Page } from '../../ui/page';
import { BoardGroup } from './board-group';
import { Choices, Switch } from './fields';
import { MotionGroup } from './motion-group';
import { SoundGroup } from './sound-group';
import { w } from './words';
import './settings-page.css';

function GeneralGroup() {
  const words = w();
  const languages = { it: t().common.italian, en: t().common.english };
  return (
    <section class="card stack" aria-labelledby="settings-general">
      <h2 id="settings-general">
        <Icon name="gear" />
        {words.general}
      </h2>
      <Choices
        label={t().common.language}
        state={language}
        names={['it', 'en']}
        words={languages}
      />
      <Choices label={words.theme} state={theme} names={themes} words={words.themes} />
      <Choices
        label={words.confirmation}
        state={confirmation}
        names={confirmations}
        words={words.confirmations}
      />
      <Choices
        label={t().lobby.botPace}
        state={botPace}
        names={botPaces}
        words={t().lobby.botPaces}
      />
      <Switch label={words.letterKeys} state={letterKeys} />
    </section>
  );
}

export function SettingsPage() {
  const words = w();
  return (
    <Page title={words.title} narrow>
      <h1>{words.title}</h1>
      <p class="lead">{words.hint}</p>
      <GeneralGroup />
      <BoardGroup />
      <MotionGroup />
      <SoundGroup />
    </Page>
  );
}
