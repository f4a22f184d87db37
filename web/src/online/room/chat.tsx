// chat.tsx: what the players write to each other, or say with emotes.
import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { LineInput, Transcript } from '../../ui/transcript';
import { Figure } from '../figure';
import { Lost } from '../requests';
import { isTaken, type SeatBrief, type TableEvent } from '../types';
import { EmoteChoices, EmoteLine } from './emotes';
import type { Room } from './room';
import { canTalk } from './room-state';
import type { Talk } from './stores';
import { noteRead } from './unread';

const maxLength = 300;

interface MuteProps {
  seats: readonly SeatBrief[];
  own: number;
  muted: readonly number[];
  onMute(muted: number[]): void;
}
// Hides what somebody says, on this device only.
function Mute({ seats, own, muted, onMute }: MuteProps) {
  const others = seats.flatMap((seat, at) => (isTaken(seat) && at + 1 !== own ? [at + 1] : []));
  if (others.length === 0) return null;
  return (
    <div class="play-row" role="group" aria-label={tr('Mute players')}>
      {others.map((seat) => {
        const isMuted = muted.includes(seat);
        return (
          <Button
            key={seat}
            icon="mute"
            kind="bare"
            pressed={isMuted}
            onClick={() => onMute(isMuted ? muted.filter((one) => one !== seat) : [...muted, seat])}
          >
            {tr('Mute %s', seats[seat - 1].name)}
          </Button>
        );
      })}
    </div>
  );
}

export function admittedWords({ seat = 0, about = 0 }: TableEvent, seats: readonly SeatBrief[]) {
  const name = seats[about - 1]?.name ?? '',
    by = seats[seat - 1]?.name;
  return by
    ? tr('%1$s continues on another device; %2$s let them in.', name, by)
    : tr('%s continues on another device.', name);
}

interface LineProps {
  message: TableEvent;
  seats: readonly SeatBrief[];
  own: number;
}
// What somebody said, or what happened.
function Line({ message, seats, own }: LineProps) {
  const { kind, seat: author = 0, text = '' } = message;
  if (kind === 'admit') return <p class="play-soft">{admittedWords(message, seats)}</p>;
  return (
    <p class={author === own ? 'online-own' : ''}>
      {seats[author - 1] && <Figure seat={seats[author - 1]} />} <b>{seats[author - 1]?.name}</b>{' '}
      {kind === 'emote' ? <EmoteLine name={text} /> : text}
    </p>
  );
}

interface Props {
  messages: readonly TableEvent[];
  seats: readonly SeatBrief[];
  seat: number; // the player's; 0 for a spectator
  earlier: Talk | null; // at the last table
  silence: string; // why the player cannot write; ""
  typed: Signal<string>;
  onSend(text: string): Promise<unknown>;
  onRead(): void; // the messages are on screen
  children: ComponentChildren; // below the input
}

// Beside a game, letters typed in the chat, or nowhere, go into its input, and are no shortcuts.
function useTyping() {
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      const input = document.getElementById('online-say'),
        target = event.target as HTMLElement,
        side = input?.closest('.play-side');
      if (!side || !(target === document.body || side.contains(target))) return;
      if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.stopPropagation();
      if (event.key !== ' ') input!.focus(); // a space may press a button
    };
    addEventListener('keydown', key, true);
    return () => removeEventListener('keydown', key, true);
  }, []);
}

function Chat({ messages, seats, seat, earlier, silence, typed, onSend, onRead, children }: Props) {
  const [error, setError] = useState('');
  useEffect(onRead, [messages.length]);
  useTyping();
  const send = async () => {
    const text = typed.value.trim();
    if (text === '') return;
    try {
      await onSend(text);
      typed.value = '';
      setError('');
    } catch (reason) {
      setError(
        reason instanceof Lost
          ? tr('It was not sent: there is no connection now.')
          : (reason as Error).message,
      );
    }
  };
  return (
    <div class="online-chat">
      <Transcript
        class="online-chat-lines"
        label={tr('What was said')}
        end={[messages.length, error]}
      >
        {earlier?.chat.map((message) => (
          <Line key={`earlier-${message.n}`} message={message} seats={earlier.seats} own={seat} />
        ))}
        {earlier && <p class="play-soft">{tr('Once more')}</p>}
        {!earlier && messages.length === 0 && (
          <p class="play-soft">{tr('Nobody has said anything yet.')}</p>
        )}
        {messages.map((message) => (
          <Line key={message.n} message={message} seats={seats} own={seat} />
        ))}
      </Transcript>
      {silence ? (
        <p class="play-soft">{silence}</p>
      ) : (
        <LineInput
          id="online-say"
          label={tr('Say something to the others')}
          button={tr('Send')}
          onEnter={() => void send()}
          typed={typed}
          maxLength={maxLength}
        />
      )}
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

// What was said by players who are not muted.
const heard = (chat: readonly TableEvent[], muted: readonly number[]) =>
  chat.filter(({ seat = 0 }) => !muted.includes(seat));

// The last words since the game ended, to be shown next to the result.
export function LastWords({ room }: { room: Room }) {
  const details = room.details.value,
    words = heard(room.chat.value, room.muted.value);
  const last = words.filter(({ n, kind }) => kind !== 'admit' && n > (details?.at ?? 0)).slice(-3);
  return details && last.length > 0 ? (
    <div class="online-last-words">
      {last.map((message) => (
        <Line key={message.n} message={message} seats={details.seats} own={room.seat.value} />
      ))}
    </div>
  ) : null;
}

// The chat of a room.
export function RoomChat({ room }: { room: Room }) {
  const { chat, earlier, details, seat, typed, unread, muted, match, connection } = room;
  const seats = details.value?.seats ?? [];
  const talks = seat.value > 0 && details.value !== null && canTalk(details.value);
  const before = earlier.value;
  return (
    <Chat
      messages={heard(chat.value, muted.value)}
      seats={seats}
      seat={seat.value}
      earlier={before?.chat.length ? { ...before, chat: heard(before.chat, muted.value) } : null}
      silence={
        talks
          ? ''
          : seat.value > 0
            ? tr('The table is closed.')
            : tr('Only players at this table can write here.')
      }
      typed={typed}
      onSend={(text) => connection.ask({ do: 'chat', text })}
      onRead={() => {
        unread.value = 0;
        noteRead(room);
      }}
    >
      {talks && <EmoteChoices room={room} />}
      {(seat.value > 0 || match.value) && chat.value.length > 0 && (
        <Mute
          seats={seats}
          own={seat.value}
          muted={muted.value}
          onMute={(seats) => void (muted.value = seats)}
        />
      )}
    </Chat>
  );
}
