// open.ts: from the address to a game on the table.
import type { App } from '../core/app';
import { loadGame } from '../core/kept';
import { Refusal } from '../core/module';
import { say } from '../core/say';
import type { Situation } from '../core/types';
import { Keeper } from './keeper';
import { Model } from './model';

// A move that was half made goes on where it was; one that fits no more is forgotten.
function restoreDraft(app: App, draft: string, situation: Situation): Situation {
  if (draft === '') return situation;
  try {
    return app.session.do<Situation>(`type ${draft}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return situation;
  }
}

export async function openKept(app: App, key: string): Promise<Model> {
  const kept = await loadGame(key);
  if (!kept) throw new Error(say('No game of this name is kept in this browser. It may have been deleted.'));
  const situation = app.session.do<Situation>('open', kept.record);
  return new Model(app, new Keeper(kept), restoreDraft(app, kept.draft, situation));
}

// A lesson is short, and always from its beginning.
export async function openLesson(app: App, game: string): Promise<Model> {
  return new Model(app, null, app.session.do<Situation>(`lesson ${game}`));
}
