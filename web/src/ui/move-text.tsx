// move-text.tsx: moves as shown to people: who acts, and the notation with pictures.
import {
  Fragment,
  isValidElement,
  type Component,
  type ComponentChildren,
  type VNode,
} from 'preact';
import type { GameEvent, Seat, State, Turn } from '../engine/types';
import { formatterOf, remarkParts } from '../games/registry';
import { trPlural } from '../i18n/tr';
import { displayName } from './thing-names';
import './move-text.css';

export const Picture = ({ label, children }: { label: string; children: ComponentChildren }) => (
  <span class="move-picture" role="img" aria-label={label}>
    {children}
  </span>
);

// With a position, places are shown by what lies there; `named`: also by their names.
interface MoveProps {
  game: string;
  text: string;
  state?: State;
  named?: boolean;
}
export function MoveText({ game, text, state, named }: MoveProps) {
  const parts = formatterOf(game)(text, state, named);
  return (
    <span class="move-text">
      {parts.map((part, at) => (
        <span key={at}>
          {part}
          {at < parts.length - 1 && ' '}
        </span>
      ))}
    </span>
  );
}

export function Remark({ game, text }: { game: string; text: string }) {
  return (
    <span class="move-remark">
      {remarkParts(game, text).map((part, at) =>
        at % 2 ? <MoveText key={at} game={game} text={part} /> : part,
      )}
    </span>
  );
}

// Chance has no name: dice and cards speak for themselves.
interface EventProps {
  game: string;
  event: GameEvent;
  seats: Seat[];
}
export function EventText({ game, event, seats }: EventProps) {
  const seat = seats[event.seat - 1];
  return (
    <span class="event-text">
      {seat && (
        <>
          <b class="move-who">{displayName(seat)}:</b>{' '}
        </>
      )}
      <MoveText game={game} text={event.move} />
      {event.remark && (
        <>
          {' '}
          <Remark game={game} text={event.remark} />
        </>
      )}
    </span>
  );
}

// The words of a turn's summary, item by item; notation stands in back quotes.
export const Summary = ({ game, text }: { game: string; text: string }) => (
  <span>
    {text.split(', ').map((item, nth, all) => (
      <Fragment key={nth}>
        {nth > 0 && ' '}
        <span class="turn-item">
          {item
            .split('`')
            .map((part, at) => (at % 2 ? <MoveText key={at} game={game} text={part} /> : part))}
          {nth < all.length - 1 && ','}
        </span>
      </Fragment>
    ))}
  </span>
);

export const pointsText = (count: number) =>
  trPlural('%s point', '%s points', Math.abs(count), (count > 0 ? '+' : '−') + Math.abs(count));

// A whole turn in a line, for announcements.
interface TurnProps {
  game: string;
  turn: Turn;
  seats: Seat[];
}
const TurnText = ({ game, turn, seats }: TurnProps) => (
  <span>
    {displayName(seats[turn.seat - 1])}: <Summary game={game} text={turn.summary} />
    {turn.points !== 0 && `, ${pointsText(turn.points)}`}
  </span>
);

// The text of rendered elements, for announcements: images by their labels, without hidden parts.
// (These components are stateless, so they can simply be called.)
function wordsOf(drawn: ComponentChildren): string {
  if (Array.isArray(drawn)) return drawn.map(wordsOf).join('');
  if (typeof drawn === 'string' || typeof drawn === 'number') return String(drawn);
  if (!isValidElement(drawn)) return '';
  const { type, props } = drawn as VNode<{
    children?: ComponentChildren;
    'aria-label'?: string;
    'aria-hidden'?: string;
  }>;
  if (props['aria-label']) return props['aria-label'];
  if (props['aria-hidden'] || (type as { prototype?: Component }).prototype?.render) return ''; // a mere picture
  return type === Fragment || typeof type === 'string'
    ? wordsOf(props.children)
    : wordsOf((type as (of: typeof props) => ComponentChildren)(props));
}
const plainText = (drawn: ComponentChildren) => wordsOf(drawn).replace(/\s+/g, ' ').trim();

export const moveWords = (props: MoveProps) => plainText(MoveText(props));
export const turnWords = (props: TurnProps) => plainText(TurnText(props));
export const eventWords = (props: EventProps) => plainText(EventText(props));
