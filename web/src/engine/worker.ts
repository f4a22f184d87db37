// worker.ts: the background thread, with its own module instance: computer players, hints, odds and
// analyses. Every job carries the game's record, so the worker keeps no state that could diverge.
// Jobs run one after another; to cancel one, engine.ts terminates the worker.
import { Session } from './session';
import type { Goal, Hint, Judgement, Situation, Thought } from './types';

export type Job =
  | { kind: 'start'; module: WebAssembly.Module }
  | { kind: 'speak'; language: string; catalogue: Uint8Array }
  | { kind: 'think'; number: number; record: string; level: string } // level: "" for the seat's own player
  | { kind: 'hurry' }
  | { kind: 'hint'; number: number; record: string; draft: string; nodes: number }
  | { kind: 'odds'; number: number; record: string; draft: string; goal: string }
  | { kind: 'judge'; number: number; record: string; move: string; listed: string }
  | { kind: 'analyse'; number: number; record: string; nodes: number };
export type Reply =
  | { number: number; progress: number }
  | { number: number; result: unknown }
  | { number: number; error: string };

const simulationsPerSlice = 40;
let session: Session;
let hurried = false;
let newestHint = 0; // job number

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));
const reply = (message: Reply) => postMessage(message);

// The game of a server's table has no seed, since its dice fall there: it is followed from the seat
// to act.
function open(record: string, draft = '') {
  if (/^seed: /m.test(record)) session.do('open', record);
  else session.do(`follow ${session.do<Situation>('look', record).seat}`, record);
  if (draft !== '') session.do(`type ${draft}`);
}

// A person can let a computer player of some level choose for them.
function seat(level: string) {
  const { seat: person } = session.do<Situation>('situation');
  session.do(`seat ${person}`, `player.${person}: ${level}\n`);
}

async function think(number: number, record: string, level: string) {
  open(record);
  if (level !== '') seat(level);
  hurried = false;
  for (;;) {
    if (hurried) session.do('hurry');
    const thought = session.do<Thought>(`think ${simulationsPerSlice}`);
    if (thought.done) return thought.move;
    reply({ number, progress: thought.progress });
    await pause();
  }
}

async function analyse(number: number, record: string, nodes: number) {
  session.do('look', record);
  let slice = session.do<{ progress: number; analysis?: unknown }>(`analyse ${nodes}`);
  while (slice.progress < 1) {
    reply({ number, progress: slice.progress });
    await pause();
    slice = session.do('analyse');
  }
  return slice.analysis;
}

async function answer(job: Job): Promise<unknown> {
  switch (job.kind) {
    case 'think':
      return think(job.number, job.record, job.level);
    case 'analyse':
      return analyse(job.number, job.record, job.nodes);
    case 'hint':
      await pause(); // the draft may have changed meanwhile; only the latest hint is wanted
      if (job.number !== newestHint) throw new Error('another hint is wanted by now');
      open(job.record, job.draft);
      return session.do<Hint>(`hint ${job.nodes}`);
    case 'odds':
      open(job.record, job.draft);
      return session.do<{ goals: Goal[] }>(`odds ${job.goal}`.trim());
    case 'judge':
      open(job.record);
      return session.do<Judgement>(`judge ${job.move}`, job.listed);
    default:
      return undefined;
  }
}

async function work(job: Exclude<Job, { kind: 'hurry' }>) {
  if (job.kind === 'start') session = new Session(job.module);
  else if (job.kind === 'speak') session.do(`speak ${job.language}`, job.catalogue);
  else
    try {
      reply({ number: job.number, result: await answer(job) });
    } catch (error) {
      // The module trapped: engine.ts starts another worker.
      if (error instanceof WebAssembly.RuntimeError)
        return void setTimeout(() => {
          throw error;
        });
      reply({ number: job.number, error: error instanceof Error ? error.message : String(error) });
    }
}

// A job that pauses keeps its table: the next one waits for it.
let last: Promise<void> = Promise.resolve();
onmessage = ({ data: job }: MessageEvent<Job>) => {
  if (job.kind === 'hint') newestHint = job.number;
  if (job.kind === 'hurry') hurried = true;
  else last = last.catch(() => undefined).then(() => work(job));
};
