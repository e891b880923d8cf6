// The head of every page but the board: our name, where to go, who is playing, language, theme.
import { t } from '../i18n/words';
import { me } from '../lib/session';
import { language, theme } from '../lib/settings';
import { Icon } from './icons';
import './site-header.css';

export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path class="logo-ground" d="M16 1l13 7.5v15L16 31 3 23.5v-15z" />
      <path class="logo-sign" d="M11 8v16M11 17l9-9M13.5 14.5L21 24" />
    </svg>
  );
}

export function LanguageButton() {
  const other = language.value === 'it' ? 'en' : 'it';
  const name = other === 'it' ? t().common.italian : t().common.english;
  return (
    <button
      type="button"
      class="button quiet small"
      lang={other}
      title={name}
      onClick={() => {
        language.value = other;
      }}
    >
      {other.toUpperCase()}
      <span class="hidden-text"> {name}</span>
    </button>
  );
}

export function ThemeButton() {
  const dark =
    theme.value === 'dark' ||
    (theme.value === 'auto' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <button
      type="button"
      class="button quiet icon-only theme-button"
      aria-label={t().settings.theme}
      aria-pressed={dark}
      onClick={() => {
        theme.value = dark ? 'light' : 'dark';
      }}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}

export function SiteHeader() {
  const words = t().common;
  return (
    <header class="site-header">
      <a class="skip" href="#main">
        {words.skip}
      </a>
      <a class="brand" href="/">
        <Logo />
        <span>Kamchatka</span>
      </a>
      <nav aria-label={words.mainMenu}>
        <a href="/rules">{words.rules}</a>
        <a href="/tornei">{words.tournaments}</a>
        <a href="/dice">{words.dice}</a>
        <a href="/replay">{words.replay}</a>
        <a href="/arbitro">{words.referee}</a>
      </nav>
      <div class="site-tools">
        <LanguageButton />
        <ThemeButton />
        <a class="button quiet icon-only" href="/aiuto" aria-label={words.help}>
          <Icon name="help" />
        </a>
        <a class="button quiet icon-only" href="/settings" aria-label={words.settings}>
          <Icon name="gear" />
        </a>
        <a class="button small" href="/account">
          <Icon name="people" />
          <span class="site-name">{me.value?.name ?? t().account.signIn}</span>
        </a>
      </div>
    </header>
  );
}
