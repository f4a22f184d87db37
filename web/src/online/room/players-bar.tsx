// players-bar.tsx: the line between prompt and table: who is there, whose time runs, the connection, and
// the way to the chat.
import { tr, trPlural } from '../../i18n/tr';
import { Icon } from '../../ui/icon';
import { timeLeft } from '../time-text';
import type { RoomClient } from './room-client';
import { ConnectionNote } from '../connection-status';
import type { SeatBrief } from '../types';
import { useConnection, useSeconds } from '../hooks';

function presence({ player, here, away }: SeatBrief): string {
  if (player) return tr('a computer');
  if (away) return tr('a computer acts for this player');
  return here ? tr('is here') : tr('is not here');
}

// `called` is the name in the game, where computers have one too.
function Seat({
  seat,
  called,
  acts,
  left,
}: {
  seat: SeatBrief;
  called: string;
  acts: boolean;
  left: string;
}) {
  const kind = seat.player || seat.away ? 'computer' : seat.here ? 'here' : 'gone';
  return (
    <li
      class={`online-seat online-seat-${kind} ${acts ? 'online-acts' : ''}`}
      aria-current={acts ? 'true' : undefined}
    >
      {kind === 'computer' ? <Icon name="computer" /> : <i class="online-dot" aria-hidden="true" />}
      <span class="online-seat-name" translate={false}>
        {seat.name || called}
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

export function PlayersBar({ room }: { room: RoomClient }) {
  const { details, connection, match, unread, watchers } = room;
  const connected = useConnection().kind === 'on'; // else nobody knows who is there
  useSeconds((details?.deadline ?? 0) > 0);
  if (!details || !match) return null;
  const left = details.deadline > 0 ? timeLeft(details.deadline - connection.serverNow()) : '';
  const on = details.state === 'on';
  return (
    <div class="online-strip">
      <ConnectionNote />
      <div class="online-strip-row">
        <ul class="online-seats" aria-label={tr('Players')}>
          {details.seats.map((seat, at) => {
            const acts = on && match.situation.value.seat === at + 1;
            return (
              <Seat
                key={at}
                seat={{ ...seat, here: seat.here && connected }}
                called={match.situation.value.seats[at]?.name ?? ''}
                acts={acts}
                left={acts ? left : ''}
              />
            );
          })}
        </ul>
        {watchers > 0 && (
          <span class="online-watchers">{trPlural('%d looks on', '%d look on', watchers)}</span>
        )}
        <button
          type="button"
          class="button button-bare online-chat-button"
          aria-pressed={match.overlay.panel.value === 'chat'}
          onClick={() => match.overlay.toggle('chat')}
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
      </div>
    </div>
  );
}
