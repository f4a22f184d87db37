// chat.tsx: what the players say to each other.
import { useEffect, useRef, useState } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import { Button } from '../../ui/button';
import type { RoomClient } from './room-client';
import { Lost } from '../connection';

const longest = 300;

export function Chat({ room }: { room: RoomClient }) {
  const [trouble, setTrouble] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { chat, details, seat } = room;
  useEffect(() => {
    room.set({ unread: 0 });
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [chat.length, trouble]);
  const send = async (event: Event) => {
    event.preventDefault();
    const text = input.current!.value.trim();
    if (text === '') return;
    try {
      await room.connection.ask({ do: 'chat', text });
      if (input.current) input.current.value = '';
      setTrouble('');
    } catch (error) {
      setTrouble(
        error instanceof Lost
          ? tr('It was not sent: there is no connection now.')
          : (error as Error).message,
      );
    }
  };
  return (
    <div class="online-chat">
      <div
        class="online-chat-lines"
        ref={list}
        tabIndex={0}
        role="region"
        aria-label={tr('What was said')}
      >
        {chat.length === 0 && <p class="play-soft">{tr('Nobody has said anything yet.')}</p>}
        {chat.map(({ n, seat: who = 0, text }) => (
          <p key={n} class={who === seat ? 'online-own' : ''}>
            <b>{details?.seats[who - 1]?.name}</b> {text}
          </p>
        ))}
      </div>
      {seat === 0 ? (
        <p class="play-soft">{tr('Only who has a seat can write here.')}</p>
      ) : (
        <form class="play-type-form" onSubmit={(event) => void send(event)}>
          <label class="visually-hidden" for="online-say">
            {tr('Say something to the others')}
          </label>
          <input
            id="online-say"
            ref={input}
            class="input"
            maxLength={longest}
            autocomplete="off"
            enterkeyhint="send"
          />
          <Button submit kind="main">
            {tr('Send')}
          </Button>
        </form>
      )}
      {trouble && (
        <p class="field-error" role="alert">
          {trouble}
        </p>
      )}
    </div>
  );
}
