// course.ts: how far a lesson has got in this window, so that another language or a reload does
// not begin it again. A lesson always goes the same way, so the requests made in it are enough.
import type { App } from '../core/app';
import { Refusal } from '../core/module';
import { recallHere, rememberHere } from '../core/tab';
import type { Situation } from '../core/types';

type Request = [line: string, body: string];
interface Stored { requests: Request[]; draft: string }

const place = (game: string) => `cantrip.lesson.${game}`;

function storedBefore(game: string): Stored {
  try {
    const { requests, draft } = JSON.parse(recallHere(place(game))) as Stored;
    return { requests: requests.map(([line, body]) => [String(line), String(body)]), draft: String(draft) };
  } catch {
    return { requests: [], draft: '' };
  }
}

export class Course {
  private requests: Request[] = [];

  constructor(private readonly app: App, private readonly game: string) {}

  // To where it was left; from the beginning where it does not go that way any more.
  open(): Situation {
    const { requests, draft } = storedBefore(this.game);
    let situation = this.begin();
    try {
      for (const [line, body] of requests) situation = this.app.session.do<Situation>(line, body);
      this.requests = requests;
      return draft ? this.app.session.do<Situation>(`type ${draft}`) : situation;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return this.begin();
    }
  }
  private begin(): Situation {
    this.requests = [];
    return this.app.session.do<Situation>(`lesson ${this.game}`);
  }
  // A request that went well. A move is made again by what its draft had been.
  add(line: string, body: string, draft: string) {
    if (line.startsWith('lesson ')) this.requests = [];
    else if (line === 'confirm') this.requests.push([`type ${draft}`, ''], [line, body]);
    else this.requests.push([line, body]);
    this.keep('');
  }
  keep(draft: string) {
    rememberHere(place(this.game), JSON.stringify({ requests: this.requests, draft } satisfies Stored));
  }
  // One that was finished begins anew the next time.
  forget() {
    rememberHere(place(this.game), '');
  }
}
