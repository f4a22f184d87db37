// players-bar.tsx: the bar between prompt and table: who is there and what they say, whose time is
// running, the connection, and the buttons for chat and emotes.
import { tr, trPlural } from '../../i18n/tr';
import { Icon } from '../../ui/icon';
import { ConnectionStatus } from '../connection-status';
import { Figure } from '../figure';
import { useConnection, useSeconds } from '../hooks';
import { timeLeft } from '../time-text';
import type { Details, SeatBrief } from '../types';
import { openPlayer } from './dialogs';
import { Bubble, EmoteButton } from './emotes';
import { question } from './questions';
import type { Room } from './room';
import { absentNames, canTalk } from './room-state';
import type { Said } from './stores';

function presence({ player, here, away }: SeatBrief): string {
  if (player) return tr('a computer');
  if (away) return tr('a computer acts for this player');
  return here ? tr('is here') : tr('is not here');
}

// The time of whoever is to act: first that for the move, then the reserve for the whole game.
interface Clock {
  time: string;
  reserve: string; // "" if there is none, or if it is running already
  isReserve: boolean;
  words: string;
}
function clockOf({ deadline, clocks, turn }: Details, now: number): Clock | null {
  if (deadline <= 0) return null;
  const reserve = clocks[turn - 1] ?? 0,
    left = deadline - now,
    forMove = left - reserve;
  if (reserve <= 0 || forMove <= 0)
    return {
      time: timeLeft(left),
      reserve: '',
      isReserve: reserve > 0,
      words:
        reserve > 0
          ? tr('The time for this move is over. %s of the reserve are left.', timeLeft(left))
          : tr('%s left for this move.', timeLeft(left)),
    };
  return {
    time: timeLeft(forMove),
    reserve: timeLeft(reserve),
    isReserve: false,
    words: tr(
      '%s left for this move, and then a reserve of %s for the whole game.',
      timeLeft(forMove),
      timeLeft(reserve),
    ),
  };
}

const ClockText = ({ clock }: { clock: Clock }) => (
  <b
    role="timer"
    class={`online-time ${clock.isReserve ? 'online-time-reserve' : ''}`}
    aria-label={clock.words}
    title={clock.words}
  >
    {clock.isReserve && <span class="online-time-name">{tr('reserve')} </span>}
    {clock.time}
    {clock.reserve && <small> +{clock.reserve}</small>}
  </b>
);

interface SeatProps {
  seat: SeatBrief;
  name: string;
  own: boolean;
  acts: boolean;
  clock: Clock | null;
  said: Said | undefined;
  onOpen(): void; // the player
}
function Seat({ seat, name, own, acts, clock, said, onOpen }: SeatProps) {
  const kind = seat.player || seat.away ? 'computer' : seat.here ? 'here' : 'gone';
  return (
    <li
      class={`online-seat online-seat-${kind} ${acts ? 'online-acts' : ''}`}
      aria-current={acts ? 'true' : undefined}
      title={`${name}: ${presence(seat)}`}
    >
      <button type="button" class="online-seat-button" onClick={onOpen}>
        <Figure seat={seat} />
        <span class="online-seat-name" translate={false}>
          {name}
        </span>
        <span class="visually-hidden">
          {own && tr('(you)')} {presence(seat)}
        </span>
      </button>
      {clock && <ClockText clock={clock} />}
      <Bubble name={name} said={said} />
    </li>
  );
}

interface ChatButtonProps {
  unread: number;
  pressed: boolean;
  onClick(): void;
}
const ChatButton = ({ unread, pressed, onClick }: ChatButtonProps) => (
  <button
    type="button"
    class="button button-bare online-chat-button"
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Icon name="chat" />
    <span>{tr('Chat')}</span>
    {unread > 0 && (
      <span class="online-unread">
        {unread}
        <span class="visually-hidden">{tr('new')}</span>
      </span>
    )}
  </button>
);

export function PlayersBar({ room }: { room: Room }) {
  const details = room.details.value,
    match = room.match.value,
    watchers = room.watchers.value;
  const connected = useConnection().kind === 'connected'; // otherwise presence is unknown
  useSeconds((details?.deadline ?? 0) > 0);
  if (!details || !match) return null;
  const { seats, state } = details,
    situation = match.situation.value;
  const clock = clockOf({ ...details, turn: situation.seat }, room.connection.serverNow());
  // Unless a question is about them.
  const told = !match.playing.value && question(room)?.text;
  const absent = connected && state === 'on' && !told ? absentNames(details, room.seat.value) : '';
  return (
    <div class="online-strip">
      <ConnectionStatus />
      <div class="online-strip-row">
        <ul class="online-seats" aria-label={tr('Players')}>
          {seats.map((seat, at) => {
            const acts = state === 'on' && situation.seat === at + 1;
            return (
              <Seat
                key={at}
                seat={{ ...seat, here: seat.here && connected }}
                name={seat.name || (situation.seats[at]?.name ?? '')} // computers have one in the game
                own={room.seat.value === at + 1}
                acts={acts}
                clock={acts ? clock : null}
                said={room.said.value[at + 1]}
                onOpen={() => openPlayer(at + 1)}
              />
            );
          })}
        </ul>
        {absent && <span class="online-absent">{tr('Not here: %s', absent)}</span>}
        {watchers > 0 && (
          <span class="online-watchers">{trPlural('%d spectator', '%d spectators', watchers)}</span>
        )}
        {room.seat.value > 0 && canTalk(details) && <EmoteButton room={room} />}
        <ChatButton
          unread={room.unread.value}
          pressed={match.overlay.panel.value === 'chat'}
          onClick={() => match.overlay.toggle('chat')}
        />
      </div>
    </div>
  );
}
