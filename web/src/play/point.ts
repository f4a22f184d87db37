// point.ts: handles pointing at things and asking about them.
import { Refusal } from '../engine/session';
import { tr } from '../i18n/tr';
import type { About, Situation, ThingName, Why } from '../engine/types';
import type { Match } from '../match/match';
import { rectOf } from '../match/overlay';

export function aboutOf(match: Match, thing: ThingName): About {
  try {
    return match.app.session.do<About>(`about ${thing}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { title: '', text: '' };
  }
}

// Why nothing can be chosen now; "" if something can.
function reasonForNothing(match: Match): string {
  const situation = match.situation.value;
  if (match.viewed.value)
    return tr('This is an earlier position. Choose “Back to now” to play on.');
  if (situation.waits === 'over') return tr('The game is over.');
  if (match.sending.value)
    return (
      match.remote?.told?.()[1] ??
      tr('Your move is on its way. Nothing can be chosen until it is made.')
    );
  if (situation.waits === 'elsewhere' && situation.viewer === 0)
    return tr('You are watching this game.');
  if (situation.waits === 'elsewhere' && situation.seat === situation.viewer)
    return tr('A computer plays for you.');
  if (situation.waits === 'computer' || situation.waits === 'elsewhere')
    return tr('%s is to move now, not you.', situation.seats[situation.seat - 1]?.name ?? '');
  if (match.turn.choosesForMe.value)
    return tr('Everything until the first roll is chosen for you.');
  if (situation.lesson?.waits) return tr('Read the lesson first, then go on with Next.');
  if (match.turn.asksPractice.value) return tr('Answer the question below first.');
  if (situation.draft.whole) return tr('Your move is ready. Confirm it or undo.');
  return '';
}

// In a lesson only what it asks for can be chosen.
export function litIn({ lit, lesson }: Situation): ReadonlySet<ThingName> {
  const wanted = lesson ? lit.filter((thing) => lesson.things.includes(thing)) : [];
  return new Set(wanted.length ? wanted : lit);
}

// Of several things, such as one that was dropped on another, the last one is where it is explained.
export function explainWhyNot(match: Match, things: readonly ThingName[], tried = false) {
  const thing = things[things.length - 1];
  const about = aboutOf(match, thing);
  const nothing = reasonForNothing(match);
  const why = nothing
    ? { rule: '', text: nothing }
    : match.app.session.do<Why>(`why ${[...match.draft.picked.value, ...things].join(' ')}`);
  match.overlay.explain({
    kind: 'why',
    tried,
    thing,
    title: about.title,
    text: why.text || tr('You cannot choose this now.'),
    rule: why.rule,
    at: rectOf(thing),
    hover: false,
  });
}

export function explainAbout(match: Match, thing: ThingName, hover: boolean) {
  const about = aboutOf(match, thing);
  if (about.title === '' && about.text === '') return;
  match.overlay.explain({ kind: 'about', thing, ...about, rule: '', at: rectOf(thing), hover });
}

function pick(match: Match, thing: ThingName) {
  if (match.isSecondTap() && thing.startsWith('word:')) return;
  if (match.draft.pick([...match.draft.picked.value, thing], thing)) match.confirmIfImmediate();
}

// Of what the draft leaves out one is taken after all; the others are still picked.
function takeIn(match: Match, thing: ThingName) {
  const left = [...match.situation.value.draft.left];
  left.splice(left.indexOf(thing), 1);
  if (match.draft.pick([thing], thing) && left.length) match.draft.pick(left);
}

export function point(match: Match, thing: ThingName) {
  const { asked } = match.overlay;
  if (asked.value) return asked.value(thing);
  if (match.playing.value && !match.viewed.value) return match.playback.next();
  if (match.turn.handover.value) return void (match.turn.handover.value = 0);
  const situation = match.situation.value;
  if (match.turn.canAct.value && situation.lit.includes(thing)) {
    if (litIn(situation).has(thing)) return pick(match, thing);
    const text = tr('The lesson asks for another move: %s', situation.lesson?.task ?? '');
    return match.overlay.refuse({ text, rule: '' }, thing);
  }
  const { left } = situation.draft;
  if (match.turn.canAct.value && left.includes(thing)) return takeIn(match, thing);
  const back = match.turn.canAct.value && match.situation.value.draft.placed.includes(thing);
  if (back) return void match.draft.pick([thing], thing);
  const at = match.draft.picked.value.lastIndexOf(thing);
  if (at >= 0 && match.turn.canAct.value)
    return void match.draft.pick(match.draft.picked.value.filter((_, index) => index !== at));
  explainWhyNot(match, [thing]);
}
