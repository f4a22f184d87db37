// overlay.ts: overlays: a note on a thing, and a panel.
import { signal } from '@preact/signals';
import type { Refusal } from '../engine/session';
import type { ThingName } from '../engine/types';
import { announce } from '../ui/announce';
import { playSound } from '../ui/sound';

// Help on a thing or the reason for a refusal, shown next to it.
export interface Note {
  kind: 'why' | 'about';
  tried?: boolean; // somebody moved it: why not comes first
  thing: ThingName;
  title: string;
  text: string;
  rule: string;
  at: DOMRect | null;
  hover: boolean; // closes when the mouse leaves
}
export type Panel = '' | 'log' | 'hint' | 'odds' | 'ask' | 'type' | 'keys' | 'chat';
export type Overlay = ReturnType<typeof createOverlay>;

// Where a thing is on screen. Measuring forces a layout, so it is done only for notes.
export function rectOf(thing: ThingName): DOMRect | null {
  const found = thing ? document.querySelector(`.play [data-thing="${CSS.escape(thing)}"]`) : null;
  return found?.getBoundingClientRect() ?? null;
}

export function createOverlay() {
  const note = signal<Note | null>(null),
    panel = signal<Panel>(''),
    large = signal(false), // the panel covers the whole table, on phones
    asked = signal<((thing: ThingName) => void) | null>(null); // takes the next thing pointed at
  const overlay = {
    note,
    panel,
    large,
    asked,
    silent: false, // a typed command is running: its answer is announced instead of notes
    explain(next: Note | null) {
      note.value = next;
      if (next && !next.hover && !overlay.silent)
        announce([next.title, next.text].filter(Boolean).join('. '));
    },
    refuse({ text, rule }: Pick<Refusal, 'text' | 'rule'>, thing: ThingName = '') {
      playSound('refused');
      overlay.explain({
        kind: 'why',
        thing: '',
        title: '',
        text,
        rule,
        at: rectOf(thing),
        hover: false,
      });
    },
    show(next: Panel) {
      panel.value = next;
      if (next === '') large.value = false;
      note.value = null;
    },
    toggle: (next: Panel) => overlay.show(panel.value === next ? '' : next),
  };
  return overlay;
}
