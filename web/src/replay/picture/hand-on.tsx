// A file that the page made: to save, and to send where the device has somewhere to send it.
import { saveBlob } from '../../lib/save-blob';
import { Icon } from '../../ui/icons';
import { w } from '../words/words';

function fileOf(blob: Blob, name: string): File {
  return new File([blob], name, { type: blob.type });
}

function canSend(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

interface HandOnProps {
  readonly blob: Blob;
  readonly name: string;
  readonly title: string;
}

export function HandOn({ blob, name, title }: HandOnProps) {
  const words = w().pictures;
  const file = fileOf(blob, name);
  return (
    <>
      <button type="button" class="button primary" onClick={() => saveBlob(blob, name)}>
        <Icon name="download" />
        {words.save}
      </button>
      {canSend(file) ? (
        <button
          type="button"
          class="button"
          // Whoever changes their mind has not failed.
          onClick={() => void navigator.share({ files: [file], title }).catch(() => undefined)}
        >
          <Icon name="share" />
          {words.send}
        </button>
      ) : null}
    </>
  );
}
