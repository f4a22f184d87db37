// entropy.ts: the player's part in fair dice (docs/fair-dice.md), which the page does by itself: it
// commits to random bytes, and reveals them when the host starts the game.
import { addEntropy, entropyFor } from '../my-seats';
import { Lost, Refused } from '../requests';
import type { Room } from './room';

async function commit({ connection, table }: Room) {
  await connection.ask({ do: 'promise', entropy: addEntropy(table).promise });
}
async function reveal({ connection, table }: Room, promise: string) {
  const entropy = entropyFor(table, promise);
  if (entropy) await connection.ask({ do: 'reveal', entropy: entropy.bytes });
}

const busy = new WeakSet<Room>();

// Another device with this seat may have committed as well: the latest one has the bytes.
export async function exchangeEntropy(room: Room, arrived: boolean): Promise<void> {
  const { table } = room,
    details = room.details.value,
    seat = room.seat.value;
  if (!details || !seat || busy.has(room)) return;
  const { promise, bytes } = details.entropy[seat - 1] ?? {};
  busy.add(room);
  try {
    if (details.state === 'open' && (!promise || (arrived && !entropyFor(table, promise))))
      await commit(room);
    if (details.state === 'reveal' && promise && !bytes) await reveal(room, promise);
  } catch (error) {
    if (!(error instanceof Lost) && !(error instanceof Refused)) throw error;
  } finally {
    busy.delete(room);
  }
  if (room.details.value !== details) await exchangeEntropy(room, false); // it changed meanwhile
}
