// players-bar.tsx: the bar between prompt and table: who is there, whose time is running, the
// connection, and the chat button.
import { tr, trPlural } from '../../i18n/tr';
import { Icon } from '../../ui/icon';
import { ConnectionStatus } from '../connection-status';
import { useConnection, useSeconds } from '../hooks';
import { timeLeft } from '../time-text';
import type { SeatBrief } from '../types';
import type { Room } from './room';

function presence({ player, here, away }: SeatBrief): string {
  if (player) return tr('a computer');
  if (away) return tr('a computer acts for this player');
  return here ? tr('is here') : tr('is not here');
}

interface SeatProps {
  seat: SeatBrief;
  name: string;
  acts: boolean;
  timeLeft: string; // "" if no time is running
}
function Seat({ seat, name, acts, timeLeft: left }: SeatProps) {
  const kind = seat.player || seat.away ? 'computer' : seat.here ? 'here' : 'gone';
  return (
    <li
      class={`online-seat online-seat-${kind} ${acts ? 'online-acts' : ''}`}
      aria-current={acts ? 'true' : undefined}
    >
      {kind === 'computer' ? <Icon name="computer" /> : <i class="online-dot" aria-hidden="true" />}
      <span class="online-seat-name" translate={false}>
        {name}
      </span>
      <span class="visually-hidden">{presence(seat)}</span>
      {left && (
        <b role="timer" aria-label={tr('time left')} class="online-time">
          {left}
        </b>
      )}
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
  const { deadline, seats, state } = details,
    situation = match.situation.value;
  const left = deadline > 0 ? timeLeft(deadline - room.connection.serverNow()) : '';
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
                acts={acts}
                timeLeft={acts ? left : ''}
              />
            );
          })}
        </ul>
        {watchers > 0 && (
          <span class="online-watchers">{trPlural('%d looks on', '%d look on', watchers)}</span>
        )}
        <ChatButton
          unread={room.unread.value}
          pressed={match.overlay.panel.value === 'chat'}
          onClick={() => match.overlay.toggle('chat')}
        />
      </div>
    </div>
  );
}
