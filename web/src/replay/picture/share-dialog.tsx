// Something to hand on: a picture of this position, this turn as an animation, or a link to this point.
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from '../../ui/dialog';
import { useReplay } from '../context';
import { w } from '../words/words';
import { ClipMaker } from './clip-maker';
import { LinkMaker } from './link-maker';
import { PictureMaker } from './picture-maker';
import './share-dialog.css';

type Kind = 'picture' | 'clip' | 'link';
const kinds: readonly Kind[] = ['picture', 'clip', 'link'];

export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('picture');
  const { player } = useReplay();
  const words = w().pictures;
  const labels = { picture: words.picture, clip: words.clip, link: words.linkTab };
  useEffect(() => player.stop(), []);
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, not a field of a form */}
      <div class="segments" role="group" aria-label={words.kind}>
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {labels[each]}
          </button>
        ))}
      </div>
      {kind === 'picture' ? <PictureMaker /> : null}
      {kind === 'clip' ? <ClipMaker /> : null}
      {kind === 'link' ? <LinkMaker /> : null}
    </Dialog>
  );
}
