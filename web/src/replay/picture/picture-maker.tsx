// The position that is shown, as a picture: looked at here, then saved, sent or copied.
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTable } from '../../table/context';
import { Icon } from '../../ui/icons';
import { secretsShown, useReplay } from '../context';
import { w } from '../words/words';
import { HandOn } from './hand-on';
import { withPaints } from './paints';
import { PicturePainter, stillFormat } from './picture';
import { shotOf, usualTitle } from './shots';

function CopyButton({ blob }: { readonly blob: Blob }) {
  const [copied, setCopied] = useState(false);
  const words = w().pictures;
  if (typeof ClipboardItem !== 'function' || !navigator.clipboard?.write) return null;
  const copy = async () => {
    const item = new ClipboardItem({ [blob.type]: blob });
    setCopied(
      await navigator.clipboard.write([item]).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <button type="button" class="button" onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} />
      {copied ? words.copied : words.copy}
    </button>
  );
}

export function PictureMaker() {
  const { room } = useTable();
  const at = useReplay();
  const step = at.player.at.value;
  const [title, setTitle] = useState(() => usualTitle(at, room, step));
  const [names, setNames] = useState(true);
  const [made, setMade] = useState<Blob | 'failed' | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = w().pictures;
  const geometry = room.geometry.value;
  const secrets = secretsShown.value;
  useEffect(() => {
    let current = true;
    const paint = async () => {
      const here = canvas.current;
      if (!here || !geometry) return;
      await withPaints(geometry, async (paints) => {
        const painter = new PicturePainter(geometry, paints, stillFormat);
        painter.paint(here, shotOf(at, room, step, { title, names, captioned: false }));
      });
      const blob = await new Promise<Blob | null>((resolve) => here.toBlob(resolve, 'image/png'));
      if (current) setMade(blob ?? 'failed');
    };
    // Not with every letter of a title.
    const timer = setTimeout(() => void paint().catch(() => current && setMade('failed')), 120);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [geometry, step, title, names, secrets]);
  const code = at.code ?? 'kamchatka';
  return (
    <>
      <canvas
        ref={canvas}
        class="picture-preview"
        width={stillFormat.width}
        height={1080}
        role="img"
        aria-label={words.preview(title)}
      />
      <div class="picture-fields">
        <label class="field">
          <span class="label">{words.heading}</span>
          <input
            class="input"
            maxLength={60}
            value={title}
            onInput={(input) => setTitle(input.currentTarget.value)}
          />
        </label>
        <label class="choice">
          <input
            type="checkbox"
            checked={names}
            onChange={(change) => setNames(change.currentTarget.checked)}
          />
          {words.names}
        </label>
      </div>
      {made === 'failed' ? (
        <p class="fault" role="alert">
          {words.failed}
        </p>
      ) : null}
      <div class="row">
        {made instanceof Blob ? (
          <>
            <HandOn blob={made} name={`${code}-${step}.png`} title={title} />
            <CopyButton blob={made} />
          </>
        ) : null}
      </div>
    </>
  );
}
