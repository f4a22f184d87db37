// button.tsx: a button, or a link styled as one; at least as large as a fingertip.
import type { ComponentChildren, Ref } from 'preact';
import { tr } from '../i18n/tr';
import { Icon, type IconName } from './icon';

interface Props {
  children?: ComponentChildren;
  kind?: 'plain' | 'main' | 'bare' | 'danger';
  icon?: IconName;
  label?: string; // for an icon button
  href?: string;
  onClick?: (event: MouseEvent) => void;
  disabled?: boolean;
  // Why it is disabled: it stays focusable and says so.
  idle?: boolean;
  pressed?: boolean;
  expanded?: boolean;
  submit?: boolean;
  class?: string;
  id?: string;
  title?: string;
  shortcut?: string; // an equivalent key
  buttonRef?: Ref<HTMLButtonElement>;
}

export function Button(props: Props) {
  const { children, kind = 'plain', icon, label, href, onClick, idle, class: extra = '' } = props;
  const classes = [
    'button',
    kind !== 'plain' && `button-${kind}`,
    !children && 'button-icon',
    extra,
  ]
    .filter(Boolean)
    .join(' ');
  const spelled = props.shortcut
    ? label
      ? `${label} (${props.shortcut})`
      : tr('Key: %s', props.shortcut)
    : label;
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (href !== undefined)
    return (
      <a
        class={classes}
        href={href}
        aria-label={label}
        title={props.title ?? label}
        onClick={onClick}
      >
        {inside}
      </a>
    );
  return (
    <button
      type={props.submit ? 'submit' : 'button'}
      class={classes}
      id={props.id}
      ref={props.buttonRef}
      aria-label={label}
      title={props.title ?? spelled}
      aria-keyshortcuts={props.shortcut}
      disabled={props.disabled}
      aria-disabled={idle ? 'true' : undefined}
      aria-pressed={props.pressed}
      aria-expanded={props.expanded}
      onClick={onClick}
    >
      {inside}
    </button>
  );
}
