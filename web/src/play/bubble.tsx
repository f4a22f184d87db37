// bubble.tsx: a popover next to a thing: why it cannot be chosen, or what it is.
import '../app/shell'; // see build.mjs
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { tr } from '../i18n/tr';
import { Button } from '../ui/button';
import type { Note } from '../match/overlay';
import { Paragraphs, RuleLink, sentence, title } from './text';

const margin = 8;

// Placed below the thing if there is room, otherwise above. On phones the stylesheet puts it over
// the buttons.
function placeOf(at: DOMRect | null, width: number, height: number) {
  if (!at) return null;
  const room = { x: document.documentElement.clientWidth, y: innerHeight };
  const left = Math.max(
    margin,
    Math.min(at.left + at.width / 2 - width / 2, room.x - width - margin),
  );
  const below = at.bottom + margin,
    above = at.top - height - margin;
  const top =
    below + height <= room.y - margin || above < margin
      ? Math.min(below, room.y - height - margin)
      : above;
  return { left: `${left}px`, top: `${Math.max(margin, top)}px` };
}

interface Props {
  game: string;
  note: Note;
  more: string;
  isAsked: boolean; // nothing like it can be chosen: what it is comes first
  onClose(): void;
  children: ComponentChildren; // a picture
}
// `more`: what the thing is, if the note says why it cannot be chosen.
function Words({ game, note, more, isAsked, children }: Omit<Props, 'onClose'>) {
  return (
    <>
      {note.title && <h2>{title(note.title)}</h2>}
      {children}
      {more && isAsked && <Paragraphs game={game} text={more} />}
      {note.kind === 'why' ? (
        <p class={isAsked ? 'play-why play-why-after' : 'play-why'}>{sentence(note.text)}</p>
      ) : (
        <Paragraphs game={game} text={note.text} />
      )}
      {note.rule && (
        <p>
          <RuleLink game={game} rule={note.rule}>
            {tr('Rule %s', note.rule)}
          </RuleLink>
        </p>
      )}
      {more && !isAsked && (
        <details>
          <summary>{tr('What it is')}</summary>
          <Paragraphs game={game} text={more} />
        </details>
      )}
    </>
  );
}

export function Bubble({ game, note, more, isAsked, onClose, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: string; top: string } | null>(null);
  useLayoutEffect(() => {
    const update = () => {
      const { width, height } = box.current!.getBoundingClientRect();
      setPlace(placeOf(note.at, width, height));
    };
    update();
    const watch = new ResizeObserver(update); // a part may be unfolded
    watch.observe(box.current!);
    return () => watch.disconnect();
  }, [note]);
  // A tap elsewhere closes it.
  useEffect(() => {
    const close = (event: Event) => {
      if (!box.current?.contains(event.target as Node)) onClose();
    };
    addEventListener('pointerdown', close, true);
    return () => removeEventListener('pointerdown', close, true);
  }, [note]);
  return (
    <div
      ref={box}
      class={`play-bubble play-bubble-${note.kind} ${note.at ? 'play-bubble-at' : ''}`}
      role="group"
      aria-label={tr('Help')}
      style={place ?? undefined}
      data-bubble
    >
      <Words {...{ game, note, more, isAsked }}>{children}</Words>
      <Button kind="bare" icon="close" label={tr('Close')} class="play-close" onClick={onClose} />
    </div>
  );
}
