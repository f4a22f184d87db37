// menu.tsx: a menu button, for touch, mouse and arrow keys.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icon';

export interface MenuItem {
  text: string;
  more?: string; // a short second line: what it leads to
  icon?: IconName;
  checked?: boolean; // for radio items
  href?: string;
  idle?: boolean;
  onChoose?(): void;
}
interface Props {
  label: string;
  icon?: IconName;
  children?: ComponentChildren; // button label
  items: MenuItem[];
  side?: 'left' | 'right';
  up?: boolean;
  class?: string;
}

// Moves the focus among the items; returns whether the key was handled.
function moveFocus(list: HTMLElement, key: string): boolean {
  const items = [...list.querySelectorAll<HTMLElement>('.menu-item')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const next: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? -1 : at - 1,
    Home: 0,
    End: -1,
  };
  if (!(key in next)) return false;
  items.at(next[key] % items.length)?.focus();
  return true;
}

function Item({ item, onDone }: { item: MenuItem; onDone(): void }) {
  const mark = item.checked === undefined ? item.icon : item.checked ? 'check' : undefined;
  const inside = (
    <>
      <span class="menu-mark">{mark && <Icon name={mark} />}</span>
      <span>
        {item.text} {item.more && <small>{item.more}</small>}
      </span>
    </>
  );
  const choose = () => {
    if (item.idle) return;
    onDone();
    item.onChoose?.();
  };
  const role = item.checked === undefined ? 'menuitem' : 'menuitemradio';
  const shared = {
    class: 'menu-item',
    tabIndex: -1,
    onClick: choose,
    'aria-disabled': item.idle ? ('true' as const) : undefined,
    'aria-checked': item.checked,
  };
  if (item.href !== undefined)
    return (
      <a {...shared} role={role} href={item.href}>
        {inside}
      </a>
    );
  return (
    <button {...shared} role={role} type="button">
      {inside}
    </button>
  );
}

export function Menu({
  label,
  icon,
  children,
  items,
  side = 'right',
  up,
  class: extra = '',
}: Props) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    (
      list.current?.querySelector<HTMLElement>('[aria-checked=true]') ??
      list.current?.querySelector<HTMLElement>('.menu-item')
    )?.focus();
    const isOutside = ({ target }: Event) => !box.current?.contains(target as Node);
    const leave = (event: Event) => isOutside(event) && setOpen(false);
    // The tap that closes the menu does nothing else.
    const press = (event: Event) => {
      if (!isOutside(event)) return;
      const swallow = (click: Event) => (click.preventDefault(), click.stopPropagation());
      addEventListener('click', swallow, { capture: true, once: true });
      const end = () => setTimeout(() => removeEventListener('click', swallow, true));
      for (const kind of ['pointerup', 'pointercancel'])
        addEventListener(kind, end, { once: true });
      setOpen(false);
    };
    addEventListener('pointerdown', press);
    addEventListener('focusin', leave);
    return () => {
      removeEventListener('pointerdown', press);
      removeEventListener('focusin', leave);
    };
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (!open && event.key === 'ArrowDown') setOpen(true);
    else if (open && event.key === 'Escape') close();
    else if (!open || !moveFocus(list.current!, event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const classes = ['button', 'button-bare', !children && 'button-icon', extra]
    .filter(Boolean)
    .join(' ');
  return (
    <div class="menu" ref={box} onKeyDown={onKey}>
      <button
        type="button"
        ref={button}
        class={classes}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={label}
        title={label}
        onClick={() => setOpen(!open)}
      >
        {icon && <Icon name={icon} />}
        {children}
      </button>
      {open && (
        <div
          ref={list}
          role="menu"
          aria-label={label}
          class={`menu-list ${side === 'left' ? 'menu-list-left' : ''} ${up ? 'menu-list-up' : ''}`}
        >
          {items.map((item) => (
            <Item key={item.text} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  );
}
