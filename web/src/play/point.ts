// point.ts: handles pointing at things and asking about them.
import { Refusal } from '../engine/session';
import { tr } from '../i18n/tr';
import type { About, ThingName, Why } from '../engine/types';
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
  if (match.viewed.value) return tr('You look at the past. Go back to now to play on.');
  if (situation.waits === 'over') return tr('The game is over.');
  if (match.sending.value)
    return tr('Your move is on its way. Nothing can be chosen until it is made.');
  if (situation.waits === 'elsewhere' && situation.viewer === 0)
    return tr('You look on: only the players choose.');
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

export function explainWhyNot(match: Match, thing: ThingName) {
  const about = aboutOf(match, thing);
  const nothing = reasonForNothing(match);
  const why = nothing
    ? { rule: '', text: nothing }
    : match.app.session.do<Why>(`why ${[...match.draft.picked.value, thing].join(' ')}`);
  match.overlay.explain({
    kind: 'why',
    thing,
    title: about.title,
    text: why.text || tr('This cannot be chosen now.'),
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

export function point(match: Match, thing: ThingName) {
  if (match.playing.value && !match.viewed.value) return match.playback.next();
  if (match.turn.handover.value) return void (match.turn.handover.value = 0);
  const lit = match.turn.canAct.value && match.situation.value.lit.includes(thing);
  if (lit) return pick(match, thing);
  const at = match.draft.picked.value.lastIndexOf(thing);
  if (at >= 0 && match.turn.canAct.value)
    return void match.draft.pick(match.draft.picked.value.filter((_, index) => index !== at));
  explainWhyNot(match, thing);
}
