// duties.ts: what a player's page does by itself for fair dice (docs/fair-dice.md): it promises
// bytes of its own, and shows them when the host begins.
import type { Follower } from './follow';
import { Lost, Refused } from './line';
import { thrownFor, throwFor } from './mine';

async function promise({ line, table }: Follower) {
  const thrown = await throwFor(table);
  await line.ask({ do: 'promise', entropy: thrown.promise });
}
async function reveal({ line, table }: Follower, promised: string) {
  const thrown = thrownFor(table, promised);
  if (thrown) await line.ask({ do: 'reveal', entropy: thrown.bytes });
}

const busy = new WeakSet<Follower>();

// Another device of this seat may have promised: the one that came last has the bytes.
export async function doDuties(follower: Follower, arrived: boolean): Promise<void> {
  const { details, seat, table } = follower;
  if (!details || !seat || busy.has(follower)) return;
  const { promise: promised, bytes } = details.entropy[seat - 1] ?? {};
  busy.add(follower);
  try {
    if (details.state === 'open' && (!promised || (arrived && !thrownFor(table, promised)))) await promise(follower);
    if (details.state === 'reveal' && promised && !bytes) await reveal(follower, promised);
  } catch (error) {
    if (!(error instanceof Lost) && !(error instanceof Refused)) throw error;
  } finally {
    busy.delete(follower);
  }
  if (follower.details !== details) await doDuties(follower, false); // it went on meanwhile
}
