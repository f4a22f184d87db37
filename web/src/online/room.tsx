// room.tsx: the waiting room: who sits where, the link for friends, and the host's buttons.
import { goTo } from '../core/router';
import { say } from '../core/say';
import { sentence } from '../home/form';
import { Button } from '../ui/button';
import { Select } from '../ui/choose';
import { Icon } from '../ui/icon';
import { request } from './ask';
import { Chat } from './chat';
import { timeLeft } from './clock';
import type { Follower } from './follow';
import { Invite } from './invite';
import { JoinForm } from './join';
import { forgetSeat } from './mine';
import { absentNames, hostOf, isFree, isTaken } from './party';
import { levelIn, Terms, titleIn } from './terms';
import type { Details, SeatBrief } from './types';
import { useSeconds } from './use';

const levelsOf = ({ app, details }: Follower) =>
  app.games.find(({ name }) => name === details!.game.split(':')[0])?.levels ?? [];

function SeatWords({ follower, seat }: { follower: Follower; seat: SeatBrief }) {
  if (isFree(seat)) return <span class="online-free">{say('Free: waits for a friend')}</span>;
  if (seat.player) {
    const level = levelIn(follower.app, follower.details!, seat.player);
    return <><Icon name="computer" /><span>{say('Computer: %s', level)}</span></>;
  }
  return (
    <>
      <i class={`online-dot ${seat.here ? 'online-dot-here' : ''}`} aria-hidden="true" />
      <b translate={false}>{seat.name}</b>
      <span class="play-soft">{seat.here ? say('is here') : say('is not here')}</span>
    </>
  );
}

// What the host may do with a seat: "person" frees it.
function SeatChoice({ follower, number, seat }: { follower: Follower; number: number; seat: SeatBrief }) {
  const values = [
    { value: 'person', label: isTaken(seat) ? seat.name : say('A friend') },
    ...(isTaken(seat) ? [{ value: 'free', label: say('Send away') }] : []),
    ...levelsOf(follower).map(({ name, label }) => ({ value: name, label: sentence(say('Computer: %s', label)) })),
  ];
  const change = (player: string) =>
    void request(follower, { do: 'seat', seat: number, player: player === 'free' ? 'person' : player });
  return <Select unseen title={say('Seat %d', number)} values={values} value={seat.player || 'person'} onChange={change} />;
}

function SeatRow({ follower, number }: { follower: Follower; number: number }) {
  const details = follower.details!, seat = details.seats[number - 1];
  const mayChange = hostOf(details) === follower.seat && number !== follower.seat && details.state === 'open';
  return (
    <li class="online-room-seat">
      <span class="setup-number" aria-hidden="true">{number}</span>
      <div class="online-room-who"><SeatWords follower={follower} seat={seat} />
        {number === follower.seat && <span class="play-soft">{say('(you)')}</span>}</div>
      {mayChange && <SeatChoice follower={follower} number={number} seat={seat} />}
    </li>
  );
}

function waitingFor({ details, seat, line }: Follower): string {
  const { state, free, seats, entropy, deadline } = details!;
  const host = hostOf(details!);
  if (state === 'closed') return say('This table is closed.');
  if (state === 'reveal') {
    const missing = seats.filter((one, at) => isTaken(one) && !entropy[at]?.bytes).map(({ name }) => name).join(', ');
    return say('The dice are being made ready. Waiting for %s: %s.', missing, timeLeft(deadline - line.serverNow()));
  }
  if (free > 0 && seat === 0) return say('A seat is free: sit down there, or stay and look on.');
  if (free > 0) return host === seat ? say('A seat is free. Send the link to a friend, or let a computer sit there.')
    : say('A seat is free. Send the link to a friend.');
  const missing = absentNames(details!);
  if (missing) return say('All seats are taken. Not here yet: %s.', missing);
  return host === seat ? say('All seats are taken. Begin when you like.')
    : say('All seats are taken. %s begins the game.', seats[host - 1]?.name ?? '');
}

function Buttons({ follower, details }: { follower: Follower; details: Details }) {
  const leave = async () => {
    if ((await request(follower, { do: 'leave' })) === null) return;
    forgetSeat(follower.table);
    goTo('friends');
  };
  return (
    <div class="play-row">
      {hostOf(details) === follower.seat && details.state === 'open' &&
        <Button kind="main" icon="dice" idle={details.free > 0} onClick={() => void request(follower, { do: 'begin' })}>{say('Begin')}</Button>}
      {details.state !== 'closed' && <Button icon="close" onClick={() => void leave()}>{say('Give up my seat')}</Button>}
    </div>
  );
}

export function Room({ follower }: { follower: Follower }) {
  const details = follower.details!;
  useSeconds(details.state === 'reveal');
  return (
    <div class="online-room">
      <h1 translate={false}>{titleIn(follower.app, details)}</h1>
      <section class="panel online-part" aria-labelledby="room-seats">
        <h2 id="room-seats">{say('Who plays')}</h2>
        <p role="status">{waitingFor(follower)}</p>
        <ol class="online-room-seats">{details.seats.map((_, at) => <SeatRow key={at} follower={follower} number={at + 1} />)}</ol>
        {follower.seat > 0 ? <Buttons follower={follower} details={details} />
          : details.free > 0 && details.state === 'open' && <JoinForm follower={follower} />}
      </section>
      {follower.invite && details.free > 0 && details.state === 'open' &&
        <section class="panel online-part"><h2>{say('Invite friends')}</h2><Invite table={details.table} invite={follower.invite} /></section>}
      <section class="panel online-part"><h2>{say('Chat')}</h2><Chat follower={follower} /></section>
      <section class="panel online-part online-room-terms"><h2>{say('The table')}</h2><Terms app={follower.app} brief={details} /></section>
    </div>
  );
}
