// show-events.ts: shows new events of a table: in the game, in the chat, and by sounds.
import { tr } from '../../i18n/tr';
import { announce } from '../../ui/announce';
import { playSound } from '../../ui/sound';
import type { Match } from '../../match/match';
import type { TableEvent } from '../types';
import { openMatch, showSeats } from './open-match';
import type { Room } from './room';

// 'differs': the position is not the server's; 'behind': the game went on before it was opened. In
// both cases the table must be fetched again.
type Outcome = 'shown' | 'behind' | 'differs';

export function showEvents(room: Room, events: TableEvent[]): Outcome {
  const begin = events.findIndex(({ kind }) => kind === 'begin');
  if (begin >= 0) beginGame(room, events.slice(begin));
  for (const event of events) showEvent(room, event);
  if (begin >= 0)
    return events.slice(begin).some(({ kind }) => kind === 'move') ? 'behind' : 'shown';
  return playMoves(room, events);
}

function beginGame(room: Room, [begin, ...rest]: TableEvent[]) {
  const rolls = rest.filter(({ kind }) => kind === 'chance').map(({ line }) => line ?? '');
  room.match.value = openMatch(room, begin.record ?? '', rolls);
  announce(tr('The game begins.'));
  playSound('turn');
}

function showEvent(room: Room, event: TableEvent) {
  if (event.kind === 'sat' && event.seat !== room.seat.value) playSound('turn');
  if (event.kind === 'chat') showMessage(room, event);
  if (event.kind === 'away' || event.kind === 'back') showSeats(room);
}
function showMessage({ details, seat, match, chat, unread }: Room, message: TableEvent) {
  chat.value = [...chat.value, message];
  if (message.seat === seat.value) return;
  const name = details.value?.seats[(message.seat ?? 0) - 1]?.name ?? '';
  if (match.value?.overlay.panel.value !== 'chat') unread.value++;
  announce(tr('%s says: %s', name, message.text ?? ''));
}

// A move and the rolls after it are shown together.
function playMoves({ match, seat }: Room, events: TableEvent[]): Outcome {
  const played = events.filter(({ kind }) => kind === 'move' || kind === 'chance');
  for (let at = 0; at < played.length;) {
    let end = at + 1;
    while (end < played.length && played[end].kind === 'chance') end++;
    if (!match.value) return 'shown';
    if (!play(match.value, seat.value, played.slice(at, end))) return 'differs';
    at = end;
  }
  return 'shown';
}
// Whether that led to the server's position.
function play(match: Match, seat: number, part: TableEvent[]): boolean {
  const [first] = part;
  const own = first.kind === 'move' && first.seat === seat && first.by === 'person';
  if (first.kind === 'move') match.sending.value = false;
  const played = match.perform(
    part.map(({ line }) => [`play ${line ?? ''}`, '']),
    own ? 1 : 0,
  );
  return played && match.situation.value.hash === part[part.length - 1].hash;
}
