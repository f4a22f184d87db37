// commands.ts: from a typed line to what it asks for, in the words of the terminal: a number of
// the list, a command, a question of the game, or a move.
import { goTo } from '../core/router';
import { say } from '../core/say';
import { answerTo } from './ask';
import type { Panel } from './desk';
import type { Model } from './model';
import { aboutOf } from './point';
import { save } from './save';
import { sentence } from './words';

interface Command { names: string[]; subject: string; help: string; obey(model: Model, rest: string): string }

const opened = (panel: Panel, text: string) => (model: Model) => {
  model.show(panel);
  return text;
};

function menu(model: Model, begin: string): string {
  const { choices, draft } = model.situation;
  if (draft.whole) return say('Your move is complete: yes makes it, back takes its last part back, drop forgets it.');
  const lines = choices.map(({ text, remark }, at) => [text, `${at + 1}: ${text}${remark && ` (${remark})`}`])
    .filter(([text]) => text.toLowerCase().startsWith(begin.toLowerCase()));
  return lines.length ? lines.map(([, line]) => line).join('\n') : say('There is nothing to choose now.');
}

function draftOf(model: Model): string {
  const { draft, prompt } = model.situation;
  if (draft.whole) return say('Your move: %s. Type yes to make it, or back.', draft.text);
  return draft.count ? say('Your move so far: %s.', draft.text) : sentence(prompt);
}

// The last note says why when something is refused.
const refusal = (model: Model) => {
  const { note } = model;
  model.explain(null);
  return note ? sentence(note.text) + (note.rule ? ` (${say('Rule %s', note.rule)})` : '') : '';
};
const after = (model: Model, done: boolean) => (done ? draftOf(model) : refusal(model));

function confirm(model: Model): string {
  if (!model.free || !model.situation.draft.whole) return say('There is no whole move to make yet.');
  const { text } = model.situation.draft;
  return model.confirm() ? say('You made the move: %s.', text) : refusal(model);
}

function undo(model: Model): string {
  const { undo: can } = model.situation;
  if (!can.can) return sentence(can.why);
  if (can.practice && !model.asksPractice) {
    model.askPractice(true);
    return say('Dice have fallen or others have moved since: that makes this a game for practice. Type undo again to take the move back.');
  }
  model.undo();
  return draftOf(model);
}

// Every question that needs no subject, one after the other: the whole position in words.
const show = (model: Model) =>
  model.info.questions.filter(({ subject }) => !subject).map(({ name }) => answerTo(model, name)).join('\n');

const scores = ({ situation }: Model) =>
  situation.seats.map(({ name }, at) => say('%s has %d points.', name, situation.scores[at])).join('\n');

const log = (model: Model, rest: string) =>
  model.events.slice(rest === 'all' ? 0 : -(Number(rest) || 10)).map(({ text }) => text).join('\n');

function help(model: Model, thing: string): string {
  if (thing === '') return commands().map(({ names, subject, help: told }) =>
    `${[names[0], subject].filter(Boolean).join(' ')}: ${told}`)
    .concat(model.info.questions.map(({ name, subject, help: told }) => `${[name, subject].filter(Boolean).join(' ')}: ${told}`))
    .join('\n');
  const kinds = ['', 'space:', 'card:', 'scroll:', 'die:', 'colour:', 'supply:', 'word:', 'seat:', 'spell:'];
  for (const kind of kinds) {
    const about = aboutOf(model, kind + thing.replace(/\s+/g, '.'));
    if (about.text || about.title) return `${about.title}\n${about.text}`;
  }
  return say('There is nothing to tell about %s.', thing);
}

const commands = (): Command[] => [
  { names: ['?', 'list'], subject: say('[WORDS]'), help: say('what is possible now, numbered; a number chooses'), obey: menu },
  { names: ['yes', 'y'], subject: '', help: say('makes the move that was put together'), obey: confirm },
  { names: ['back', 'b'], subject: '', help: say('takes the last part of your move back'),
    obey: (model) => (model.back(), draftOf(model)) },
  { names: ['drop', 'no'], subject: '', help: say('forgets your move as far as it is put together'),
    obey: (model) => (model.drop(), draftOf(model)) },
  { names: ['undo'], subject: '', help: say('takes your last move back'), obey: undo },
  { names: ['redo'], subject: '', help: say('makes again what was taken back'),
    obey: (model) => (model.situation.redo ? (model.redo(), draftOf(model)) : say('There is nothing to do again.')) },
  { names: ['next'], subject: '', help: say('goes on: with a lesson, with what is told, with the next player'),
    obey: (model) => (model.goOn(), draftOf(model)) },
  { names: ['hint'], subject: '', help: say('good moves and why'), obey: opened('hint', say('Good moves are beside the table.')) },
  { names: ['odds'], subject: '', help: say('how likely you are to get there'), obey: opened('odds', say('The odds are beside the table.')) },
  { names: ['show', 'look'], subject: '', help: say('the whole position'), obey: show },
  { names: ['scores', 'score'], subject: '', help: say('the points of all players'), obey: scores },
  { names: ['log'], subject: say('[N]'), help: say('the last N events, or all'), obey: log },
  { names: ['save'], subject: '', help: say('writes the record of the game to a file'),
    obey: (model) => (save(model), say('The record is saved.')) },
  { names: ['rules', 'rule'], subject: say('[WORD]'), help: say('the rules, at a number or a word'),
    obey: (model, rest) => (goTo('rules', model.situation.game, ...(rest ? [rest] : [])), '') },
  { names: ['help', 'h'], subject: say('[THING]'), help: say('these commands, or what a thing, spell or card does'), obey: help },
  { names: ['quit', 'exit'], subject: '', help: say('leaves; the game is kept'), obey: () => (goTo(), '') },
];

function typed(model: Model, line: string): string {
  const fresh = model.situation.draft.count === 0;
  if (!model.type(line)) return refusal(model);
  // A whole move in one line was meant as it is; one put together in parts waits for yes.
  return fresh && model.situation.draft.whole ? confirm(model) : draftOf(model);
}

function pick(model: Model, number: number): string {
  model.attend();
  const choice = model.situation.choices[number - 1];
  return choice ? after(model, model.choose(choice.choice)) : say('The list has no number %d.', number);
}

const beginsMove = (model: Model, word: string) =>
  model.situation.choices.some(({ text }) => text.split(' ')[0] === word);

export function obey(model: Model, line: string): string {
  const text = line.trim();
  const [, word, rest] = /^(\?|\S*)\s*(.*)$/.exec(text)!;
  if (text === '') return draftOf(model);
  if (/^\d+$/.test(text)) return pick(model, Number(text));
  const question = model.info.questions.some(({ name }) => name === word.toLowerCase());
  if (question && !beginsMove(model, word)) return answerTo(model, text);
  const command = commands().find(({ names }) => names.includes(word.toLowerCase()));
  if (command && !beginsMove(model, word)) return command.obey(model, rest);
  model.attend();
  return model.free ? typed(model, text) : say('Nothing can be chosen now. Type next to go on.');
}
