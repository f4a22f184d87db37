// stores.ts: what this page knows about a table of the server.
import { signal } from '@preact/signals';
import type { Match } from '../../match/match';
import type { Refused } from '../requests';
import type { Details, SeatBrief, TableEvent } from '../types';

// A player's last words or emote, shown at their name for a moment.
export interface Said {
  n: number; // of the event
  kind: 'chat' | 'emote';
  text: string;
}
export interface Talk {
  chat: readonly TableEvent[];
  seats: readonly SeatBrief[];
}
export type RoomStores = ReturnType<typeof createRoomStores>;

export const createRoomStores = () => ({
  details: signal<Details | null>(null),
  seat: signal(0), // this player's; 0 for a spectator
  invite: signal(''), // the key in the link for friends; "" if this player may not invite
  chat: signal<readonly TableEvent[]>([]), // and emotes
  earlier: signal<Talk | null>(null), // at a rematch, what was said at the last table
  typed: signal(''), // in the chat's input
  unread: signal(0), // chat messages
  said: signal<Readonly<Record<number, Said>>>({}), // by seat
  muted: signal<readonly number[]>([]), // seats whose words and emotes are hidden
  watchers: signal(0),
  again: signal(0), // the seat that asked for a rematch
  leaving: signal(false), // the player gives up the seat
  claiming: signal(0), // the seat that this player says is theirs
  time: signal(0), // by the server's clock; some seconds old
  match: signal<Match | null>(null), // once the game has begun
  madeRoom: signal(false), // a style was asked for, which others may have waited for
  aside: signal(false), // the player looks at another page while the table waits (aside.ts)
  refused: signal<Refused | null>(null), // why the table cannot be shown
});
