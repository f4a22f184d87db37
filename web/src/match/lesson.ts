// lesson.ts: how far a lesson has got in this tab, so that another language or a reload does not
// begin it again. A lesson always goes the same way, so the requests made in it are enough.
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

// Goes to where the lesson was left; to its beginning where it does not go that way any more.
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
    // A move is made again by what its draft had been.
    saveMove(_, made, confirmed) {
      if (made[0][0].startsWith('lesson ')) requests = [];
      else
        requests.push(
          ...(made[0][0] === 'confirm' ? [[`type ${confirmed}`, ''] as const] : []),
          ...made,
        );
      saveDraft('');
    },
    // One that was finished begins anew the next time.
    leave({ lesson }) {
      if (lesson?.over && readRoute(location.hash).screen !== 'lesson') saveInTab(keyOf(game), '');
    },
  };
  return { situation, draft, storage };
}
