// thing.tsx: what can be pointed at, in a view: a part of its drawing that is a button to the
// mouse, the finger, the keyboard and the screen reader alike.
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Scene } from '../core/view';
import type { ThingName } from '../core/types';

export const longPress = 450; // milliseconds

interface Props {
  scene: Scene;
  name: ThingName;
  label: string; // for screen readers: what it is and how it is now
  children: ComponentChildren;
  as?: 'g' | 'button' | 'div' | 'li';
  class?: string;
  transform?: string; // of a <g>
  style?: Record<string, string | number>;
  picked?: boolean; // of several things of one name, whether it is this one
  worded?: boolean; // its drawing has words and numbers of its own, which are not read aloud
}

// Classes: `lit` can be pointed at now, `picked` was, `marked` is pointed out to the player.
export function Thing({
  scene, name, label, children, as = 'g', class: extra = '', transform, style, picked: one, worded,
}: Props) {
  const timer = useRef(0);
  const held = useRef(false);
  const lit = !scene.past && scene.lit.has(name);
  const picked = one ?? scene.picked.includes(name);
  const marked = scene.marked.includes(name);
  const classes = ['thing', extra, lit && 'lit', picked && 'picked', marked && 'marked'].filter(Boolean).join(' ');
  const about = (target: EventTarget | null) => scene.onAbout(name, target as Element);
  const release = () => window.clearTimeout(timer.current);
  const events = {
    onClick: (event: Event) => {
      event.stopPropagation();
      if (held.current) held.current = false;
      else scene.onPoint(name);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        event.stopPropagation();
        scene.onPoint(name);
      } else if (event.key === '?') {
        event.stopPropagation();
        about(event.currentTarget);
      }
    },
    onContextMenu: (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      release();
      if (!held.current) about(event.currentTarget); // else the long press has told it
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
  // What can be chosen now is reached by Tab; everything else by the arrow keys (play/keys.ts).
  // SVG knows the attribute in small letters only.
  return (
    <Tag class={classes} data-thing={name} role="button" tabindex={lit ? 0 : -1} aria-label={worded ? undefined : label}
      aria-pressed={picked ? 'true' : undefined} aria-disabled={lit ? undefined : 'true'}
      transform={transform} style={style} {...events}>
      {worded ? <><span class="unseen">{label}</span><span class="thing-seen" aria-hidden="true">{children}</span></> : children}
    </Tag>
  );
}
