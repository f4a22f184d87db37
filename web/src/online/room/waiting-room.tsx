// waiting-room.tsx: the waiting room: who sits where, the link for friends, and the host's buttons.
import { goTo } from '../../app/router';
import type { GameInfo } from '../../engine/types';
import { sentence } from '../../home/form';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields';
import { Icon } from '../../ui/icon';
import { useSeconds } from '../hooks';
import { forgetSeat } from '../my-seats';
import { infoOf, levelIn, Terms, titleIn } from '../terms';
import { timeLeft } from '../time-text';
import type { Details, SeatBrief } from '../types';
import { RoomChat } from './chat';
import { Invite } from './invite';
import { join, JoinForm } from './join';
import type { Room } from './room';
import { absentNames, hostOf, isFree, isTaken } from './room-state';

// `level`: the label of the computer player in the seat.
function Sitter({ seat, level }: { seat: SeatBrief; level: string }) {
  if (isFree(seat)) return <span class="online-free">{tr('Free: waits for a friend')}</span>;
  if (seat.player)
    return (
      <>
        <Icon name="computer" />
        <span>{tr('Computer: %s', level)}</span>
      </>
    );
  return (
    <>
      <i class={`online-dot ${seat.here ? 'online-dot-here' : ''}`} aria-hidden="true" />
      <b translate={false}>{seat.name}</b>
      <span class="play-soft">{seat.here ? tr('is here') : tr('is not here')}</span>
    </>
  );
}

interface SeatChoiceProps {
  number: number;
  seat: SeatBrief;
  levels: GameInfo['levels'];
  onChange(player: string): void; // "person" frees the seat
}
function SeatChoice({ number, seat, levels, onChange }: SeatChoiceProps) {
  const values = [
    { value: 'person', label: isTaken(seat) ? seat.name : tr('A friend') },
    ...(isTaken(seat) ? [{ value: 'free', label: tr('Send away') }] : []),
    ...levels.map(({ name, label }) => ({
      value: name,
      label: sentence(tr('Computer: %s', label)),
    })),
  ];
  return (
    <Select
      hideTitle
      title={tr('Seat %d', number)}
      values={values}
      value={seat.player || 'person'}
      onChange={(player) => onChange(player === 'free' ? 'person' : player)}
    />
  );
}

interface SeatsProps {
  games: GameInfo[];
  details: Details;
  own: number; // the player's seat; 0 for none
  onChange(seat: number, player: string): void;
}
function Seats({ games, details, own, onChange }: SeatsProps) {
  const levels = infoOf(games, details.game)?.levels ?? [];
  const mayChange = hostOf(details) === own && details.state === 'open';
  return (
    <ol class="online-room-seats">
      {details.seats.map((seat, at) => (
        <li key={at} class="online-room-seat">
          <span class="setup-number" aria-hidden="true">
            {at + 1}
          </span>
          <div class="online-room-who">
            <Sitter seat={seat} level={levelIn(games, details, seat.player)} />
            {at + 1 === own && <span class="play-soft">{tr('(you)')}</span>}
          </div>
          {mayChange && at + 1 !== own && (
            <SeatChoice
              number={at + 1}
              seat={seat}
              levels={levels}
              onChange={(player) => onChange(at + 1, player)}
            />
          )}
        </li>
      ))}
    </ol>
  );
}

// What the table is waiting for.
function statusText(details: Details, own: number, now: number): string {
  const { state, free, seats, entropy, deadline } = details;
  const host = hostOf(details);
  if (state === 'closed') return tr('This table is closed.');
  if (state === 'reveal') {
    const missing = seats
      .filter((one, at) => isTaken(one) && !entropy[at]?.bytes)
      .map(({ name }) => name)
      .join(', ');
    return tr(
      'The dice are being made ready. Waiting for %s: %s.',
      missing,
      timeLeft(deadline - now),
    );
  }
  if (free > 0 && own === 0) return tr('A seat is free: sit down there, or stay and look on.');
  if (free > 0)
    return host === own
      ? tr('A seat is free. Send the link to a friend, or let a computer sit there.')
      : tr('A seat is free. Send the link to a friend.');
  const missing = absentNames(details);
  if (missing) return tr('All seats are taken. Not here yet: %s.', missing);
  return host === own
    ? tr('All seats are taken. Begin when you like.')
    : tr('All seats are taken. %s begins the game.', seats[host - 1]?.name ?? '');
}

interface ButtonsProps {
  canBegin: boolean; // once all seats are taken
  canLeave: boolean;
  full: boolean;
  onBegin(): void;
  onLeave(): void;
}
const Buttons = ({ canBegin, canLeave, full, onBegin, onLeave }: ButtonsProps) => (
  <div class="play-row">
    {canBegin && (
      <Button kind="main" icon="dice" idle={!full} onClick={onBegin}>
        {tr('Begin')}
      </Button>
    )}
    {canLeave && (
      <Button icon="close" onClick={onLeave}>
        {tr('Give up my seat')}
      </Button>
    )}
  </div>
);

async function giveUpSeat(room: Room) {
  if ((await room.request({ do: 'leave' })) === null) return;
  forgetSeat(room.table);
  goTo('friends');
}

export function WaitingRoom({ room, details }: { room: Room; details: Details }) {
  const { games } = room.app;
  const own = room.seat.value,
    invite = room.invite.value,
    open = details.state === 'open',
    hasFree = open && details.free > 0;
  useSeconds(details.state === 'reveal');
  return (
    <div class="online-room">
      <h1 translate={false}>{titleIn(games, details)}</h1>
      <section class="panel online-part" aria-labelledby="room-seats">
        <h2 id="room-seats">{tr('Who plays')}</h2>
        <p role="status">{statusText(details, own, room.connection.serverNow())}</p>
        <Seats
          games={games}
          details={details}
          own={own}
          onChange={(seat, player) => void room.request({ do: 'seat', seat, player })}
        />
        {own > 0 && (
          <Buttons
            canBegin={hostOf(details) === own && open}
            canLeave={details.state !== 'closed'}
            full={details.free === 0}
            onBegin={() => void room.request({ do: 'begin' })}
            onLeave={() => void giveUpSeat(room)}
          />
        )}
        {own === 0 && hasFree && (
          <JoinForm
            free={details.seats.flatMap((seat, at) => (isFree(seat) ? [at + 1] : []))}
            onJoin={(name, seat) => join(room, name, seat)}
          />
        )}
      </section>
      {invite && hasFree && (
        <section class="panel online-part">
          <h2>{tr('Invite friends')}</h2>
          <Invite table={details.table} invite={invite} />
        </section>
      )}
      <section class="panel online-part">
        <h2>{tr('Chat')}</h2>
        <RoomChat room={room} />
      </section>
      <section class="panel online-part online-room-terms">
        <h2>{tr('The table')}</h2>
        <Terms games={games} brief={details} />
      </section>
    </div>
  );
}
