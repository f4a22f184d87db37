// thinker.ts: lets the computer players move, one after the other, while earlier moves are told.
import { Stopped } from '../core/mind';
import { say } from '../core/say';
import type { Model } from './model';

export class Thinker {
  progress = 0;
  error = ''; // why the computer's move could not be found; "" when all is well
  private run = 0; // counts starts, so that an old one knows that it was stopped
  private running = false;

  constructor(private readonly model: Model) {}

  get busy() {
    return this.running;
  }
  // As long as it is for a computer to choose. Does nothing while it is under way already.
  async go() {
    if (this.running) return;
    const run = ++this.run;
    this.running = true;
    this.error = '';
    try {
      while (this.run === run && this.model.computes) await this.move(run);
    } catch (error) {
      if (!(error instanceof Stopped) && this.run === run)
        this.error = (error instanceof Error && error.message) || say('Its part of the program stopped.');
    }
    if (this.run !== run) return;
    this.running = false;
    this.model.changed();
  }
  // A move is made only when those before it are told, so that nothing runs ahead of the player.
  private async move(run: number) {
    const { app, playback, standIn } = this.model;
    if (this.model.seeking > 0) app.mind.stop(); // nobody wants that hint any more
    const { record } = app.session.do<{ record: string }>('record');
    const [line] = await Promise.all([app.mind.think(record, (done) => this.tell(run, done), standIn), playback.done()]);
    if (this.run !== run) return;
    this.progress = 0;
    if (!this.model.take(`play ${line}`)) throw new Error(this.model.note?.text ?? line);
  }
  private tell(run: number, progress: number) {
    if (this.run !== run) return;
    this.progress = progress;
    this.model.changed();
  }
  hurry() {
    if (this.running) this.model.app.mind.hurry();
  }
  stop() {
    this.run++;
    this.progress = 0;
    if (this.running) this.model.app.mind.stop();
    this.running = false;
  }
}
