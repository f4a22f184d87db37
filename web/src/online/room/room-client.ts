// room-client.ts: a room of the server that is followed: its events are folded in order, gaps are filled, and the
// game on the screen goes on with them. After a broken connection it comes back by itself.
import { batch, signal } from '@preact/signals';
import type { App } from '../../app/app';
import { tr } from '../../i18n/tr';
import type { Match } from '../../match/match';
import { announce } from '../../ui/announce';
import { playSound } from '../../ui/sound';
import { toast } from '../../ui/toast';
import { exchangeEntropy } from './entropy';
import { openMatch, saveFinished, showSeats } from './open-match';
import { Lost, Refused, type Connection, type ConnectionState } from '../connection';
import { forgetSeat, keepSeat, mySeat } from '../my-seats';
import { applyEvents } from './room-state';
import { Sender } from './move-sender';
import type { Arrival, Details, News, TableEvent } from '../types';

// What is known of a room.
interface RoomView {
  details: Details | null;
  seat: number; // ours; 0 looks on
  invite: string;
  chat: TableEvent[];
  unread: number;
  watchers: number;
  match: Match | null;
  refused: Refused | null; // why there is nothing to follow
}
const unknown: RoomView = {
  details: null,
  seat: 0,
  invite: '',
  chat: [],
  unread: 0,
  watchers: 0,
  match: null,
  refused: null,
};

export class RoomClient {
  readonly sender = new Sender(this);
  private readonly view = signal(unknown);
  private coming = false;
  private doubtful = false; // a position differed from the server's
  private ends: (() => void)[] = [];

  constructor(
    readonly app: App,
    readonly connection: Connection,
    readonly table: string,
    readonly invited: string,
  ) {}

  get details() {
    return this.view.value.details;
  }
  get seat() {
    return this.view.value.seat;
  }
  get invite() {
    return this.view.value.invite;
  }
  get chat() {
    return this.view.value.chat;
  }
  get unread() {
    return this.view.value.unread;
  }
  get watchers() {
    return this.view.value.watchers;
  }
  get match() {
    return this.view.value.match;
  }
  get refused() {
    return this.view.value.refused;
  }
  set(change: Partial<RoomView>) {
    this.view.value = { ...this.view.peek(), ...change };
  }
  start() {
    const look = ({ kind }: ConnectionState) => void (kind === 'on' && this.come(true));
    this.ends = [
      this.connection.hear((news) => batch(() => this.hearNews(news))),
      this.connection.state.subscribe(look),
    ];
  }
  stop() {
    this.ends.forEach((end) => end());
    this.match?.leave();
    void this.connection.ask({ do: 'part' }).catch(() => undefined);
  }

  // Sits down or looks on, from where we are, or from the beginning of it all.
  async come(onward: boolean): Promise<void> {
    if (this.coming) return;
    this.coming = true;
    const known = mySeat(this.table);
    const since = onward && this.details ? { since: this.details.n } : {};
    try {
      const who = known?.token
        ? { do: 'sit', token: known.token }
        : { do: 'watch', ...(this.invited ? { invite: this.invited } : {}) };
      const arrival = await this.connection.ask<Arrival>({ ...who, table: this.table, ...since });
      batch(() => this.arrive(arrival));
    } catch (error) {
      this.missed(error);
    } finally {
      this.coming = false;
    }
  }
  // A key that is good no more makes us one who looks on, or who may join again.
  private missed(error: unknown) {
    if (error instanceof Lost) return;
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'busy' || error.code === 'slow')
      return void setTimeout(() => void this.come(true), 1000 * (error.wait || 1));
    if (error.code === 'forbidden' && mySeat(this.table)?.token) {
      forgetSeat(this.table);
      return void setTimeout(() => void this.come(false));
    }
    this.set({ refused: error });
  }
  private arrive({ seat, invite = '', table, events, snapshot, now }: Arrival) {
    this.connection.skew = now - Date.now();
    this.set({ refused: null, seat, invite, details: table });
    if (snapshot) {
      this.match?.leave();
      this.set({
        chat: snapshot.chat,
        match: snapshot.record ? openMatch(this, snapshot.record) : null,
      });
    } else this.tellAll(events ?? []);
    this.note();
    this.after(true);
  }
  private note() {
    const { details } = this;
    if (!details || !this.seat) return;
    keepSeat(this.table, {
      seat: this.seat,
      name: details.seats[this.seat - 1].name,
      game: details.game.split(':')[0],
      over: details.state === 'over' || details.state === 'closed',
    });
  }
  private after(arrived: boolean) {
    if (this.details?.state === 'over' && this.match?.remote?.finished.value === null)
      void saveFinished(this);
    void exchangeEntropy(this, arrived);
    if (arrived) void this.sender.again();
  }

  private hearNews(news: News) {
    if (!('table' in news) || news.table !== this.table || this.coming) return;
    if (news.news === 'events') this.hearEvents(news.events);
    if (news.news === 'here') this.hearPresence(news.seats, news.watchers);
    if (news.news === 'gone') this.hearGone(news.why);
  }
  private hearGone(why: string) {
    if (why === 'seat') {
      forgetSeat(this.table);
      toast(tr('You have no seat at this table any more.'));
    }
    void this.come(false);
  }
  private hearPresence(seats: boolean[], watchers: number) {
    const { details } = this;
    this.set({
      watchers,
      details: details && {
        ...details,
        seats: details.seats.map((seat, at) => ({ ...seat, here: seats[at] === true })),
      },
    });
  }
  private hearEvents(events: TableEvent[]) {
    if (!this.details) return;
    const fresh = events.filter(({ n }) => n > this.details!.n);
    if (fresh.length === 0) return;
    if (fresh[0].n !== this.details.n + 1) return void this.come(true);
    const details = applyEvents(this.app.session, this.details, fresh);
    if (!details) return void this.come(false);
    this.set({ details });
    this.tellAll(fresh);
    if (fresh.some(({ kind }) => ['sat', 'over', 'closed'].includes(kind))) this.note();
    this.after(false);
  }

  // What is known already, to the game and the people.
  private tellAll(events: TableEvent[]) {
    const begin = events.findIndex(({ kind }) => kind === 'begin');
    if (begin >= 0) {
      const chances = events.slice(begin + 1).filter(({ kind }) => kind === 'chance');
      this.set({
        match: openMatch(
          this,
          events[begin].record ?? '',
          chances.map(({ line }) => line ?? ''),
        ),
      });
      announce(tr('The game begins.'));
      playSound('turn');
    }
    for (const event of events) this.tell(event);
    if (begin < 0) this.tellMoves(events);
    else if (events.slice(begin).some(({ kind }) => kind === 'move')) void this.come(false);
  }
  private tell(event: TableEvent) {
    if (event.kind === 'sat' && event.seat !== this.seat) playSound('turn');
    if (event.kind === 'chat') this.hearChat(event);
    if (event.kind === 'away' || event.kind === 'back') showSeats(this);
    if (event.kind === 'move' && event.id) this.sender.heard(event.id);
  }
  private hearChat(event: TableEvent) {
    const name = this.details?.seats[(event.seat ?? 0) - 1]?.name ?? '';
    const byOther = event.seat !== this.seat,
      isOpen = this.match?.overlay.panel.value === 'chat';
    this.set({ chat: [...this.chat, event], unread: this.unread + (byOther && !isOpen ? 1 : 0) });
    if (byOther) announce(tr('%s says: %s', name, event.text ?? ''));
  }
  // A move and the chance after it are shown together.
  private tellMoves(events: TableEvent[]) {
    const played = events.filter(({ kind }) => kind === 'move' || kind === 'chance');
    for (let at = 0; at < played.length;) {
      let end = at + 1;
      while (end < played.length && played[end].kind === 'chance') end++;
      if (!this.play(played.slice(at, end))) return;
      at = end;
    }
  }
  private play(part: TableEvent[]): boolean {
    const { match } = this;
    if (!match) return false;
    const own = part[0].kind === 'move' && part[0].seat === this.seat && part[0].by === 'person';
    if (part[0].kind === 'move') match.sending.value = false;
    const played = match.perform(
      part.map(({ line }) => [`play ${line ?? ''}`, '']),
      own ? 1 : 0,
    );
    if (played && match.situation.value.hash === part[part.length - 1].hash) return true;
    if (!this.doubtful)
      toast(tr('This page had another position than the server. It was fetched again.'), {
        bad: true,
      });
    this.doubtful = true;
    setTimeout(() => void this.come(false));
    return false;
  }
}
