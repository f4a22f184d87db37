// puzzle.ts: the puzzle on the screen: what was tried, and what it was worth. The match follows a
// game that stands still: a move that is made goes here, and stays on the table until it is dropped.
import { batch, signal } from '@preact/signals';
import type { App } from '../app/app';
import { goTo } from '../app/router';
import type { Judgement, Situation } from '../engine/types';
import { tr } from '../i18n/tr';
import { createMatch, type Match } from '../match/match';
import { createState } from '../match/state';
import { loadGame, saveGame, type SavedGame } from '../storage/saved-games';
import { importRecord } from '../storage/new-game';
import { addAttempt, attemptsOn, type Attempt } from '../storage/puzzles';
import { levelFor } from '../storage/experience';
import { loadPuzzle } from './load';
import { PuzzlePanel } from './puzzle-panel';

// Of winning chance: what counts as good as the best move, and what is a mistake. The analysis of a
// game calls a move doubtful that costs 2 %, and bad if it costs 4 %.
const asGood = 0.015,
  isBad = 0.04;

export interface Verdict {
  attempt: Attempt;
  move: string; // the one on the table
  win: number; // with the best move
  loss: number; // of the move
  reason: string; // why the best one is better; "" if there is nothing to say
}
export type Puzzle = Awaited<ReturnType<typeof createPuzzle>>;

function attemptOf(loss: number, same: number): Attempt {
  if (loss <= asGood) return same === 1 ? 'best' : 'good';
  return loss < isBad ? 'slip' : 'mistake';
}

const nothing = () => null;

// A followed game draws no dice: they are not the puzzle's.
const withoutSeed = (record: string) => record.replace(/^seed: .*\n/m, '');

async function createPuzzle(app: App, day: string, game: string) {
  const { seat, difficulty, moves, record } = await loadPuzzle(day, game);
  const verdict = signal<Verdict | null>(null);
  const judging = signal(false);
  const error = signal('');
  const attempts = signal(attemptsOn(day, game));
  let match: Match | null = null;
  const lines = moves.map(({ move }) => move).join('\n');
  const judge = (move: string) => app.engine.judge(record, move, lines);

  function conclude(attempt: Attempt, move: string, { reason }: Judgement, loss: number) {
    addAttempt(day, game, attempt);
    batch(() => {
      attempts.value = attemptsOn(day, game);
      verdict.value = { attempt, move, win: moves[0].win, loss, reason };
    });
  }
  async function work(task: () => Promise<void>) {
    error.value = '';
    judging.value = true;
    try {
      await task();
    } catch (reason) {
      error.value = reason instanceof Error ? reason.message : String(reason);
    }
    judging.value = false;
  }
  const puzzle = {
    day,
    game,
    seat,
    difficulty,
    verdict,
    judging,
    error,
    attempts,
    // Judges the move on the table.
    answer: (move: string) =>
      work(async () => {
        const found = await judge(move);
        const known = found.same > 0;
        const loss = known
          ? moves[0].win - moves[found.same - 1].win
          : Math.max(0, found.loss ?? 0);
        conclude(attemptOf(loss, found.same), move, found, loss);
      }),
    tryAgain() {
      if (!match) return;
      match.sending.value = false;
      verdict.value = null;
      error.value = '';
      match.draft.drop();
    },
    // Puts the best move on the table.
    showSolution: () =>
      work(async () => {
        const [{ move }] = moves;
        const found = await judge(move);
        match!.draft.drop();
        match!.draft.type(move);
        match!.sending.value = true;
        conclude('shown', move, found, 0);
      }),
    // As a game against the computer, which is no result of one's own.
    async playOn(): Promise<boolean> {
      const { state, info } = match!;
      const players = state.situation.value.seats.map((_, at) =>
        at + 1 === seat ? '' : `x-player.${at + 1}: ${levelFor(info).name}\n`,
      );
      const key = await importRecord(app, record.replace(/^seed: /m, `${players.join('')}seed: `));
      const saved = await loadGame(key);
      if (saved) await saveGame({ ...saved, imported: true });
      goTo('play', key);
      return true;
    },
    open(): Match {
      const state = createState(
        app,
        app.session.do<Situation>(`follow ${seat}`, withoutSeed(record)),
      );
      const remote = {
        key: `puzzle-${day}-${game}`,
        sending: signal(false),
        send: (line: string) => void puzzle.answer(line),
        finished: signal<SavedGame | null>(null),
        mustConfirm: true,
        told: (): [string, string] => [
          tr('Puzzle of the day'),
          tr('This is the table after the move.'),
        ],
        PlayersBar: nothing,
        Chat: nothing,
        Rematch: nothing,
        Panel: () => PuzzlePanel({ puzzle, match: match! }),
        menuItems: () => [],
        question: () => null,
        standingAnswers: () => [],
      };
      return (match = createMatch({ app, state, storage: { saveDraft() {} }, remote }));
    },
  };
  return puzzle;
}

// Null if no longer wanted: then the session has another match.
export async function openPuzzle(
  app: App,
  day: string,
  game: string,
  cancelled: () => boolean,
): Promise<Match | null> {
  const puzzle = await createPuzzle(app, day, game);
  return cancelled() ? null : puzzle.open();
}
