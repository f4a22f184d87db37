// sender.ts: moves on their way to the server: each under an id of its own, kept until it is
// answered, and sent again after a broken connection, so that it is made once.
import { randomWord } from '../core/begin';
import { Refusal } from '../core/module';
import { say } from '../core/say';
import { toast } from '../ui/toast';
import type { Follower } from './follow';
import { Lost, Refused } from './line';
import { keepSeat, mySeat, type Pending } from './mine';

export class Sender {
  private busy = false;

  constructor(private readonly follower: Follower) {}

  async send(line: string) {
    const pending = { at: this.follower.details!.at, id: randomWord(12), line };
    keepSeat(this.follower.table, { pending });
    await this.deliver(pending);
  }
  // After coming back: what no answer has come to.
  async again() {
    const pending = mySeat(this.follower.table)?.pending;
    if (!pending && !this.busy) this.follower.model?.setSending(false);
    if (!pending || !this.follower.seat || this.busy) return;
    this.follower.model?.setSending(true);
    await this.deliver(pending);
  }
  // It came back as an event.
  heard(id: string) {
    if (mySeat(this.follower.table)?.pending?.id === id) keepSeat(this.follower.table, { pending: null });
  }

  private async deliver(pending: Pending) {
    this.busy = true;
    try {
      const { n } = await this.follower.line.ask<{ n: number }>({ do: 'move', ...pending });
      this.done(n);
    } catch (error) {
      this.failed(pending, error);
    } finally {
      this.busy = false;
    }
  }
  // The game goes on when the event comes; that of an older answer has come already.
  private done(n: number) {
    keepSeat(this.follower.table, { pending: null });
    if ((this.follower.details?.n ?? 0) >= n) this.follower.model?.setSending(false);
  }
  private failed(pending: Pending, error: unknown) {
    if (error instanceof Lost) return; // `again` does it
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'slow' || error.code === 'busy') return void setTimeout(() => void this.deliver(pending), 1000 * (error.wait || 1));
    this.done(0);
    if (error.code === 'illegal') this.follower.model?.refuse(new Refusal(error.text, error.rule, ''));
    else if (error.code === 'stale') toast(say('The game had gone on before your move arrived. Look again.'));
    else toast(error.text, { bad: true });
    void this.follower.come(error.code !== 'illegal');
  }
}
