// follow.ts: follows a table of the server: its events go into the stores in order. Gaps are fetched,
// and after a break in the connection it catches up.
import { batch } from '@preact/signals';
import { tr } from '../../i18n/tr';
import { toast } from '../../ui/toast';
import type { ConnectionState } from '../connection';
import { forgetSeat, mySeat, saveSeat } from '../my-seats';
import { Lost, Refused } from '../requests';
import type { Arrival, News, TableEvent } from '../types';
import { exchangeEntropy } from './entropy';
import type { MoveSender } from './move-sender';
import { enterRequest, openMatch, saveFinished } from './open-match';
import type { Room } from './room';
import { applyEvents } from './room-state';
import { showEvents } from './show-events';

export function followRoom(room: Room, moves: MoveSender) {
  const { app, connection, table, details, seat, match } = room;
  let entering = false;
  let warned = false; // that the position differed from the server's

  async function enter(onward: boolean): Promise<void> {
    if (entering) return;
    entering = true;
    const since = onward && details.value ? { since: details.value.n } : {};
    try {
      const arrival = await connection.ask<Arrival>({ ...enterRequest(room), ...since });
      batch(() => arrive(arrival));
    } catch (error) {
      fail(error);
    } finally {
      entering = false;
    }
  }
  // With a token that is no longer valid, the player becomes a spectator, or may join again.
  function fail(error: unknown) {
    if (error instanceof Lost) return;
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'busy' || error.code === 'slow')
      return void setTimeout(() => void enter(true), 1000 * (error.wait || 1));
    if (error.code === 'forbidden' && mySeat(table)?.token) {
      forgetSeat(table);
      return void setTimeout(() => void enter(false));
    }
    room.refused.value = error;
  }
  function arrive(arrival: Arrival) {
    const { invite = '', events = [], snapshot, now } = arrival;
    connection.setServerTime(now);
    room.refused.value = null;
    seat.value = arrival.seat;
    room.invite.value = invite;
    details.value = arrival.table;
    if (snapshot) {
      match.value?.leave();
      room.chat.value = snapshot.chat;
      match.value = snapshot.record ? openMatch(room, snapshot.record) : null;
    } else show(events);
    rememberSeat();
    proceed(true);
  }
  function rememberSeat() {
    if (!details.value || !seat.value) return;
    const { seats, game, state } = details.value;
    saveSeat(table, {
      seat: seat.value,
      name: seats[seat.value - 1].name,
      game: game.split(':')[0],
      over: state === 'over' || state === 'closed',
    });
  }
  // What the page does by itself after a change.
  function proceed(arrived: boolean) {
    if (details.value?.state === 'over' && match.value?.remote?.finished.value === null)
      void saveFinished(room);
    void exchangeEntropy(room, arrived);
    if (arrived) void moves.resend();
  }

  function receive(news: News) {
    if (!('table' in news) || news.table !== table || entering) return;
    if (news.news === 'events') receiveEvents(news.events);
    if (news.news === 'here') receivePresence(news.seats, news.watchers);
    if (news.news === 'gone') receiveRemoval(news.why);
  }
  function receiveEvents(events: TableEvent[]) {
    const known = details.value;
    if (!known) return;
    const fresh = events.filter(({ n }) => n > known.n);
    if (fresh.length === 0) return;
    if (fresh[0].n !== known.n + 1) return void enter(true);
    const next = applyEvents(app.session, known, fresh);
    if (!next) return void enter(false);
    details.value = next;
    show(fresh);
    if (fresh.some(({ kind }) => ['sat', 'over', 'closed'].includes(kind))) rememberSeat();
    proceed(false);
  }
  function receivePresence(seats: boolean[], watchers: number) {
    room.watchers.value = watchers;
    details.value = details.value && {
      ...details.value,
      seats: details.value.seats.map((one, at) => ({ ...one, here: seats[at] === true })),
    };
  }
  function receiveRemoval(why: string) {
    if (why === 'seat') {
      forgetSeat(table);
      toast(tr('You have no seat at this table any more.'));
    }
    void enter(false);
  }
  function show(events: TableEvent[]) {
    for (const { kind, id } of events) if (kind === 'move' && id) moves.confirm(id);
    const outcome = showEvents(room, events);
    if (outcome === 'differs' && !warned) {
      warned = true;
      toast(tr('This page had another position than the server. It was fetched again.'), {
        bad: true,
      });
    }
    if (outcome !== 'shown') setTimeout(() => void enter(false)); // after the current `enter`
  }

  const stopListening = connection.listen((news) => batch(() => receive(news)));
  const unsubscribe = connection.state.subscribe(({ kind }: ConnectionState) => {
    if (kind === 'connected') void enter(true);
  });
  return {
    enter,
    stop() {
      stopListening();
      unsubscribe();
      match.value?.leave();
      void connection.ask({ do: 'part' }).catch(() => undefined);
    },
  };
}
