// waiting-room.tsx: a table before the game: what is played, who sits where, what is missing, and one
// main button. For guests it is the invitation.
import { useEffect, useState } from 'preact/hooks';
import { goTo, linkTo } from '../../app/router';
import type { GameInfo } from '../../engine/types';
import { Art, hasArt } from '../../home/art';
import { tr, trPlural } from '../../i18n/tr';
import { isNewcomer } from '../../storage/experience';
import { defaultLevel } from '../../storage/new-game';
import { Button } from '../../ui/button';
import { useSeconds } from '../hooks';
import { forgetSeat, mySeat } from '../my-seats';
import { FairDice, infoOf, shortTerms, Terms, titleIn } from '../terms';
import { isLive, timeLeft } from '../time-text';
import { isFree, isTaken, type Details } from '../types';
import { RoomChat } from './chat';
import { Invite } from './invite';
import { join, JoinForm } from './join';
import type { Room } from './room';
import { absentNames, hostOf } from './room-state';
import { SeatList } from './seat-list';

// Whose table it is.
function kicker(details: Details, own: number, invited: boolean): string {
  const host = hostOf(details),
    name = details.seats[host - 1]?.name ?? '';
  if (details.rematch_of) return tr('Once more');
  if (own === host && own > 0) return tr('Your table');
  if (host === 0) return tr('A table');
  if (own > 0) return tr("%s's table", name);
  return invited ? tr('%s invites you to play', name) : tr('%s is looking for players', name);
}

function Hero({ room, details }: { room: Room; details: Details }) {
  const { games } = room.app,
    info = infoOf(games, details.game);
  return (
    <header class="table-hero">
      {info && hasArt(info.name) && (
        <div class="table-hero-art">
          <Art game={info.name} />
        </div>
      )}
      <div class="table-hero-words">
        <p class="table-hero-kicker">{kicker(details, room.seat.value, room.invitation !== '')}</p>
        <h1 translate={false}>{titleIn(games, details)}</h1>
        {room.seat.value === 0 && <p>{info?.summary}</p>}
        <ul class="table-chips">
          {shortTerms(games, details).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </header>
  );
}

function revealText({ seats, entropy, deadline }: Details, now: number): string {
  const missing = seats
    .filter((one, at) => isTaken(one) && !entropy[at]?.bytes)
    .map(({ name }) => name)
    .join(', ');
  return tr('The game is about to start. Waiting for %s: %s.', missing, timeLeft(deadline - now));
}
function freeText(details: Details, own: number): string {
  const { free } = details;
  if (own === 0) return tr('A seat is free for you.');
  return hostOf(details) === own
    ? trPlural('%d more player is needed.', '%d more players are needed.', free)
    : trPlural(
        'You are seated. Waiting for %d more player.',
        'You are seated. Waiting for %d more players.',
        free,
      );
}
// Who has not come to the rematch; `before`: the table of the last game, once it is known.
function againText({ seats }: Details, own: number, before: Details): string {
  return seats
    .flatMap((seat, at) =>
      !isTaken(seat) || seat.here || at + 1 === own
        ? []
        : before.seats[at]?.here
          ? [tr('%s has not answered yet.', seat.name)]
          : [tr('%s has left.', seat.name)],
    )
    .join(' ');
}
// The seats of those who have left, which others may have.
const seatsLeft = ({ state, seats }: Details, before: Details | null): number[] =>
  state === 'open' && before
    ? seats.flatMap((seat, at) =>
        isTaken(seat) && !seat.here && !before.seats[at]?.here ? [at + 1] : [],
      )
    : [];
// Who does not look at the table, and what they do instead, as far as that is known.
function awayWords({ seats, pages }: Details, own: number): string {
  return seats
    .flatMap(({ name, here, player }, at) => {
      if (player || here || at + 1 === own) return [];
      const page = pages?.[at];
      if (page === 'lesson') return [tr('%s is learning the game.', name)];
      if (page === 'rules') return [tr('%s is reading the rules.', name)];
      return [
        page ? tr('%s is looking at another page.', name) : tr('%s is away right now.', name),
      ];
    })
    .join(' ');
}
// What the table is waiting for.
function statusText(details: Details, own: number, now: number, before: Details | null): string {
  const { state, free, seats, autostart } = details;
  if (state === 'closed') return tr('This table is closed. Nobody can play here any more.');
  if (state === 'reveal') return revealText(details, now);
  if (free > 0) return freeText(details, own);
  const missing = absentNames(details, own);
  if (missing && before) return againText(details, own, before);
  if (missing && autostart)
    return tr('Waiting for %s. The game starts by itself when everybody is here.', missing);
  if (own === 0) return tr('All seats are taken.');
  if (missing) return `${tr('All seats are taken.')} ${awayWords(details, own)}`;
  const host = hostOf(details);
  return host === own
    ? tr('Everybody is here. Start when you like.')
    : tr('You are seated. Waiting for %s to start the game.', seats[host - 1]?.name ?? '');
}

const pause = 3000; // milliseconds between looks at the last game's table

// The table of the last game, where the others may still be, while they are missing here.
function useBefore({ connection, details, seat }: Room): Details | null {
  const [before, setBefore] = useState<Details | null>(null);
  const table = details.value?.rematch_of ?? '',
    token = mySeat(table)?.token;
  const waits = details.value?.state === 'open' && absentNames(details.value, seat.value) !== '';
  useEffect(() => {
    if (!token || !waits) return;
    const look = () =>
      connection.ask<{ table: Details }>({ do: 'peek', table, token }).then(
        (found) => setBefore(found.table),
        () => undefined,
      );
    void look();
    const timer = setInterval(() => void look(), pause);
    return () => clearInterval(timer);
  }, [table, token, waits]);
  return before;
}

async function giveUpSeat(room: Room) {
  room.leaving.value = true;
  const done = await room.request({ do: 'leave' });
  if (done === null) return void (room.leaving.value = false);
  forgetSeat(room.table);
  goTo('friends');
}
async function fillAndStart(room: Room, { seats, autostart }: Details, info: GameInfo) {
  for (const [at, seat] of seats.entries()) {
    const request = { do: 'seat', seat: at + 1, player: defaultLevel(info) };
    if (isFree(seat) && (await room.request(request)) === null) return;
  }
  if (!autostart) await room.request({ do: 'begin' });
}

// `player`: a computer, or "person" for a free seat.
async function giveSeats(room: Room, seats: number[], player: string) {
  for (const seat of seats) if ((await room.request({ do: 'seat', seat, player })) === null) return;
}

interface ButtonsProps {
  room: Room;
  details: Details;
  before: Details | null; // the table of the last game
}
function Buttons({ room, details, before }: ButtonsProps) {
  const left = seatsLeft(details, before);
  const info = infoOf(room.app.games, details.game);
  const own = room.seat.value;
  const isHost = hostOf(details) === own && details.state === 'open';
  return (
    <div class="play-row">
      {isHost && details.free === 0 && !details.autostart && (
        <Button
          kind={absentNames(details, own) ? 'plain' : 'main'} // they may want to come back first
          icon="dice"
          class="table-start"
          onClick={() => void room.request({ do: 'begin' })}
        >
          {tr('Start the game')}
        </Button>
      )}
      {isHost && details.free > 0 && info && (
        <Button icon="computer" onClick={() => void fillAndStart(room, details, info)}>
          {tr('Fill up with computers and start')}
        </Button>
      )}
      {left.length > 0 && info && (
        <>
          <Button
            kind="main"
            icon="computer"
            onClick={() => void giveSeats(room, left, defaultLevel(info))}
          >
            {tr('Let the computer take the seat')}
          </Button>
          <Button icon="people" onClick={() => void giveSeats(room, left, 'person')}>
            {tr('Invite somebody else')}
          </Button>
        </>
      )}
      {details.state === 'closed' ? (
        <Button kind="main" icon="people" href={linkTo('friends')}>
          {tr('Play with friends')}
        </Button>
      ) : (
        <Button icon="close" kind="bare" onClick={() => void giveUpSeat(room)}>
          {tr('Leave the table')}
        </Button>
      )}
    </div>
  );
}

// For guests who cannot sit down.
const Full = ({ details }: { details: Details }) => (
  <>
    <p>
      {details.state === 'closed' || !details.watch
        ? tr('You can open a table of your own.')
        : tr('You can stay here and watch the game, or open a table of your own.')}
    </p>
    <div class="play-row">
      <Button icon="people" href={linkTo('friends')}>
        {tr('Play with friends')}
      </Button>
    </div>
  </>
);

interface LearnProps {
  info: GameInfo;
  room: Room;
}
const LearnButtons = ({ info }: { info: GameInfo }) => (
  <div class="play-row">
    {info.lesson && (
      <Button icon="learn" href={linkTo('lesson', info.name)}>
        {tr('Learn in five minutes')}
      </Button>
    )}
    <Button icon="book" href={linkTo('rules', info.name)}>
      {tr('Rules')}
    </Button>
  </div>
);
// The header has it on other pages (aside.ts).
const wayBack = ({ seat, invitation }: Room) =>
  seat.value
    ? tr(
        'Your seat is kept meanwhile. “%s”, at the top of the page, brings you back.',
        tr('Your table'),
      )
    : invitation
      ? tr('“%s”, at the top of the page, brings you back here.', tr('Invitation'))
      : '';

// For somebody who does not know the game: above everything else.
const LearnFirst = ({ info, room }: LearnProps) => (
  <section class="panel online-part table-learn" aria-label={tr('New to this game?')}>
    <p>
      <b>{tr('New to %s?', info.title)}</b> <span class="play-soft">{wayBack(room)}</span>
    </p>
    <LearnButtons info={info} />
  </section>
);

// Something to do while others are missing.
const PassTime = ({ info, room }: LearnProps) => (
  <section class="panel online-part" aria-labelledby="room-learn">
    <h2 id="room-learn">{tr('While you wait')}</h2>
    <p>{wayBack(room)}</p>
    <LearnButtons info={info} />
  </section>
);

export function WaitingRoom({ room, details }: { room: Room; details: Details }) {
  const { games } = room.app;
  const own = room.seat.value,
    invite = room.invite.value,
    hasFree = details.state === 'open' && details.free > 0,
    info = infoOf(games, details.game);
  useSeconds(details.state === 'reveal');
  const learns = info?.lesson && isNewcomer(info.name) && details.state === 'open';
  const before = useBefore(room);
  const isHost = hostOf(details) === own;
  const inviting = invite && hasFree && own > 0 && (
    <section class="panel online-part" aria-labelledby="room-invite">
      <h2 id="room-invite">{tr('Invite friends')}</h2>
      <Invite main={isHost} table={details.table} invite={invite} game={titleIn(games, details)} />
    </section>
  );
  const free = details.seats.flatMap((seat, at) => (isFree(seat) ? [at + 1] : []));
  return (
    <div class="online-room">
      <Hero room={room} details={details} />
      {learns && <LearnFirst info={info} room={room} />}
      <div class="online-column">
        {own === 0 && hasFree && (
          <section class="panel online-part" aria-label={tr('Take a seat')}>
            <JoinForm free={free} onJoin={(name, seat) => join(room, name, seat)} />
          </section>
        )}
        {isHost && inviting}
        <section class="panel online-part" aria-labelledby="room-seats">
          <h2 id="room-seats">{tr('Who plays')}</h2>
          <p role="status" class="table-status">
            {statusText(details, own, room.connection.serverNow(), before)}
          </p>
          {own > 0 && hasFree && room.watchers.value > 0 && (
            <p role="status" class="play-soft">
              {trPlural(
                'Somebody is reading the invitation.',
                '%d people are reading the invitation.',
                room.watchers.value,
              )}
            </p>
          )}
          <SeatList room={room} details={details} before={before} />
          {own > 0 && !isLive(details.pace) && details.state === 'open' && (
            <p class="play-soft">
              {tr('You can close this page. The table stays in your list, and the game waits.')}
            </p>
          )}
          {own > 0 ? (
            <Buttons room={room} details={details} before={before} />
          ) : (
            !hasFree && <Full details={details} />
          )}
        </section>
        {!isHost && inviting}
      </div>
      <div class="online-column">
        {info && !learns && details.state !== 'closed' && <PassTime info={info} room={room} />}
        {(own > 0 || room.chat.value.length > 0) && (
          <section class="panel online-part">
            <h2>{tr('Chat')}</h2>
            <RoomChat room={room} />
          </section>
        )}
        <section class="panel online-part">
          <h2>{tr('The table')}</h2>
          <Terms games={games} brief={details} />
          <FairDice brief={details} />
        </section>
      </div>
    </div>
  );
}
