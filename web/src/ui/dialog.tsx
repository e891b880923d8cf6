// A window over the page, with the browser's own <dialog>: it keeps the focus, and Escape closes it.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { t } from '../i18n/words';
import { Icon } from './icons';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

export function Dialog({ title, onClose, children, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal?.();
    return () => {
      opened?.close?.();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it by keyboard
    <dialog
      ref={dialog}
      class={wide ? 'dialog wide' : 'dialog'}
      aria-labelledby={heading}
      onCancel={(cancel) => {
        cancel.preventDefault();
        onClose();
      }}
      onClick={(click) => {
        if (click.target === dialog.current) onClose();
      }}
    >
      <div class="dialog-head">
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={t().common.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div class="dialog-body stack">{children}</div>
    </dialog>
  );
}
