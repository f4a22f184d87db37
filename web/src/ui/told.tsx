// told.tsx: moves for people: who acts, and the line of the notation with pictures in it.
import type { ComponentChildren } from 'preact';
import type { GameEvent, Seat, State, ThingName } from '../core/types';
import { tellerOf } from '../views';
import { shownName } from './names';
import './told.css';

export const Picture = ({ label, children }: { label: string; children: ComponentChildren }) =>
  <span class="told-picture" role="img" aria-label={label}>{children}</span>;

// A die that was pointed at, as the notation writes it: "white 3", or "f3" of an element.
export function dieWords(thing: ThingName): string {
  const [, colour, look = ''] = /^(?:die|hand|tray|supply):(?:\d+\.)?([a-z]+)(?:\.(\w+))?$/.exec(thing) ?? [];
  if (!colour || colour === 'all') return '';
  return /^(fire|water|air|earth)$/.test(colour) ? colour[0] + look : `${colour} ${look}`.trim();
}

// With a position, places are told by what lies there.
export function ToldMove({ game, text, state }: { game: string; text: string; state?: State }) {
  const parts = tellerOf(game)(text, state);
  return <span class="told-move">{parts.map((part, at) => <span key={at}>{part}{at < parts.length - 1 && ' '}</span>)}</span>;
}

// Scrolls in a remark are told as in moves.
const scrolls = /([a-z]+\.(?:fire|water|air|earth|mind))/;
function Remark({ game, text }: { game: string; text: string }) {
  return (
    <span class="told-remark">
      {text.split(scrolls).map((part, at) => (at % 2 ? <ToldMove key={at} game={game} text={part} /> : part))}
    </span>
  );
}

// Chance has no name: dice that fall and cards that come tell it by themselves.
export function ToldEvent({ game, event, seats }: { game: string; event: GameEvent; seats: Seat[] }) {
  const seat = seats[event.seat - 1];
  return (
    <span class="told">
      {seat && <><b class="told-who">{shownName(seat)}</b> </>}
      <ToldMove game={game} text={event.move} />
      {event.remark && <> <Remark game={game} text={event.remark} /></>}
    </span>
  );
}
