// desk.ts: what lies around the table: the session's situation, notes, panels and hints, and who
// watches them.
import type { App } from '../core/app';
import { Refusal } from '../core/module';
import type { GameInfo, Hint, Situation, ThingName } from '../core/types';
import { announce } from '../ui/announce';
import { rectOf } from './place';

// What is told about a thing or a request, near the place it is about.
export interface Note {
  kind: 'why' | 'about';
  thing: ThingName;
  title: string;
  text: string;
  rule: string;
  at: DOMRect | null;
  hover: boolean; // it goes when the mouse goes
}
export type Panel = '' | 'log' | 'hint' | 'odds' | 'ask' | 'type' | 'keys' | 'chat';

export class Desk {
  note: Note | null = null;
  panel: Panel = '';
  hint: Hint | null = null;
  typing = false; // a typed line is being obeyed, the answer to which is announced
  seeking = 0; // hints that are being looked for
  hinted: readonly ThingName[] = [];
  private readonly listeners = new Set<() => void>();

  constructor(readonly app: App, public situation: Situation) {}

  get info(): GameInfo {
    return this.app.games.find((game) => game.name === this.situation.game)!;
  }
  subscribe(listener: () => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
  changed() {
    for (const listener of this.listeners) listener();
  }
  // Does a request that changes the draft or the game; false, with a note beside the thing that
  // was pointed at, if any, when it is refused.
  request(line: string, thing: ThingName = '', body = ''): boolean {
    try {
      this.situation = this.app.session.do<Situation>(line, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refuse(error, thing);
      return false;
    }
    return true;
  }
  refuse(error: Refusal, thing: ThingName = '') {
    this.explain({ kind: 'why', thing: '', title: '', text: error.text, rule: error.rule, at: rectOf(thing), hover: false });
  }
  explain(note: Note | null) {
    this.note = note;
    if (note && !note.hover && !this.typing) announce([note.title, note.text].filter(Boolean).join('. '));
    this.changed();
  }
  show(panel: Panel) {
    this.panel = panel;
    this.note = null;
    this.changed();
  }
  open(panel: Panel) {
    this.show(this.panel === panel ? '' : panel);
  }
  setHint(hint: Hint | null) {
    this.hint = hint;
    this.mark(hint?.moves[0]?.things ?? []);
  }
  mark(things: readonly ThingName[]) {
    this.hinted = things;
    this.changed();
  }
}
