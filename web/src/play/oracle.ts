// oracle.ts: the odds of the position with its draft, asked for once for all who show them.
import { Stopped } from '../core/mind';
import type { Goal } from '../core/types';
import type { Model } from './model';

export interface Odds { goals: Goal[] | null; error: string }

const unknown: Odds = { goals: null, error: '' };

const merge = (all: Goal[] | null, better: Goal[]) =>
  (all ?? []).map((goal) => better.find(({ name }) => name === goal.name) ?? goal);

export class Oracle {
  private asked = ''; // the place that was asked about last
  private answer = unknown;

  constructor(private readonly model: Model) {}

  // The position with its draft, in a word.
  get place() {
    const { step, hash, draft } = this.model.situation;
    return `${step} ${hash} ${draft.text}`;
  }
  // Nothing yet while it is worked out.
  get odds(): Odds {
    return this.asked === this.place ? this.answer : unknown;
  }
  // Has them worked out, unless they are or were.
  seek() {
    if (this.asked === this.place) return;
    this.asked = this.place;
    this.answer = unknown;
    this.ask('');
  }
  // Works one goal out to the end, however long it takes.
  exactly(goal: string) {
    this.ask(goal);
  }

  private ask(goal: string) {
    const { app, situation } = this.model, place = this.place;
    const { record } = app.session.do<{ record: string }>('record');
    app.mind.odds(record, situation.draft.text, goal).then(
      ({ goals }) => this.hear(place, { error: '', goals: goal ? merge(this.answer.goals, goals) : goals }),
      (error: Error) => (error instanceof Stopped ? this.forget(place) : this.hear(place, { goals: null, error: error.message })));
  }
  private hear(place: string, answer: Odds) {
    if (this.asked !== place) return;
    this.answer = answer;
    this.model.changed();
  }
  // Whoever wants them next asks again.
  private forget(place: string) {
    if (this.asked === place && !this.answer.goals) this.asked = '';
  }
}
