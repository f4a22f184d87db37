// open.ts: opens the match named in the URL.
import type { App } from '../app/app';
import { loadGame } from '../storage/saved-games';
import { Refusal } from '../engine/session';
import { tr } from '../i18n/tr';
import type { Situation } from '../engine/types';
import { createAutosave, savedPicks } from './autosave';
import { openLesson } from './lesson';
import { createMatch, type Match } from './match';
import { createState, type MatchState } from './state';
import { stopped, wasStopped } from './stopped';

// Restores an unfinished move; drops what no longer fits.
export function restore(state: MatchState, command: 'type' | 'point', words: string) {
  if (words === '') return;
  try {
    state.request(`${command} ${words}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}

// Null if no longer wanted: then the session has another match.
export async function openSavedMatch(
  app: App,
  key: string,
  cancelled: () => boolean,
): Promise<Match | null> {
  const saved = await loadGame(key);
  if (cancelled()) return null;
  if (!saved)
    throw new Error(tr('No game of this name is kept in this browser. It may have been deleted.'));
  // A server's game that was ended before its end can only be looked at.
  const isStopped = wasStopped(saved);
  const situation = app.session.do<Situation>(isStopped ? 'look' : 'open', saved.record);
  const state = createState(
      app,
      isStopped ? stopped(situation, saved.result?.winners ?? []) : situation,
    ),
    picked = savedPicks(key);
  restore(state, 'type', saved.draft);
  restore(state, 'point', picked);
  const autosave = createAutosave(saved);
  return createMatch({
    app,
    state,
    autosave,
    storage: autosave.storage,
    picked: state.situation.value.more ? picked.split(' ') : [],
  });
}

export async function openLessonMatch(app: App, game: string): Promise<Match> {
  const { situation, draft, storage } = openLesson(app, game),
    state = createState(app, situation);
  restore(state, 'type', draft);
  return createMatch({ app, state, storage });
}
