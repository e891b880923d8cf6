// Asked before something that cannot be taken back.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n/words';
import { Dialog } from './dialog';

export function Question(props: {
  readonly title: string;
  readonly yes: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}) {
  const { title, yes, onYes, onClose, children } = props;
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{children}</p>
      <div class="panel-buttons">
        <button type="button" class="button grow" onClick={onClose}>
          {t().common.cancel}
        </button>
        <button
          type="button"
          class="button danger grow"
          onClick={() => {
            onClose();
            onYes();
          }}
        >
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
