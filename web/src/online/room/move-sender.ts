// move-sender.ts: sends moves to the server. Each has an id and is saved until it is answered, so that
// after a break it is sent again but made only once.
import { randomWord } from '../../storage/new-game';
import { tr } from '../../i18n/tr';
import { toast } from '../../ui/toast';
import { mySeat, saveSeat, type PendingMove } from '../my-seats';
import { Lost, Refused, type Ask } from '../requests';
import type { RoomStores } from './stores';

export type MoveSender = ReturnType<typeof createMoveSender>;

export function createMoveSender(
  { details, seat, match }: RoomStores,
  table: string,
  ask: Ask,
  enter: (onward: boolean) => Promise<void>,
) {
  let busy = false;

  function setSending(sending: boolean) {
    if (match.value) match.value.sending.value = sending;
  }
  async function deliver(move: PendingMove) {
    busy = true;
    try {
      const { n } = await ask<{ n: number }>({ do: 'move', ...move });
      finish(n);
    } catch (error) {
      fail(move, error);
    } finally {
      busy = false;
    }
  }
  // The game continues when the move comes back as event `n`; it may have done so already.
  function finish(n: number) {
    saveSeat(table, { pending: null });
    if ((details.value?.n ?? 0) >= n) setSending(false);
  }
  function fail(move: PendingMove, error: unknown) {
    if (error instanceof Lost) return; // sent again after reconnecting
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'slow' || error.code === 'busy')
      return void setTimeout(() => void deliver(move), 1000 * (error.wait || 1));
    finish(0);
    if (error.code === 'illegal') match.value?.overlay.refuse(error);
    else if (error.code === 'stale')
      toast(tr('The game had gone on before your move arrived. Look again.'));
    else toast(error.text, { bad: true });
    void enter(error.code !== 'illegal');
  }
  return {
    async send(line: string) {
      const move = { at: details.value!.at, id: randomWord(12), line };
      saveSeat(table, { pending: move });
      await deliver(move);
    },
    // After reconnecting: sends a move that was not answered.
    async resend() {
      const move = mySeat(table)?.pending;
      if (!move && !busy) setSending(false);
      if (!move || !seat.value || busy) return;
      setSending(true);
      await deliver(move);
    },
    // The move with this id came back as an event.
    confirm(id: string) {
      if (mySeat(table)?.pending?.id === id) saveSeat(table, { pending: null });
    },
  };
}
