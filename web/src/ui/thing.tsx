// thing.tsx: a part of a view's drawing that acts as a button for mouse, touch, keyboard and screen
// readers.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Scene } from '../games/view';
import type { ThingName } from '../engine/types';
import { tr } from '../i18n/tr';

export const longPress = 450; // milliseconds

// How a thing looks now, and its handlers.
export interface Looks {
  lit: boolean; // can be chosen now
  picked: boolean; // has been picked
  marked: boolean; // is pointed out to the player
  onPoint(thing: ThingName): void;
  onAbout(thing: ThingName, at: Element): void;
}

interface Drawing {
  name: ThingName;
  label: string; // for screen readers: what it is, and its state; that it is marked is added
  children: ComponentChildren;
  as?: 'g' | 'button' | 'div' | 'li';
  class?: string;
  transform?: string; // of a <g>
  style?: Record<string, string | number>;
  hasText?: boolean; // its drawing contains text, which is hidden from screen readers
  data?: Record<`data-${string}`, string | number>;
}

export const looksOf = (
  { past, lit, picked, marked, onPoint, onAbout }: Scene,
  name: ThingName,
): Looks => ({
  lit: !past && lit.has(name),
  picked: picked.includes(name),
  marked: marked.includes(name),
  onPoint,
  onAbout,
});

// A thing in a scene; among several of one name, `picked` says whether it is this one.
export function Thing({ scene, picked, ...drawing }: Drawing & { scene: Scene; picked?: boolean }) {
  const looks = looksOf(scene, drawing.name);
  return Spot({ ...drawing, ...looks, picked: picked ?? looks.picked });
}

// Tab reaches what can be chosen or taken back; arrow keys reach everything (play/keyboard.ts). SVG needs the
// attribute in lower case. It is set after rendering: changing it on the focused element, such as
// the one just clicked, forces a layout.
function useTab(element: { current: Element | null }, lit: boolean) {
  const tab = lit ? 0 : -1;
  const first = useRef(tab);
  useEffect(() => element.current?.setAttribute('tabindex', String(tab)), [tab]);
  return first.current;
}

// A thing with explicit looks. Classes: `lit`, `picked` and `marked`.
export function Spot({
  lit,
  picked,
  marked,
  onPoint,
  onAbout,
  name,
  label,
  children,
  as = 'g',
  class: extra = '',
  transform,
  style,
  hasText,
  data,
}: Drawing & Looks) {
  const element = useRef<SVGGElement>(null);
  const timer = useRef(0);
  const held = useRef(false);
  const words = marked && lit ? tr('%s, marked', label) : label;
  const classes = ['thing', extra, lit && 'lit', picked && 'picked', marked && 'marked']
    .filter(Boolean)
    .join(' ');
  const about = (target: EventTarget | null) => onAbout(name, target as Element);
  const release = () => window.clearTimeout(timer.current);
  const events = {
    onClick: (event: Event) => {
      event.stopPropagation();
      if (held.current) held.current = false;
      else onPoint(name);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        event.stopPropagation();
        onPoint(name);
      } else if (event.key === '?') {
        event.stopPropagation();
        about(event.currentTarget);
      }
    },
    onContextMenu: (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      release();
      if (!held.current) about(event.currentTarget); // otherwise the long press has shown it
    },
    onPointerDown: (event: PointerEvent) => {
      const target = event.currentTarget;
      held.current = false;
      if (event.pointerType === 'mouse') return;
      timer.current = window.setTimeout(() => {
        held.current = true;
        about(target);
      }, longPress);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
  };
  const Tag = as as 'g';
  return (
    <Tag
      ref={element}
      class={classes}
      data-thing={name}
      role="button"
      tabindex={useTab(element, lit || picked)}
      aria-label={hasText ? undefined : words}
      aria-pressed={picked ? 'true' : undefined}
      aria-disabled={lit || picked ? undefined : 'true'}
      transform={transform}
      style={style}
      {...data}
      {...events}
    >
      {hasText ? (
        <>
          <span class="visually-hidden">{words}</span>
          <span class="thing-seen" aria-hidden="true">
            {children}
          </span>
        </>
      ) : (
        children
      )}
    </Tag>
  );
}
