// emotes.tsx: saying something by one tap. What others say is shown at their names for a moment.
import { useEffect, useRef, useState } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import type { Room } from './room';
import type { Said } from './stores';

const face = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z';
// By the names of src/session/room/style.h: what each says, and a picture on a 24x24 grid.
const emotes: Record<string, { text(): string; path: string }> = {
  hello: {
    text: () => tr('Hello'),
    path: 'M8 12.5V6.2a1.4 1.4 0 0 1 2.8 0V11M10.8 10.5V4.7a1.4 1.4 0 0 1 2.8 0V11M13.6 10.5V5.7a1.4 1.4 0 0 1 2.8 0V14c0 4-2 6.5-5 6.5-2.6 0-4-1.5-5.2-4L4.6 13.4a1.4 1.4 0 0 1 2.4-1.4L8 13.5M18.8 4.5c1 1 1.5 2 1.7 3.3M3.5 7.8C3.7 6.5 4.2 5.5 5.2 4.5',
  },
  luck: {
    text: () => tr('Good luck'),
    path: 'M12 11C9 9 7 7.5 8 5.5s3.5-1 4 1c.5-2 3-3 4-1s-1 3.5-4 5.5zM12 11c-2 3-3.5 5-5.5 4s-1-3.5 1-4c-2-.5-3-3-1-4s3.5 1 5.5 4zM12 11c2-3 3.5-5 5.5-4s1 3.5-1 4c2 .5 3 3 1 4s-3.5-1-5.5-4zM12 11c.5 4 1 7 3.5 9.5',
  },
  played: {
    text: () => tr('Well played'),
    path: 'M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4.2c0 3.3 1.2 5 3.7 5.5M16.5 5.5h3.3c0 3.3-1.2 5-3.7 5.5M12 14.5V18M8.5 20.5h7L14.5 18h-5z',
  },
  thanks: {
    text: () => tr('Thanks'),
    path: 'M12 20C6.5 15.8 3.5 12.8 3.5 9.2A4.3 4.3 0 0 1 12 7.5a4.3 4.3 0 0 1 8.5 1.7C20.5 12.8 17.5 15.8 12 20z',
  },
  thinking: {
    text: () => tr('Thinking'),
    path: 'M8 15.5a4 4 0 0 1-.6-7.95 5 5 0 0 1 9.6.45 3.8 3.8 0 0 1-.5 7.5zM9 11.5v.1M12.2 11.5v.1M15.4 11.5v.1M7.5 18.3v.1M5 21v.1',
  },
  hurry: {
    text: () => tr('Hurry up'),
    path: 'M6.5 3.5h11M6.5 20.5h11M8 3.5v3.7l4 4.8 4-4.8V3.5M8 20.5v-3.7l4-4.8 4 4.8v3.7M10 18.5h4',
  },
  ouch: {
    text: () => tr('Ouch'),
    path: `${face}M7.5 8.5l3 3M10.5 8.5l-3 3M13.5 8.5l3 3M16.5 8.5l-3 3M8.5 17c1-2 6-2 7 0`,
  },
  oops: {
    text: () => tr('Oops'),
    path: `${face}M8.7 9.5v.8M15.3 9.5v.8M12 14a1.6 1.9 0 1 0 0 3.8 1.6 1.9 0 0 0 0-3.8z`,
  },
};
const isKnown = (name: string) => Object.hasOwn(emotes, name);
export const emoteText = (name: string) => (isKnown(name) ? emotes[name].text() : '');

const Picture = ({ name }: { name: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={emotes[name].path} />
  </svg>
);

// A line of the chat.
export const EmoteLine = ({ name }: { name: string }) =>
  isKnown(name) ? (
    <span class="emote-line">
      <Picture name={name} /> {emoteText(name)}
    </span>
  ) : null;

// All of them, to choose from.
export function EmoteChoices({ room, onSaid }: { room: Room; onSaid?(): void }) {
  const say = (text: string) => {
    void room.request({ do: 'emote', text });
    onSaid?.();
  };
  return (
    <div class="emote-choices" role="group" aria-label={tr('Say it with a picture')}>
      {Object.keys(emotes).map((name) => (
        <button
          key={name}
          type="button"
          class="emote-choice"
          title={emoteText(name)}
          onClick={() => say(name)}
        >
          <Picture name={name} />
          <span>{emoteText(name)}</span>
        </button>
      ))}
    </div>
  );
}

// A button that opens them.
export function EmoteButton({ room }: { room: Room }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null),
    button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    box.current?.querySelector<HTMLElement>('.emote-choice')?.focus();
    const outside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) setOpen(false);
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <div class="emote-menu" ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={button}
        class="button button-bare button-icon"
        aria-label={tr('Say it with a picture')}
        title={tr('Say it with a picture')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={`${face}M8.5 9.5v.8M15.5 9.5v.8M8 14.5c1.5 2.8 6.5 2.8 8 0`} />
        </svg>
      </button>
      {open && (
        <div class="emote-popup">
          <EmoteChoices room={room} onSaid={close} />
        </div>
      )}
    </div>
  );
}

// What a player has just said. Screen readers hear it as an announcement.
export const Bubble = ({ name, said }: { name: string; said: Said | undefined }) =>
  said ? (
    <span class="emote-bubble" key={said.n} aria-hidden="true">
      <b translate={false}>{name}</b>{' '}
      {said.kind === 'emote' ? <EmoteLine name={said.text} /> : said.text}
    </span>
  ) : null;
