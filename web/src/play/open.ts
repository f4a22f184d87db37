// open.ts: from the address to a game on the table.
import type { App } from '../core/app';
import { loadGame } from '../core/kept';
import { Refusal } from '../core/module';
import { say } from '../core/say';
import type { Situation } from '../core/types';
import { Course } from './course';
import { Keeper, pickedBefore } from './keeper';
import { Model } from './model';

// A move that was half made goes on where it was; what fits no more is forgotten.
function again(app: App, command: string, words: string, situation: Situation): Situation {
  if (words === '') return situation;
  try {
    return app.session.do<Situation>(`${command} ${words}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return situation;
  }
}

// Null when nobody waits for it any more: then the session is another game's.
export async function openKept(app: App, key: string, gone: () => boolean): Promise<Model | null> {
  const kept = await loadGame(key);
  if (gone()) return null;
  if (!kept) throw new Error(say('No game of this name is kept in this browser. It may have been deleted.'));
  const picked = pickedBefore(key);
  const begun = again(app, 'type', kept.draft, app.session.do<Situation>('open', kept.record));
  const model = new Model(app, new Keeper(kept), again(app, 'point', picked, begun));
  if (model.situation.more) model.picked = picked.split(' ');
  return model;
}

export async function openLesson(app: App, game: string): Promise<Model> {
  const course = new Course(app, game);
  return new Model(app, null, course.open(), course);
}
