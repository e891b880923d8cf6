// How a phone comes to trust a club's own server: its authority to download, the steps of each
// system. Also served in the clear, to whoever does not trust it yet.
import { useEffect, useState } from 'preact/hooks';
import { sha256 } from '../game/sha256';
import { t } from '../i18n/words';
import { fromBase64 } from '../lib/base64';
import { Icon } from '../ui/icons';
import { QrCode } from '../ui/link';
import { Page } from '../ui/page';
import './certificate-page.css';

const authorityPath = '/authority.crt';

type Authority =
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'there'; readonly fingerprint: string };

/** The fingerprint of the first certificate in a PEM text, as other programs write it. */
export async function fingerprintOf(pem: string): Promise<string | null> {
  const body = /-----BEGIN CERTIFICATE-----([\s\S]+?)-----END CERTIFICATE-----/.exec(pem)?.[1];
  if (!body) return null;
  const bytes = fromBase64(body.replace(/\s/g, ''));
  const hex = (byte: number) => byte.toString(16).padStart(2, '0').toUpperCase();
  return Array.from(await sha256(bytes), hex).join(':');
}

async function readAuthority(): Promise<Authority> {
  try {
    const answer = await fetch(authorityPath);
    const fingerprint = answer.ok ? await fingerprintOf(await answer.text()) : null;
    return fingerprint ? { state: 'there', fingerprint } : { state: 'none' };
  } catch {
    return { state: 'none' };
  }
}

const systems = ['android', 'iphone', 'windows', 'mac'] as const;

function likelySystem(): (typeof systems)[number] {
  const agent = navigator.userAgent;
  if (/Android/.test(agent)) return 'android';
  if (/iPhone|iPad/.test(agent)) return 'iphone';
  return /Mac OS/.test(agent) ? 'mac' : 'windows';
}

function Steps({ fingerprint }: { readonly fingerprint: string }) {
  const words = t().certificatePage;
  const here = `${window.location.host}/`;
  return (
    <>
      <section class="card stack">
        <h2>{words.downloadTitle}</h2>
        <p>{words.downloadText}</p>
        <p>
          <a class="button primary" href={authorityPath} download="authority.crt">
            <Icon name="download" />
            {words.download}
          </a>
        </p>
        <p class="hint">{words.fingerprint}</p>
        <p class="fingerprint">{fingerprint}</p>
      </section>
      <section class="card stack">
        <h2>{words.installTitle}</h2>
        {systems.map((system) => (
          <details key={system} open={system === likelySystem()}>
            <summary>{words.systems[system]}</summary>
            <ol class="trust-steps">
              {words.steps[system].map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
        <p class="hint">{words.remove}</p>
      </section>
      <section class="card stack">
        <h2>{words.openTitle}</h2>
        <p>
          <a class="button primary" href={`https://${here}`}>
            <Icon name="forward" />
            {words.open}
          </a>
        </p>
        <p class="hint">{words.openText}</p>
        <p>{words.share}</p>
        <div class="trust-share">
          <QrCode text={`http://${here}certificato`} />
        </div>
      </section>
    </>
  );
}

export function CertificatePage() {
  const words = t().certificatePage;
  const [authority, setAuthority] = useState<Authority>({ state: 'loading' });
  useEffect(() => {
    void readAuthority().then(setAuthority);
  }, []);
  return (
    <Page title={words.title} narrow>
      <h1>{words.title}</h1>
      <p class="lead">{words.lead}</p>
      {window.location.protocol === 'https:' ? (
        <p class="card trust-done" role="status">
          <Icon name="check" />
          {words.done}
        </p>
      ) : null}
      {authority.state === 'there' ? <Steps fingerprint={authority.fingerprint} /> : null}
      {authority.state === 'none' ? (
        <section class="card stack">
          <p>{words.none}</p>
          <p class="hint">{words.noneHint}</p>
        </section>
      ) : null}
    </Page>
  );
}
