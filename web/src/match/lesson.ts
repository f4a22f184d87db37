// lesson.ts: the progress of a lesson in this tab, so that changing the language or reloading does
// not restart it. Lessons are deterministic, so the requests made in it are enough.
import type { App } from '../app/app';
import { Refusal } from '../engine/session';
import { readRoute } from '../app/router';
import { loadFromTab, saveInTab } from '../storage/tab-storage';
import type { Situation } from '../engine/types';
import type { Request, Storage } from './types';

interface Progress {
  requests: Request[];
  draft: string;
}

const keyOf = (game: string) => `cantrip.lesson.${game}`;

function savedProgress(game: string): Progress {
  try {
    const { requests, draft } = JSON.parse(loadFromTab(keyOf(game))) as Progress;
    return {
      requests: requests.map(([line, body]) => [String(line), String(body)]),
      draft: String(draft),
    };
  } catch {
    return { requests: [], draft: '' };
  }
}

export const hasBegunLesson = (game: string) => savedProgress(game).requests.length > 0;

// Restores the lesson's progress, or starts over if the requests no longer apply.
export function openLesson(
  { session }: App,
  game: string,
): { situation: Situation; draft: string; storage: Storage } {
  let { requests, draft } = savedProgress(game);
  let situation = session.do<Situation>(`lesson ${game}`);
  try {
    for (const [line, body] of requests) situation = session.do<Situation>(line, body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    [requests, draft] = [[], ''];
    situation = session.do<Situation>(`lesson ${game}`);
  }
  const saveDraft = (text: string) =>
    saveInTab(keyOf(game), JSON.stringify({ requests, draft: text } satisfies Progress));
  const storage: Storage = {
    saveDraft,
    // A move is replayed from its draft.
    saveMove(_, made, confirmed) {
      if (made[0][0].startsWith('lesson ')) requests = [];
      else
        requests.push(
          ...(made[0][0] === 'confirm' ? [[`type ${confirmed}`, ''] as const] : []),
          ...made,
        );
      saveDraft('');
    },
    // A finished lesson starts over next time.
    leave({ lesson }) {
      if ((lesson?.over || lesson?.last) && readRoute(location.hash).screen !== 'lesson')
        saveInTab(keyOf(game), '');
    },
  };
  return { situation, draft, storage };
}
