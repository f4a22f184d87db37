// unread.ts: which messages of a table were read in this tab, so that those that were not are still
// marked when the table is opened again.
import { loadFromTab, saveInTab } from '../../storage/tab-storage';
import type { Room } from './room';

const keyOf = (table: string) => `cantrip.read.${table}`;

export function noteRead({ table, chat }: Pick<Room, 'table' | 'chat'>) {
  saveInTab(keyOf(table), String(chat.value.at(-1)?.n ?? 0));
}
// When a table was opened.
export function countUnread({ table, chat, seat, muted, unread }: Room) {
  const read = Number(loadFromTab(keyOf(table)));
  unread.value =
    seat.value > 0
      ? chat.value.filter(
          (message) =>
            message.kind === 'chat' &&
            message.n > read &&
            message.seat !== seat.value &&
            !muted.value.includes(message.seat ?? 0),
        ).length
      : 0;
}
