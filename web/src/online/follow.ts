// follow.ts: a table that is followed: its events are folded in order, gaps are filled, and the
// game on the screen goes on with them. After a broken connection it comes back by itself.
import type { App } from '../core/app';
import { say } from '../core/say';
import { announce } from '../ui/announce';
import { playSound } from '../ui/sound';
import { toast } from '../ui/toast';
import { doDuties } from './duties';
import { keepEnded, layOut, showSeats } from './layout';
import { Lost, Refused, type Line } from './line';
import { forgetSeat, keepSeat, mySeat } from './mine';
import type { OnlineModel } from './model';
import { fold } from './party';
import { Sender } from './sender';
import type { Arrival, Details, News, TableEvent } from './types';

export class Follower {
  details: Details | null = null;
  seat = 0; // ours; 0 looks on
  invite = '';
  chat: TableEvent[] = [];
  unread = 0;
  watchers = 0;
  model: OnlineModel | null = null;
  refused: Refused | null = null; // why there is nothing to follow
  readonly sender: Sender;
  private readonly listeners = new Set<() => void>();
  private coming = false;
  private doubtful = false; // a position differed from the server's
  private ends: (() => void)[] = [];

  constructor(readonly app: App, readonly line: Line, readonly table: string, readonly invited: string) {
    this.sender = new Sender(this);
  }
  subscribe(listener: () => void) {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }
  changed() {
    for (const listener of [...this.listeners]) listener();
  }
  start() {
    const look = () => (this.line.state.get().kind === 'on' ? void this.come(true) : this.changed());
    this.ends = [this.line.hear((news) => this.hearNews(news)), this.line.state.watch(look)];
    look();
  }
  stop() {
    this.ends.forEach((end) => end());
    this.model?.leave();
    void this.line.ask({ do: 'part' }).catch(() => undefined);
  }

  // Sits down or looks on, from where we are, or from the beginning of it all.
  async come(onward: boolean): Promise<void> {
    if (this.coming) return;
    this.coming = true;
    const mine = mySeat(this.table);
    const since = onward && this.details ? { since: this.details.n } : {};
    try {
      const who = mine?.token ? { do: 'sit', token: mine.token } : { do: 'watch', ...(this.invited ? { invite: this.invited } : {}) };
      this.arrive(await this.line.ask<Arrival>({ ...who, table: this.table, ...since }));
    } catch (error) {
      this.missed(error);
    } finally {
      this.coming = false;
    }
    this.changed();
  }
  // A key that is good no more makes us one who looks on, or who may join again.
  private missed(error: unknown) {
    if (error instanceof Lost) return;
    if (!(error instanceof Refused)) throw error;
    if (error.code === 'busy' || error.code === 'slow') return void setTimeout(() => void this.come(true), 1000 * (error.wait || 1));
    if (error.code === 'forbidden' && mySeat(this.table)?.token) {
      forgetSeat(this.table);
      return void setTimeout(() => void this.come(false));
    }
    this.refused = error;
  }
  private arrive({ seat, invite = '', table, events, snapshot, now }: Arrival) {
    this.line.skew = now - Date.now();
    this.refused = null;
    this.seat = seat;
    this.invite = invite;
    this.details = table;
    if (snapshot) {
      this.chat = snapshot.chat;
      this.model?.leave();
      this.model = snapshot.record ? layOut(this, snapshot.record) : null;
    } else this.tellAll(events ?? []);
    this.note();
    this.after(true);
  }
  private note() {
    const { details } = this;
    if (!details || !this.seat) return;
    keepSeat(this.table, {
      seat: this.seat, name: details.seats[this.seat - 1].name, game: details.game.split(':')[0],
      over: details.state === 'over' || details.state === 'closed',
    });
  }
  private after(arrived: boolean) {
    if (this.details?.state === 'over' && this.model && !this.model.ended) void keepEnded(this);
    void doDuties(this, arrived);
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
      toast(say('You have no seat at this table any more.'));
    }
    void this.come(false);
  }
  private hearPresence(seats: boolean[], watchers: number) {
    this.watchers = watchers;
    if (this.details)
      this.details = { ...this.details, seats: this.details.seats.map((seat, at) => ({ ...seat, here: seats[at] === true })) };
    this.changed();
  }
  private hearEvents(events: TableEvent[]) {
    if (!this.details) return;
    const fresh = events.filter(({ n }) => n > this.details!.n);
    if (fresh.length === 0) return;
    if (fresh[0].n !== this.details.n + 1) return void this.come(true);
    for (const event of fresh) this.details = fold(this.details, event);
    this.tellAll(fresh);
    if (fresh.some(({ kind }) => ['sat', 'over', 'closed'].includes(kind))) this.note();
    this.after(false);
    this.changed();
  }

  // What is known already, to the game and the people.
  private tellAll(events: TableEvent[]) {
    const begin = events.findIndex(({ kind }) => kind === 'begin');
    if (begin >= 0) {
      const chances = events.slice(begin + 1).filter(({ kind }) => kind === 'chance');
      this.model = layOut(this, events[begin].record ?? '', chances.map(({ line }) => line ?? ''));
      announce(say('The game begins.'));
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
    this.chat = [...this.chat, event];
    if (this.model?.panel !== 'chat' && event.seat !== this.seat) this.unread++;
    if (event.seat !== this.seat) announce(say('%s says: %s', name, event.text ?? ''));
  }
  // A move and the chance after it are told together.
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
    const { model } = this;
    if (!model) return false;
    const own = part[0].kind === 'move' && part[0].seat === this.seat && part[0].by === 'person';
    if (part[0].kind === 'move') model.setSending(false);
    const played = model.hearLines(part.map(({ line }) => line ?? ''), own);
    if (played && model.situation.hash === part[part.length - 1].hash) return true;
    if (!this.doubtful) toast(say('This page had another position than the server. It was fetched again.'), { bad: true });
    this.doubtful = true;
    setTimeout(() => void this.come(false));
    return false;
  }
}
