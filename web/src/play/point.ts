// point.ts: what happens when something on the table is pointed at, or asked about.
import { Refusal } from '../core/module';
import { say } from '../core/say';
import type { About, ThingName, Why } from '../core/types';
import type { Model } from './model';
import { rectOf } from './place';

export function aboutOf(model: Model, thing: ThingName): About {
  try {
    return model.app.session.do<About>(`about ${thing}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { title: '', text: '' };
  }
}

// Why nothing can be chosen at all now; "" when something can.
function whyNothing(model: Model): string {
  const { situation } = model;
  if (model.past) return say('You look at the past. Go back to now to play on.');
  if (situation.waits === 'over') return say('The game is over.');
  if (model.sent) return say('Your move is on its way. Nothing can be chosen until it is made.');
  if (situation.waits === 'elsewhere' && situation.viewer === 0) return say('You look on: only the players choose.');
  if (situation.waits === 'elsewhere' && situation.seat === situation.viewer) return say('A computer plays for you.');
  if (situation.waits === 'computer' || situation.waits === 'elsewhere')
    return say('%s is to move now, not you.', situation.seats[situation.seat - 1]?.name ?? '');
  if (model.isSpared) return say('Everything until the first roll is chosen for you.');
  if (situation.lesson?.waits) return say('Read the lesson first, then go on with Next.');
  if (model.asksPractice) return say('Answer the question below first.');
  if (situation.draft.whole) return say('Your move is put together: make it, or take it back.');
  return '';
}

export function explainWhyNot(model: Model, thing: ThingName) {
  const about = aboutOf(model, thing);
  const nothing = whyNothing(model);
  const why = nothing ? { rule: '', text: nothing }
    : model.app.session.do<Why>(`why ${[...model.picked, thing].join(' ')}`);
  model.explain({
    kind: 'why', thing, title: about.title, text: why.text || say('This cannot be chosen now.'),
    rule: why.rule, at: rectOf(thing), hover: false,
  });
}

export function explainAbout(model: Model, thing: ThingName, hover: boolean) {
  const about = aboutOf(model, thing);
  if (about.title === '' && about.text === '') return;
  model.explain({ kind: 'about', thing, ...about, rule: '', at: rectOf(thing), hover });
}

// Before anybody has moved nothing can be lost: a button that says all of the first move makes it.
const opensGame = ({ events, situation: { draft } }: Model, thing: ThingName) =>
  thing.startsWith('word:') && draft.whole && draft.count === 1 && events.every(({ seat }) => seat === 0);

function pick(model: Model, thing: ThingName) {
  if (model.pick([...model.picked, thing], thing) && model.keeper && opensGame(model, thing)) model.confirm();
}

export function point(model: Model, thing: ThingName) {
  if (model.telling && !model.past) return model.playback.next();
  if (model.handover) return model.receive();
  const lit = model.free && model.situation.lit.includes(thing);
  if (lit) return pick(model, thing);
  const at = model.picked.lastIndexOf(thing);
  if (at >= 0 && model.free) return void model.pick(model.picked.filter((_, index) => index !== at));
  explainWhyNot(model, thing);
}
