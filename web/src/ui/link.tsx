// A link handed on: copied, or drawn as a QR code for phones.
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n/words';

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
