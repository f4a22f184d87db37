// dialog.tsx: a window over the page; at the lower edge on a phone. It is open while it is drawn.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { tr } from '../i18n/tr';
import { Button } from './button';

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  actions?: ComponentChildren; // buttons at its foot
  wide?: boolean;
  class?: string;
}

export function Dialog({ title, onClose, children, actions, wide, class: extra = '' }: Props) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  // A click beside the box hits the dialog itself.
  const beside = (event: MouseEvent) => event.target === box.current && onClose();
  return (
    <dialog
      ref={box}
      class={`dialog ${wide ? 'dialog-wide' : ''} ${extra}`}
      aria-labelledby={id}
      onCancel={cancel}
      onMouseDown={beside}
    >
      <div class="dialog-head">
        <h2 id={id}>{title}</h2>
        <Button kind="bare" icon="close" label={tr('Close')} onClick={onClose} />
      </div>
      <div class="dialog-body" tabIndex={0} role="group" aria-labelledby={id}>
        {children}
      </div>
      {actions && <div class="dialog-foot">{actions}</div>}
    </dialog>
  );
}

interface SureProps {
  title: string;
  text: string;
  yes: string; // what the button that does it says
  danger?: boolean;
  onYes(): void;
  onNo(): void;
}

// Asks before something that cannot be taken back.
export const Sure = ({ title, text, yes, danger, onYes, onNo }: SureProps) => (
  <Dialog
    title={title}
    onClose={onNo}
    actions={
      <>
        <Button onClick={onNo}>{tr('Cancel')}</Button>
        <Button kind={danger ? 'danger' : 'main'} onClick={onYes}>
          {yes}
        </Button>
      </>
    }
  >
    <p>{text}</p>
  </Dialog>
);
