// earlier-talk.ts: what was said at the table of the last game, shown above the chat of the rematch.
import type { RoomStores } from './stores';

let left: { table: string; stores: RoomStores } | null = null; // the table that was left last

export const keepTalk = (table: string, stores: RoomStores) => void (left = { table, stores });

export function recallTalk({ details, earlier, muted }: RoomStores) {
  if (!left || left.table !== details.value?.rematch_of) return;
  const { stores } = left;
  left = null;
  earlier.value = { chat: stores.chat.value, seats: stores.details.value?.seats ?? [] };
  muted.value = stores.muted.value;
}
