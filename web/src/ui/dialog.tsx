// dialog.tsx: a modal dialog; at the bottom edge on phones. Open while rendered.
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { tr } from '../i18n/tr';
import { Button } from './button';

interface Props {
  title: string;
  onClose(): void;
  children: ComponentChildren;
  actions?: ComponentChildren; // buttons in the footer
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
  // A click on the backdrop targets the dialog element itself.
  const onBackdrop = (event: MouseEvent) => event.target === box.current && onClose();
  return (
    <dialog
      ref={box}
      class={`dialog ${wide ? 'dialog-wide' : ''} ${extra}`}
      aria-labelledby={id}
      onCancel={cancel}
      onMouseDown={onBackdrop}
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

interface ConfirmDialogProps {
  title: string;
  text: string;
  yes: string; // label of the confirm button
  danger?: boolean;
  onYes(): void;
  onNo(): void;
}

// Asks before something irreversible.
export const ConfirmDialog = ({ title, text, yes, danger, onYes, onNo }: ConfirmDialogProps) => (
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
