// keyboard.ts: the keyboard on the table: arrows move to the nearest thing, letters act as buttons.
import type { Match } from '../match/match';
import { explainAbout } from './point';

const everyThing = '.play-table [data-thing], .play-choices [data-thing]';

interface Place {
  element: HTMLElement;
  box: DOMRect;
  x: number;
  y: number;
}

const placeOf = (element: HTMLElement): Place => {
  const box = element.getBoundingClientRect();
  return { element, box, x: box.left + box.width / 2, y: box.top + box.height / 2 };
};
const places = (selector: string): Place[] =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => element.getClientRects().length > 0)
    .map(placeOf);

// The distance in a direction. What lies straight ahead, though not in the middle, is near; what lies
// beside that counts double, and places much more sideways than ahead are excluded.
function distance(from: Place, to: Place, [right, down]: [number, number]): number {
  const dx = to.x - from.x,
    dy = to.y - from.y;
  const ahead = dx * right + dy * down,
    aside = Math.abs(right ? dy : dx);
  const size = right ? from.box.height + to.box.height : from.box.width + to.box.width;
  const beside = Math.max(0, aside - size / 2);
  return ahead <= 1 || beside > 3 * ahead ? Infinity : ahead + 2 * beside + aside / 2;
}

const nearest = (all: readonly Place[], length: (to: Place) => number) =>
  all.reduce<{ to: Place | null; length: number }>(
    (best, to) => (length(to) < best.length ? { to, length: length(to) } : best),
    { to: null, length: Infinity },
  ).to?.element;

const arrows: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

// Moves the focus; without one, to the first thing that can be chosen.
function moveFocus(direction: [number, number]) {
  const all = places(everyThing);
  const from = all.find(({ element }) => element === document.activeElement);
  if (from) nearest(all, (to) => distance(from, to, direction))?.focus();
  else focusLit();
}

// What can be chosen comes first for Tab, in the order of the page: from one such thing to the next.
// False at the ends, and elsewhere.
function moveToLit(step: number): boolean {
  const lit = [
    ...document.querySelectorAll<HTMLElement>('.play-table .lit, .play-choices .lit'),
  ].filter((one) => one.getClientRects().length > 0);
  const at = lit.findIndex((one) => one === document.activeElement);
  const next = at < 0 ? undefined : lit[at + step];
  next?.focus();
  return next !== undefined;
}

// Of the things that can be chosen the nearest of the same sort, or the first; or else the prompt or
// the result.
export function focusLit(near?: { sort: string; box: DOMRect }) {
  const lit =
    document.querySelector<HTMLElement>('.play-confirm') ??
    document.querySelector<HTMLElement>(
      '.play-actions .button-main:not(.play-choose-for-me, .play-choice)',
    ) ??
    document.querySelector<HTMLElement>(
      '.play-table:has(.picked) ~ .play-bar .play-choices .lit',
    ) ??
    (near &&
      nearest(places(`.play-table .lit[data-thing^="${near.sort}:"]`), ({ box }) =>
        Math.hypot(box.left - near.box.left, box.top - near.box.top),
      )) ??
    document.querySelector<HTMLElement>('.play-table .lit, .play-choices .lit') ??
    document.querySelector<HTMLElement>('.play-actions button') ??
    document.querySelector<HTMLElement>('.play-prompt-line, .play-after .after-headline');
  lit?.focus({ preventScroll: false });
}

// Closes the innermost open thing.
function escape(match: Match) {
  if (match.overlay.note.value) match.overlay.explain(null);
  else if (match.overlay.panel.value) match.overlay.show('');
  else if (match.viewed.value) match.view(null);
  else if (match.playing.value) match.skip();
  else if (match.turn.asksPractice.value) match.turn.asksPractice.value = false;
  else if (match.draft.picked.value.length || match.situation.value.draft.count) match.draft.drop();
}

const letters: Record<string, (match: Match) => void> = {
  y(match) {
    if (match.draft.picked.value.length && match.situation.value.enough) {
      match.draft.pickAll();
      match.confirmIfImmediate();
    } else match.confirm();
  },
  u: (match) => match.requestUndo(),
  r: (match) => match.situation.value.redo && match.redo(),
  h: (match) => match.overlay.show('hint'),
  o: (match) => match.overlay.show('odds'),
  a: (match) => match.overlay.show('ask'),
  l: (match) => match.overlay.show('log'),
  k: (match) => match.overlay.show('keys'),
  ':': (match) => match.overlay.show('type'),
  n: (match) => match.skipWait(),
  Backspace: (match) => match.draft.back(),
};

// A dialog handles Escape itself.
const inDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('dialog') !== null;
const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null;

// What was tapped has the focus, and cannot be chosen again: there, Enter confirms the move. Returns
// whether it did.
export function confirmsByEnter(match: Match, { key, repeat, target }: KeyboardEvent): boolean {
  const onSpent =
    target instanceof Element &&
    (target === document.body || target.matches('.play-table [data-thing]:not(.lit)'));
  return key === 'Enter' && !repeat && onSpent && match.confirm();
}

function aboutFocused(match: Match) {
  const thing = document.activeElement?.closest('[data-thing]')?.getAttribute('data-thing');
  if (thing) explainAbout(match, thing, false);
  else match.overlay.show('keys');
}

// Letter keys can be turned off (WCAG 2.1.4), since speech input may trigger them.
export function onKey(match: Match, event: KeyboardEvent, withLetters: boolean) {
  if (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented ||
    inDialog(event.target)
  )
    return;
  const arrow = arrows[event.key];
  if (event.key === 'Tab') {
    if (!moveToLit(event.shiftKey ? -1 : 1)) return;
  } else if (event.key === 'Escape') escape(match);
  else if (typesText(event.target)) return;
  else if (match.overlay.panel.value === 'type' && !document.getElementById('play-line'))
    return; // meant for the command line, which is about to open
  else if (arrow && !(event.target as HTMLElement).closest('.play-side')) moveFocus(arrow);
  else if (
    event.key === ' ' &&
    match.playing.value &&
    !(event.target as HTMLElement).closest('button, a')
  )
    match.skipTurn();
  else if (withLetters && event.key === '?') aboutFocused(match);
  else if (withLetters && event.key in letters && !event.repeat) letters[event.key](match);
  else return;
  event.preventDefault();
}
