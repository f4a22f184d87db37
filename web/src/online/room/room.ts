// room.ts: a table of the server on this page: its stores, and what keeps them up to date.
//
// Data flows one way: a page event makes a request; the answer and the news of the server go into the
// stores (follow.ts), and their views rerender.
import type { App } from '../../app/app';
import type { Connection } from '../connection';
import { askOrToast } from '../requests';
import { followRoom } from './follow';
import { createMoveSender } from './move-sender';
import { createRoomStores, type RoomStores } from './stores';

export interface Room extends RoomStores {
  readonly app: App;
  readonly connection: Connection;
  readonly table: string;
  readonly invitation: string; // the key in the link that led here, or ""
  // Makes a request that changes the table; a failure is shown, and the result is null.
  request<T = unknown>(words: Record<string, unknown>): Promise<T | null>;
  send(line: string): void; // a move
  // Takes the seat, or watches: from what is known already, or from scratch.
  enter(onward: boolean): Promise<void>;
  leave(): void;
}

export function createRoom(
  app: App,
  connection: Connection,
  table: string,
  invitation: string,
): Room {
  const stores = createRoomStores();
  const moves = createMoveSender(stores, table, connection.ask, (onward) => follower.enter(onward));
  const room: Room = {
    ...stores,
    app,
    connection,
    table,
    invitation,
    request: (words) => askOrToast(connection.ask, words),
    send: (line) => void moves.send(line),
    enter: (onward) => follower.enter(onward),
    leave: () => follower.stop(),
  };
  const follower = followRoom(room, moves);
  return room;
}
