// show-events.ts: shows new events of a table: in the game, in the chat, and by sounds.
import { tr } from '../../i18n/tr';
import { announce } from '../../ui/announce';
import { playSound } from '../../ui/sound';
import { toast } from '../../ui/toast';
import type { Match } from '../../match/match';
import type { TableEvent } from '../types';
import { admittedWords } from './chat';
import { emoteText } from './emotes';
import { openMatch, showSeats, stopMatch } from './open-match';
import type { Room } from './room';
import type { Said } from './stores';

// 'differs': the position is not the server's, and the table must be fetched again.
type Outcome = 'shown' | 'differs';

export function showEvents(room: Room, events: TableEvent[]): Outcome {
  const begin = events.findIndex(({ kind }) => kind === 'begin');
  const rest = begin < 0 ? events : beginGame(room, events.slice(begin));
  for (const event of events) showEvent(room, event);
  return playMoves(room, rest);
}

// Returns the events that follow the first rolls.
function beginGame(room: Room, [begin, ...rest]: TableEvent[]): TableEvent[] {
  const first = rest.findIndex(({ kind }) => kind === 'move'),
    end = first < 0 ? rest.length : first;
  const rolls = rest
    .slice(0, end)
    .filter(({ kind }) => kind === 'chance')
    .map(({ line }) => line ?? '');
  room.match.value = openMatch(room, begin.record ?? '', rolls);
  announce(beginWords(room));
  playSound('turn');
  return rest.slice(end);
}

export function beginWords({ match, seat }: Room): string {
  const now = match.value?.situation.value,
    first = now?.seat || now?.turn || 0;
  if (!first) return tr('The game begins.');
  return first === seat.value
    ? tr('The game begins. You go first.')
    : tr('The game begins. %s goes first.', now?.seats[first - 1]?.name ?? '');
}

export function showEvent(room: Room, event: TableEvent) {
  const { chat, details, seat } = room;
  const other = event.seat !== seat.value;
  const name = details.value?.seats[(event.seat ?? 0) - 1]?.name ?? '';
  switch (event.kind) {
    case 'sat':
      if (other) playSound('turn');
      if (other) announce(tr('%s sits down.', name));
      break;
    case 'chat':
    case 'emote':
      showMessage(room, event.kind, event, name);
      break;
    case 'away':
      if (other)
        toast(
          event.final
            ? tr('%s has given up. A computer plays on.', name)
            : tr('A computer plays for %s now.', name),
        );
      showSeats(room);
      break;
    case 'claim':
      playSound('turn');
      break;
    case 'rematch':
      room.again.value = event.seat ?? 0;
      if (other) playSound('turn');
      break;
    case 'closed':
      stopMatch(room);
      break;
    case 'admit':
      chat.value = [...chat.value, event];
      toast(admittedWords(event, details.value?.seats ?? []));
      break;
    case 'back':
      if (other) toast(tr('%s is back.', name));
      showSeats(room);
  }
}
const bubbleTime = 6000; // milliseconds

function showMessage(room: Room, kind: Said['kind'], message: TableEvent, name: string) {
  const { seat, match, chat, unread, said, muted } = room;
  const { n, text = '', seat: author = 0 } = message;
  chat.value = [...chat.value, message];
  const isOpen = match.value?.overlay.panel.value === 'chat';
  if (muted.value.includes(author) || (isOpen && kind === 'chat' && author === seat.value)) return;
  said.value = { ...said.value, [author]: { n, kind, text } };
  setTimeout(() => {
    if (said.value[author]?.n !== n) return;
    const { [author]: _, ...others } = said.value;
    said.value = others;
  }, bubbleTime);
  if (author === seat.value) return;
  if (kind === 'chat' && !isOpen) unread.value++;
  announce(tr('%s says: %s', name, kind === 'emote' ? emoteText(text) : text));
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
