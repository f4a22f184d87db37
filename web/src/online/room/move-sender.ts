// move-sender.ts: moves on their way to the server: each under an id of its own, kept until it is
// answered, and sent again after a broken connection, so that it is made once.
import { randomWord } from '../../storage/new-game';
import { tr } from '../../i18n/tr';
import { toast } from '../../ui/toast';
import type { RoomClient } from './room-client';
import { Lost, Refused } from '../connection';
import { keepSeat, mySeat, type Pending } from '../my-seats';

export class Sender {
  private busy = false;

  constructor(private readonly room: RoomClient) {}

  async send(line: string) {
    const pending = { at: this.room.details!.at, id: randomWord(12), line };
    keepSeat(this.room.table, { pending });
    await this.deliver(pending);
  }
  // After coming back: what no answer has come to.
  async again() {
    const pending = mySeat(this.room.table)?.pending;
    if (!pending && !this.busy) this.setSending(false);
    if (!pending || !this.room.seat || this.busy) return;
    this.setSending(true);
    await this.deliver(pending);
  }
  // It came back as an event.
  heard(id: string) {
    if (mySeat(this.room.table)?.pending?.id === id) keepSeat(this.room.table, { pending: null });
  }

  private setSending(sending: boolean) {
    if (this.room.match) this.room.match.sending.value = sending;
  }
  private async deliver(pending: Pending) {
    this.busy = true;
    try {
      const { n } = await this.room.connection.ask<{ n: number }>({ do: 'move', ...pending });
      this.done(n);
    } catch (error) {
      this.failed(pending, error);
    } finally {
      this.busy = false;
    }
  }
  // The game goes on when the event comes; that of an older answer has come already.
  private done(n: number) {
    keepSeat(this.room.table, { pending: null });
    if ((this.room.details?.n ?? 0) >= n) this.setSending(false);
  }
  private failed(pending: Pending, error: unknown) {
    if (error instanceof Lost) return; // `again` does it
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'slow' || error.code === 'busy')
      return void setTimeout(() => void this.deliver(pending), 1000 * (error.wait || 1));
    this.done(0);
    if (error.code === 'illegal') this.room.match?.overlay.refuse(error);
    else if (error.code === 'stale')
      toast(tr('The game had gone on before your move arrived. Look again.'));
    else toast(error.text, { bad: true });
    void this.room.come(error.code !== 'illegal');
  }
}
