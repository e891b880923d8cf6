// Handing the table to another device: a link, and the same as a QR code. It works once, and this
// device goes on following what the other enters.
import { useState } from 'preact/hooks';
import { t } from '../../i18n/words';
import { post } from '../../lib/api';
import { Icon } from '../../ui/icons';
import { copyText, QrCode } from '../../ui/link';
import { useBook } from '../context';
import { w } from '../words/words';
import { takeoverLink } from './judge-link';
import type { HandoverAnswer } from './notes';

export function Handover() {
  const { book, sheet } = useBook();
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const [fault, setFault] = useState(false);
  const words = w().takeover;
  const make = async () => {
    const code = book.code.value;
    const answer = await post<HandoverAnswer>(`/api/companions/${code}/handover`);
    setFault(!answer.ok);
    setCopied(false);
    setLink(answer.ok ? takeoverLink(code, answer.value.token, sheet.desk?.code) : null);
  };
  return (
    <details class="ref-tool">
      <summary>{words.handOver}</summary>
      <div class="stack">
        <p class="hint">{words.handOverText}</p>
        {link ? (
          <div class="ref-handover">
            <QrCode text={link} />
            <div class="stack">
              <input class="input" readOnly aria-label={words.link} value={link} />
              <button
                type="button"
                class="button"
                onClick={async () => setCopied(await copyText(link))}
              >
                <Icon name={copied ? 'check' : 'copy'} />
                {copied ? t().common.copied : t().lobby.copyLink}
              </button>
            </div>
          </div>
        ) : null}
        {fault ? (
          <p class="fault" role="alert">
            {words.needsNetwork}
          </p>
        ) : null}
        <button type="button" class="button ref-big" onClick={() => void make()}>
          <Icon name="share" />
          {link ? words.another : words.makeLink}
        </button>
      </div>
    </details>
  );
}
