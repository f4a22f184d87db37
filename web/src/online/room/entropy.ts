// entropy.ts: what a player's page does by itself for fair dice (docs/fair-dice.md): it commits to
// bytes of its own, and reveals them when the host begins.
import type { RoomClient } from './room-client';
import { Lost, Refused } from '../connection';
import { entropyFor, addEntropy } from '../my-seats';

async function promise({ connection, table }: RoomClient) {
  const thrown = addEntropy(table);
  await connection.ask({ do: 'promise', entropy: thrown.promise });
}
async function reveal({ connection, table }: RoomClient, promised: string) {
  const thrown = entropyFor(table, promised);
  if (thrown) await connection.ask({ do: 'reveal', entropy: thrown.bytes });
}

const busy = new WeakSet<RoomClient>();

// Another device of this seat may have promised: the one that came last has the bytes.
export async function exchangeEntropy(room: RoomClient, arrived: boolean): Promise<void> {
  const { details, seat, table } = room;
  if (!details || !seat || busy.has(room)) return;
  const { promise: promised, bytes } = details.entropy[seat - 1] ?? {};
  busy.add(room);
  try {
    if (details.state === 'open' && (!promised || (arrived && !entropyFor(table, promised))))
      await promise(room);
    if (details.state === 'reveal' && promised && !bytes) await reveal(room, promised);
  } catch (error) {
    if (!(error instanceof Lost) && !(error instanceof Refused)) throw error;
  } finally {
    busy.delete(room);
  }
  if (room.details !== details) await exchangeEntropy(room, false); // it went on meanwhile
}
