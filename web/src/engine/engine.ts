// engine.ts: the background worker (worker.ts) behind a promise API.
import { assets } from '../app/assets';
import type { Goal, Hint } from './types';
import type { Job, Reply } from './worker';

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
  progress?: (done: number) => void;
}

// Rejects promises ended by `stop`.
export class Stopped extends Error {}

export class Engine {
  private worker: Worker | null = null;
  private waiting = new Map<number, Waiting>();
  private number = 0;
  private language: { code: string; catalogue: Uint8Array } | null = null;

  constructor(private readonly module: WebAssembly.Module) {}

  speak(code: string, catalogue: Uint8Array) {
    this.language = { code, catalogue };
    this.worker?.postMessage({ kind: 'speak', language: code, catalogue } satisfies Job);
  }

  // The move, as a line, of the computer player to act in the record; with a level, the move such a
  // player would make for a person.
  think(record: string, progress?: (done: number) => void, level = ''): Promise<string> {
    return this.ask({ kind: 'think', number: 0, record, level }, progress);
  }
  // Makes it answer with what it has.
  hurry() {
    this.worker?.postMessage({ kind: 'hurry' } satisfies Job);
  }
  hint(record: string, draft: string, nodes = 0): Promise<Hint> {
    return this.ask({ kind: 'hint', number: 0, record, draft, nodes });
  }
  odds(record: string, draft: string, goal = ''): Promise<{ goals: Goal[] }> {
    return this.ask({ kind: 'odds', number: 0, record, draft, goal });
  }
  // As `cantrip analyse --json` (docs/analysis.md).
  analyse<T>(record: string, progress?: (done: number) => void, nodes = 0): Promise<T> {
    return this.ask({ kind: 'analyse', number: 0, record, nodes }, progress);
  }
  // Cancels the current job at once.
  stop() {
    this.end(new Stopped());
  }

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(assets.worker, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Reply>) => this.hear(data);
    worker.onerror = (event) => this.end(new Error(event.message));
    worker.postMessage({ kind: 'start', module: this.module } satisfies Job);
    this.worker = worker;
    if (this.language) this.speak(this.language.code, this.language.catalogue);
    return worker;
  }
  private ask<T>(
    job: Exclude<Job, { kind: 'start' | 'speak' | 'hurry' }>,
    progress?: (done: number) => void,
  ) {
    job.number = ++this.number;
    return new Promise<T>((resolve, reject) => {
      this.waiting.set(job.number, {
        resolve: resolve as (result: unknown) => void,
        reject,
        progress,
      });
      this.start().postMessage(job);
    });
  }
  private hear(reply: Reply) {
    const waiting = this.waiting.get(reply.number);
    if (!waiting) return;
    if ('progress' in reply) {
      waiting.progress?.(reply.progress);
      return;
    }
    this.waiting.delete(reply.number);
    if ('error' in reply) waiting.reject(new Error(reply.error));
    else waiting.resolve(reply.result);
  }
  // This worker is finished: the next job starts another.
  private end(reason: Error) {
    this.worker?.terminate();
    this.worker = null;
    const waiting = [...this.waiting.values()];
    this.waiting.clear();
    for (const one of waiting) one.reject(reason);
  }
}
