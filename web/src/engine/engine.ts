// engine.ts: the background worker (worker.ts) behind functions that return promises.
import { assets } from '../app/assets';
import type { Goal, Hint, Judgement } from './types';
import type { Job, Reply } from './worker';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
  onProgress?: (done: number) => void;
}
type NumberedJob = Exclude<Job, { kind: 'start' | 'speak' | 'hurry' }>;

// Rejects promises ended by `stop`.
export class Stopped extends Error {}

export type Engine = ReturnType<typeof createEngine>;

export function createEngine(module: WebAssembly.Module) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null; // started by the first job
  let lastNumber = 0;
  let speak: Job | null = null; // sets the language

  const tell = (started: Worker, job: Job) => started.postMessage(job);

  function start(): Worker {
    const started = new Worker(assets.worker, { type: 'module' });
    started.onmessage = ({ data }: MessageEvent<Reply>) => receive(data);
    started.onerror = (event) => end(new Error(event.message));
    tell(started, { kind: 'start', module });
    if (speak) tell(started, speak);
    return started;
  }
  function ask<T>(job: NumberedJob, onProgress?: (done: number) => void): Promise<T> {
    job.number = ++lastNumber;
    return new Promise<T>((resolve, reject) => {
      waiting.set(job.number, {
        resolve: resolve as (result: unknown) => void,
        reject,
        onProgress,
      });
      tell((worker ??= start()), job);
    });
  }
  function receive(reply: Reply) {
    const asked = waiting.get(reply.number);
    if (!asked) return;
    if ('progress' in reply) {
      asked.onProgress?.(reply.progress);
      return;
    }
    waiting.delete(reply.number);
    if ('error' in reply) asked.reject(new Error(reply.error));
    else asked.resolve(reply.result);
  }
  // Ends this worker: the next job starts another.
  function end(reason: Error) {
    worker?.terminate();
    worker = null;
    const ended = [...waiting.values()];
    waiting.clear();
    for (const { reject } of ended) reject(reason);
  }
  return {
    setLanguage(language: string, catalogue: Uint8Array) {
      speak = { kind: 'speak', language, catalogue };
      if (worker) tell(worker, speak);
    },
    // The move, as a line, of the computer player to act in the record; with a level, the move such
    // a player would make for a person.
    think: (record: string, onProgress?: (done: number) => void, level = '') =>
      ask<string>({ kind: 'think', number: 0, record, level }, onProgress),
    // Makes it answer with what it has.
    hurry() {
      if (worker) tell(worker, { kind: 'hurry' });
    },
    hint: (record: string, draft: string, nodes = 0) =>
      ask<Hint>({ kind: 'hint', number: 0, record, draft, nodes }),
    odds: (record: string, draft: string, goal = '') =>
      ask<{ goals: Goal[] }>({ kind: 'odds', number: 0, record, draft, goal }),
    // A move beside `listed` ones, the best first, as lines.
    judge: (record: string, move: string, listed: string) =>
      ask<Judgement>({ kind: 'judge', number: 0, record, move, listed }),
    // As `cantrip analyse --json` (docs/analysis.md).
    analyse: <T>(record: string, onProgress?: (done: number) => void, nodes = 0) =>
      ask<T>({ kind: 'analyse', number: 0, record, nodes }, onProgress),
    // Cancels the current job at once.
    stop: () => end(new Stopped()),
  };
}
