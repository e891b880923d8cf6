// An invitation to a table: its link, to copy or share, and the same as a QR code for phones.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { Icon } from '../../ui/icons';
import { copyText, QrCode } from '../../ui/link';
import './invitation.css';

export function tableLink(code: string): string {
  return `${window.location.origin}/t/${code}`;
}

export function Invitation({ code }: { readonly code: string }) {
  const [copied, setCopied] = useState(false);
  const words = t().lobby;
  const link = tableLink(code);
  return (
    <div class="invitation">
      <QrCode text={link} />
      <div class="stack">
        <p>
          <span class="hint">{words.code}</span>
          <br />
          <span class="code">{code}</span>
        </p>
        <div class="row">
          <button
            type="button"
            class="button small"
            onClick={async () => setCopied(await copyText(link))}
          >
            <Icon name={copied ? 'check' : 'copy'} />
            {copied ? t().common.copied : words.copyLink}
          </button>
          {'share' in navigator ? (
            <button
              type="button"
              class="button small"
              onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
            >
              <Icon name="share" />
              {words.share}
            </button>
          ) : null}
        </div>
      </div>
    </div>
  );
}
