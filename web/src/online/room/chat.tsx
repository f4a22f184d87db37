// chat.tsx: what the players write to each other.
import { useEffect, useState } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import { LineInput, Transcript } from '../../ui/transcript';
import { Lost } from '../requests';
import type { SeatBrief, TableEvent } from '../types';
import type { Room } from './room';

const maxLength = 300;

interface Props {
  messages: readonly TableEvent[];
  seats: readonly SeatBrief[];
  seat: number; // the player's; 0 for a spectator, who cannot write
  onSend(text: string): Promise<unknown>;
  onRead(): void; // the messages are on screen
}

export function Chat({ messages, seats, seat, onSend, onRead }: Props) {
  const [error, setError] = useState('');
  useEffect(onRead, [messages.length]);
  const send = async (input: HTMLInputElement) => {
    const text = input.value.trim();
    if (text === '') return;
    try {
      await onSend(text);
      input.value = '';
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
        {messages.length === 0 && <p class="play-soft">{tr('Nobody has said anything yet.')}</p>}
        {messages.map(({ n, seat: author = 0, text }) => (
          <p key={n} class={author === seat ? 'online-own' : ''}>
            <b>{seats[author - 1]?.name}</b> {text}
          </p>
        ))}
      </Transcript>
      {seat === 0 ? (
        <p class="play-soft">{tr('Only who has a seat can write here.')}</p>
      ) : (
        <LineInput
          id="online-say"
          label={tr('Say something to the others')}
          button={tr('Send')}
          onEnter={(input) => void send(input)}
          maxLength={maxLength}
        />
      )}
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

// The chat of a room.
export const RoomChat = ({ room: { chat, details, seat, unread, connection } }: { room: Room }) => (
  <Chat
    messages={chat.value}
    seats={details.value?.seats ?? []}
    seat={seat.value}
    onSend={(text) => connection.ask({ do: 'chat', text })}
    onRead={() => void (unread.value = 0)}
  />
);
