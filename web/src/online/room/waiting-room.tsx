// waiting-room.tsx: the waiting room: who sits where, the link for friends, and the host's buttons.
import { goTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { sentence } from '../../home/form';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields';
import { Icon } from '../../ui/icon';
import { request } from './request';
import { Chat } from './chat';
import { timeLeft } from '../time-text';
import type { RoomClient } from './room-client';
import { Invite } from './invite';
import { JoinForm } from './join';
import { forgetSeat } from '../my-seats';
import { absentNames, hostOf, isFree, isTaken } from './room-state';
import { levelIn, Terms, titleIn } from '../terms';
import type { Details, SeatBrief } from '../types';
import { useSeconds } from '../hooks';

const levelsOf = ({ app, details }: RoomClient) =>
  app.games.find(({ name }) => name === details!.game.split(':')[0])?.levels ?? [];

function SeatWords({ room, seat }: { room: RoomClient; seat: SeatBrief }) {
  if (isFree(seat)) return <span class="online-free">{tr('Free: waits for a friend')}</span>;
  if (seat.player) {
    const level = levelIn(room.app, room.details!, seat.player);
    return (
      <>
        <Icon name="computer" />
        <span>{tr('Computer: %s', level)}</span>
      </>
    );
  }
  return (
    <>
      <i class={`online-dot ${seat.here ? 'online-dot-here' : ''}`} aria-hidden="true" />
      <b translate={false}>{seat.name}</b>
      <span class="play-soft">{seat.here ? tr('is here') : tr('is not here')}</span>
    </>
  );
}

// What the host may do with a seat: "person" frees it.
function SeatChoice({ room, number, seat }: { room: RoomClient; number: number; seat: SeatBrief }) {
  const values = [
    { value: 'person', label: isTaken(seat) ? seat.name : tr('A friend') },
    ...(isTaken(seat) ? [{ value: 'free', label: tr('Send away') }] : []),
    ...levelsOf(room).map(({ name, label }) => ({
      value: name,
      label: sentence(tr('Computer: %s', label)),
    })),
  ];
  const change = (player: string) =>
    void request(room, { do: 'seat', seat: number, player: player === 'free' ? 'person' : player });
  return (
    <Select
      hideTitle
      title={tr('Seat %d', number)}
      values={values}
      value={seat.player || 'person'}
      onChange={change}
    />
  );
}

function SeatRow({ room, number }: { room: RoomClient; number: number }) {
  const details = room.details!,
    seat = details.seats[number - 1];
  const mayChange =
    hostOf(details) === room.seat && number !== room.seat && details.state === 'open';
  return (
    <li class="online-room-seat">
      <span class="setup-number" aria-hidden="true">
        {number}
      </span>
      <div class="online-room-who">
        <SeatWords room={room} seat={seat} />
        {number === room.seat && <span class="play-soft">{tr('(you)')}</span>}
      </div>
      {mayChange && <SeatChoice room={room} number={number} seat={seat} />}
    </li>
  );
}

function waitingFor({ details, seat, connection }: RoomClient): string {
  const { state, free, seats, entropy, deadline } = details!;
  const host = hostOf(details!);
  if (state === 'closed') return tr('This table is closed.');
  if (state === 'reveal') {
    const missing = seats
      .filter((one, at) => isTaken(one) && !entropy[at]?.bytes)
      .map(({ name }) => name)
      .join(', ');
    return tr(
      'The dice are being made ready. Waiting for %s: %s.',
      missing,
      timeLeft(deadline - connection.serverNow()),
    );
  }
  if (free > 0 && seat === 0) return tr('A seat is free: sit down there, or stay and look on.');
  if (free > 0)
    return host === seat
      ? tr('A seat is free. Send the link to a friend, or let a computer sit there.')
      : tr('A seat is free. Send the link to a friend.');
  const missing = absentNames(details!);
  if (missing) return tr('All seats are taken. Not here yet: %s.', missing);
  return host === seat
    ? tr('All seats are taken. Begin when you like.')
    : tr('All seats are taken. %s begins the game.', seats[host - 1]?.name ?? '');
}

function Buttons({ room, details }: { room: RoomClient; details: Details }) {
  const leave = async () => {
    if ((await request(room, { do: 'leave' })) === null) return;
    forgetSeat(room.table);
    goTo('friends');
  };
  return (
    <div class="play-row">
      {hostOf(details) === room.seat && details.state === 'open' && (
        <Button
          kind="main"
          icon="dice"
          idle={details.free > 0}
          onClick={() => void request(room, { do: 'begin' })}
        >
          {tr('Begin')}
        </Button>
      )}
      {details.state !== 'closed' && (
        <Button icon="close" onClick={() => void leave()}>
          {tr('Give up my seat')}
        </Button>
      )}
    </div>
  );
}

export function WaitingRoom({ room }: { room: RoomClient }) {
  const details = room.details!;
  useSeconds(details.state === 'reveal');
  return (
    <div class="online-room">
      <h1 translate={false}>{titleIn(room.app, details)}</h1>
      <section class="panel online-part" aria-labelledby="room-seats">
        <h2 id="room-seats">{tr('Who plays')}</h2>
        <p role="status">{waitingFor(room)}</p>
        <ol class="online-room-seats">
          {details.seats.map((_, at) => (
            <SeatRow key={at} room={room} number={at + 1} />
          ))}
        </ol>
        {room.seat > 0 ? (
          <Buttons room={room} details={details} />
        ) : (
          details.free > 0 && details.state === 'open' && <JoinForm room={room} />
        )}
      </section>
      {room.invite && details.free > 0 && details.state === 'open' && (
        <section class="panel online-part">
          <h2>{tr('Invite friends')}</h2>
          <Invite table={details.table} invite={room.invite} />
        </section>
      )}
      <section class="panel online-part">
        <h2>{tr('Chat')}</h2>
        <Chat room={room} />
      </section>
      <section class="panel online-part online-room-terms">
        <h2>{tr('The table')}</h2>
        <Terms app={room.app} brief={details} />
      </section>
    </div>
  );
}
