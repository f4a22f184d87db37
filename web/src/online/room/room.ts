// room.ts: a table of the server on this page: its stores, and what keeps them up to date.
//
// Data flows one way: a page event makes a request; the answer and the news of the server go into the
// stores (follow.ts), and their views rerender.
import type { App } from '../../app/app';
import type { Connection } from '../connection';
import { toast } from '../../ui/toast';
import { errorText } from '../requests';
import { keepTalk } from './earlier-talk';
import { followRoom } from './follow';
import { createMoveSender } from './move-sender';
import { watchTurn } from './notifications';
import { createRoomStores, type RoomStores } from './stores';

export interface Room extends RoomStores {
  readonly app: App;
  readonly connection: Connection;
  readonly table: string;
  readonly invitation: string; // the key in the link that led here, or ""
  // Makes a request that changes the table; a failure is shown until the table is left, and the
  // result is null. The same request before the answer, as by a double tap, gets that answer.
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
  const asked = new Map<string, Promise<unknown>>();
  let left = false,
    hideFailure = () => {};
  const fail = (error: unknown) => {
    if (!left) hideFailure = toast(errorText(error), { bad: true });
    return null;
  };
  const moves = createMoveSender(stores, table, connection.ask, (onward) => follower.enter(onward));
  const room: Room = {
    ...stores,
    app,
    connection,
    table,
    invitation,
    request<T>(words: Record<string, unknown>) {
      const key = JSON.stringify(words);
      const answer =
        asked.get(key) ??
        connection
          .ask(words)
          .catch(fail)
          .finally(() => asked.delete(key));
      asked.set(key, answer);
      return answer as Promise<T | null>;
    },
    send: (line) => void moves.send(line),
    enter: (onward) => follower.enter(onward),
    leave() {
      left = true;
      hideFailure();
      keepTalk(table, stores);
      clearInterval(clock);
      stopWatching();
      follower.stop();
    },
  };
  const clock = setInterval(() => void (room.time.value = connection.serverNow()), 3000);
  const follower = followRoom(room, moves);
  const stopWatching = watchTurn(room);
  return room;
}
