// "Aiuto": the guides for those who play, judge, run a tournament or lend the computer.
import { useEffect, useState } from 'preact/hooks';
import { CourseOffer } from '../course/offer';
import { t } from '../i18n/words';
import { language } from '../lib/settings';
import { Page } from '../ui/page';
import './help-page.css';

interface Guide {
  readonly title: string;
  readonly html: string;
}

/** By the Italian name, which addresses have in both languages; the English one leads there too. */
const guides: Readonly<
  Record<string, { readonly en: string; readonly load: Record<'it' | 'en', () => Promise<Guide>> }>
> = {
  giocare: {
    en: 'play',
    load: {
      it: () => import('../../../docs/it/giocare.md'),
      en: () => import('../../../docs/en/play.md'),
    },
  },
  giudice: {
    en: 'judge',
    load: {
      it: () => import('../../../docs/it/giudice.md'),
      en: () => import('../../../docs/en/judge.md'),
    },
  },
  segreteria: {
    en: 'desk',
    load: {
      it: () => import('../../../docs/it/segreteria.md'),
      en: () => import('../../../docs/en/desk.md'),
    },
  },
  ospitare: {
    en: 'host',
    load: {
      it: () => import('../../../docs/it/ospitare.md'),
      en: () => import('../../../docs/en/host.md'),
    },
  },
};

function Contents() {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>({});
  const spoken = language.value;
  useEffect(() => {
    for (const [name, { load }] of Object.entries(guides)) {
      void load[spoken]().then(({ title }) => setTitles((known) => ({ ...known, [name]: title })));
    }
  }, [spoken]);
  return (
    <Page title={t().common.help} narrow>
      <h1>{t().common.help}</h1>
      <p class="lead">{t().common.helpLead}</p>
      <CourseOffer />
      <ul class="help-contents">
        <li>
          <a class="card" href="/rules">
            {t().common.rulesBrief}
          </a>
        </li>
        {Object.keys(guides).map((name) => (
          <li key={name}>
            <a class="card" href={`/aiuto/${name}`}>
              {titles[name] ?? '…'}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

export function HelpPage({ guide }: { readonly guide: string | null }) {
  const [shown, setShown] = useState<Guide | null>(null);
  const spoken = language.value;
  const found = Object.entries(guides).find(
    ([name, { en }]) => guide === name || guide === en,
  )?.[1];
  useEffect(() => {
    void found?.load[spoken]().then(setShown);
  }, [found, spoken]);
  if (!found) return <Contents />;
  return (
    <Page title={shown?.title ?? t().common.help} narrow>
      <p>
        <a href="/aiuto">{t().common.helpAll}</a>
      </p>
      {/* Written by us and compiled with the client. */}
      <article class="guide" dangerouslySetInnerHTML={{ __html: shown?.html ?? '' }} />
    </Page>
  );
}
