// stores.ts: what this page knows about a table of the server.
import { signal } from '@preact/signals';
import type { Match } from '../../match/match';
import type { Refused } from '../requests';
import type { Details, TableEvent } from '../types';

export type RoomStores = ReturnType<typeof createRoomStores>;

export const createRoomStores = () => ({
  details: signal<Details | null>(null),
  seat: signal(0), // this player's; 0 for a spectator
  invite: signal(''), // the key in the link for friends; "" if this player may not invite
  chat: signal<readonly TableEvent[]>([]),
  unread: signal(0), // chat messages
  watchers: signal(0),
  match: signal<Match | null>(null), // once the game has begun
  refused: signal<Refused | null>(null), // why the table cannot be shown
});
