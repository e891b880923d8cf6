// The link to this very point, to copy or send.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { copyText } from '../../ui/link';
import { useReplay } from '../context';
import { w } from '../words/words';

export function LinkMaker() {
  const { code, player } = useReplay();
  const [copied, setCopied] = useState(false);
  const words = w();
  if (!code) return <p class="hint">{words.pictures.noLink}</p>;
  const link = `${window.location.origin}/replay/${code}?step=${player.at.value}`;
  return (
    <>
      <p class="share-link">{link}</p>
      <p class="hint">{words.pictures.linkNote}</p>
      <div class="row">
        <button
          type="button"
          class="button primary"
          onClick={async () => setCopied(await copyText(link))}
        >
          <Icon name={copied ? 'check' : 'link'} />
          {copied ? t().common.copied : words.link}
        </button>
        {'share' in navigator ? (
          <button
            type="button"
            class="button"
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            <Icon name="share" />
            {words.pictures.send}
          </button>
        ) : null}
      </div>
    </>
  );
}
