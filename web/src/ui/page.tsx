// The frame of every page but the board: head, one main part, foot.
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/words';
import { reachable } from '../lib/api';
import { Icon } from './icons';
import { SiteHeader } from './site-header';

interface PageProps {
  readonly title: string;
  readonly narrow?: boolean;
  readonly children: ComponentChildren;
}

export function Page({ title, narrow, children }: PageProps) {
  useEffect(() => {
    document.title = title === 'Kamchatka' ? title : `${title} · Kamchatka`;
  }, [title]);
  return (
    <>
      <SiteHeader />
      {reachable.value ? null : (
        <p class="page-banner" role="status">
          <Icon name="warning" />
          {t().errors.offline}
        </p>
      )}
      <main class={narrow ? 'page narrow' : 'page'} id="main">
        {children}
      </main>
      <footer class="site-footer">
        <span>{t().common.disclaimer}</span>
      </footer>
    </>
  );
}
