// An invitation to a table: its link, to copy or share, and the same as a QR code for phones.
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../i18n/words';
import { Icon } from '../ui/icons';

export function tableLink(code: string): string {
  return `${window.location.origin}/t/${code}`;
}

export function QrCode({ text }: { readonly text: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const here = canvas.current;
    if (!here?.getContext?.('2d')) return;
    // Few who come to a table need it, and nobody at once.
    void import('lean-qr').then(({ correction, generate }) =>
      generate(text, { minCorrectionLevel: correction.M }).toCanvas(here),
    );
  }, [text]);
  return <canvas ref={canvas} class="qr" role="img" aria-label={t().lobby.qr} />;
}

/** Copies where the browser allows it, and on plain HTTP pages by an old way that still works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.value = text;
    document.body.append(area);
    area.select();
    const done = document.execCommand('copy');
    area.remove();
    return done;
  }
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
