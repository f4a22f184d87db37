// duties.ts: what a player's page does by itself for fair dice (docs/fair-dice.md): it promises
// bytes of its own, and shows them when the host begins.
import type { RoomClient } from './room-client';
import { Lost, Refused } from './line';
import { thrownFor, throwFor } from './mine';

async function promise({ line, table }: RoomClient) {
  const thrown = await throwFor(table);
  await line.ask({ do: 'promise', entropy: thrown.promise });
}
async function reveal({ line, table }: RoomClient, promised: string) {
  const thrown = thrownFor(table, promised);
  if (thrown) await line.ask({ do: 'reveal', entropy: thrown.bytes });
}

const busy = new WeakSet<RoomClient>();

// Another device of this seat may have promised: the one that came last has the bytes.
export async function doDuties(room: RoomClient, arrived: boolean): Promise<void> {
  const { details, seat, table } = room;
  if (!details || !seat || busy.has(room)) return;
  const { promise: promised, bytes } = details.entropy[seat - 1] ?? {};
  busy.add(room);
  try {
    if (details.state === 'open' && (!promised || (arrived && !thrownFor(table, promised)))) await promise(room);
    if (details.state === 'reveal' && promised && !bytes) await reveal(room, promised);
  } catch (error) {
    if (!(error instanceof Lost) && !(error instanceof Refused)) throw error;
  } finally {
    busy.delete(room);
  }
  if (room.details !== details) await doDuties(room, false); // it went on meanwhile
}
