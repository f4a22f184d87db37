// follow.ts: follows a table of the server: its events go into the stores in order. Gaps are fetched,
// and after a break in the connection it catches up.
import { batch } from '@preact/signals';
import { tr } from '../../i18n/tr';
import { toast } from '../../ui/toast';
import type { ConnectionState } from '../connection';
import { forgetSeat, mySeat, saveSeat } from '../my-seats';
import { Lost, Refused } from '../requests';
import type { Arrival, News, TableEvent } from '../types';
import { comeBack, takeClaimedSeat } from './claim';
import { recallTalk } from './earlier-talk';
import { exchangeEntropy } from './entropy';
import type { MoveSender } from './move-sender';
import { enterRequest, openMatch, saveFinished } from './open-match';
import type { Room } from './room';
import { applyEvents } from './room-state';
import { showEvent, showEvents } from './show-events';
import { wearRememberedStyle } from './style-picker';
import { countUnread } from './unread';

export function followRoom(room: Room, moves: MoveSender) {
  const { app, connection, table, details, seat, match } = room;
  let entering = false,
    left = false; // answers come too late: the module is busy with another page
  let warned = false; // that the position differed from the server's

  async function enter(onward: boolean): Promise<void> {
    if (entering || left) return;
    entering = true;
    const aside = room.aside.value;
    const since = onward && details.value ? { since: details.value.n } : {};
    try {
      const arrival = await connection.ask<Arrival>({ ...enterRequest(room), ...since });
      if (!left) batch(() => arrive(arrival));
    } catch (error) {
      fail(error);
    } finally {
      entering = false;
      if (aside !== room.aside.value) void enter(false);
    }
  }
  // With a token that is no longer valid, the player becomes a spectator, or may join again.
  function fail(error: unknown) {
    if (left || error instanceof Lost) return;
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
    room.time.value = now;
    room.refused.value = null;
    seat.value = arrival.seat;
    room.invite.value = invite;
    details.value = arrival.table;
    if (snapshot) {
      match.value?.leave();
      room.chat.value = snapshot.chat;
      countUnread(room);
      match.value = snapshot.record && !room.aside.value ? openMatch(room, snapshot.record) : null;
    } else show(events);
    recallTalk(room);
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
      over: state === 'over' || state === 'closed' || seats[seat.value - 1].left === true,
    });
  }
  // What the page does by itself after a change.
  function proceed(arrived: boolean) {
    const ended = ['over', 'closed'].includes(details.value?.state ?? '');
    if (ended && match.value?.remote?.finished.value === null) void saveFinished(room);
    void exchangeEntropy(room, arrived);
    if (arrived) wearRememberedStyle(room);
    if (arrived) void moves.resend();
    if (arrived && !room.aside.value) comeBack(room);
    void takeClaimedSeat(room);
  }

  function receive(news: News) {
    if (!('table' in news) || news.table !== table || entering) return;
    if (news.news === 'events') receiveEvents(news.events);
    if (news.news === 'here') receivePresence(news);
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
    if (fresh.some(({ kind }) => ['sat', 'away', 'over', 'closed'].includes(kind))) rememberSeat();
    if (
      fresh.some((one) => one.kind === 'begin' || (one.kind === 'style' && one.seat !== seat.value))
    )
      wearRememberedStyle(room);
    proceed(false);
  }
  function receivePresence({ seats, absent, pages, watchers }: News & { news: 'here' }) {
    room.watchers.value = watchers;
    details.value = details.value && {
      ...details.value,
      absent,
      pages,
      seats: details.value.seats.map((one, at) => ({ ...one, here: seats[at] === true })),
    };
  }
  function receiveRemoval(why: string) {
    if (why === 'seat') {
      forgetSeat(table);
      toast(
        room.leaving.value
          ? tr('You have left the table.')
          : tr('You have no seat at this table any more.'),
      );
    }
    void enter(false);
  }
  function show(events: TableEvent[]) {
    // The module is busy with another page, so a game that begins waits for the player to come.
    if (room.aside.value) return events.forEach((event) => showEvent(room, event));
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
      left = true;
      stopListening();
      unsubscribe();
      match.value?.leave();
      void connection.ask({ do: 'part' }).catch(() => undefined);
    },
  };
}
