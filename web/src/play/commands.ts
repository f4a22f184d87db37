// commands.ts: from a typed line to what it asks for, in the words of the terminal: a number of
// the list, a command, a question of the game, or a move.
import { goTo } from '../core/router';
import { say } from '../core/say';
import { answerTo } from './ask';
import type { Panel } from '../match/overlay';
import type { Match } from '../match/match';
import { aboutOf } from './point';
import { sentence } from './words';

interface Command { names: string[]; subject: string; help: string; obey(match: Match, rest: string): string }

const opened = (panel: Panel, text: string) => (match: Match) => {
  match.overlay.show(panel);
  return text;
};

function menu(match: Match, begin: string): string {
  const { choices, draft } = match.situation.value;
  if (draft.whole) return say('Your move is complete: yes makes it, back takes its last part back, drop forgets it.');
  const lines = choices.map(({ text, remark }, at) => [text, `${at + 1}: ${text}${remark && ` (${remark})`}`])
    .filter(([text]) => text.toLowerCase().startsWith(begin.toLowerCase()));
  return lines.length ? lines.map(([, line]) => line).join('\n') : say('There is nothing to choose now.');
}

function draftOf(match: Match): string {
  const { draft, prompt } = match.situation.value;
  if (draft.whole) return say('Your move: %s. Type yes to make it, or back.', draft.text);
  return draft.count ? say('Your move so far: %s.', draft.text) : sentence(prompt);
}

// The last note says why when something is refused.
const refusal = (match: Match) => {
  const note = match.overlay.note.value;
  match.overlay.explain(null);
  return note ? sentence(note.text) + (note.rule ? ` (${say('Rule %s', note.rule)})` : '') : '';
};
const after = (match: Match, done: boolean) => (done ? draftOf(match) : refusal(match));

function confirm(match: Match): string {
  if (!match.turn.canAct.value || !match.situation.value.draft.whole) return say('There is no whole move to make yet.');
  const { text } = match.situation.value.draft;
  return match.confirm() ? say('You made the move: %s.', text) : refusal(match);
}

function undo(match: Match): string {
  const { undo: can } = match.situation.value;
  if (!can.can) return sentence(can.why);
  if (can.practice && !match.turn.asksPractice.value) {
    (match.turn.asksPractice.value = true);
    return say('Dice have fallen or others have moved since: that makes this a game for practice. Type undo again to take the move back.');
  }
  match.undo();
  return draftOf(match);
}

// Every question that needs no subject, one after the other: the whole position in words.
const show = (match: Match) =>
  match.info.questions.filter(({ subject }) => !subject).map(({ name }) => answerTo(match, name)).join('\n');

const scores = ({ situation: { value: { seats, scores: points } } }: Match) =>
  seats.map(({ name }, at) => say('%s has %d points.', name, points[at])).join('\n');

const log = (match: Match, rest: string) =>
  match.events.value.slice(rest === 'all' ? 0 : -(Number(rest) || 10)).map(({ text }) => text).join('\n');

function help(match: Match, thing: string): string {
  if (thing === '') return commands().map(({ names, subject, help: told }) =>
    `${[names[0], subject].filter(Boolean).join(' ')}: ${told}`)
    .concat(match.info.questions.map(({ name, subject, help: told }) => `${[name, subject].filter(Boolean).join(' ')}: ${told}`))
    .join('\n');
  const kinds = ['', 'space:', 'card:', 'scroll:', 'die:', 'colour:', 'supply:', 'word:', 'seat:', 'spell:'];
  for (const kind of kinds) {
    const about = aboutOf(match, kind + thing.replace(/\s+/g, '.'));
    if (about.text || about.title) return `${about.title}\n${about.text}`;
  }
  return say('There is nothing to tell about %s.', thing);
}

const commands = (): Command[] => [
  { names: ['?', 'list'], subject: say('[WORDS]'), help: say('what is possible now, numbered; a number chooses'), obey: menu },
  { names: ['yes', 'y'], subject: '', help: say('makes the move that was put together'), obey: confirm },
  { names: ['back', 'b'], subject: '', help: say('takes the last part of your move back'),
    obey: (match) => (match.draft.back(), draftOf(match)) },
  { names: ['drop', 'no'], subject: '', help: say('forgets your move as far as it is put together'),
    obey: (match) => (match.draft.drop(), draftOf(match)) },
  { names: ['undo'], subject: '', help: say('takes your last move back'), obey: undo },
  { names: ['redo'], subject: '', help: say('makes again what was taken back'),
    obey: (match) => (match.situation.value.redo ? (match.redo(), draftOf(match)) : say('There is nothing to do again.')) },
  { names: ['next'], subject: '', help: say('goes on: with a lesson, with what is told, with the next player'),
    obey: (match) => (match.goOn(), draftOf(match)) },
  { names: ['hint'], subject: '', help: say('good moves and why'), obey: opened('hint', say('Good moves are beside the table.')) },
  { names: ['odds'], subject: '', help: say('how likely you are to get there'), obey: opened('odds', say('The odds are beside the table.')) },
  { names: ['show', 'look'], subject: '', help: say('the whole position'), obey: show },
  { names: ['scores', 'score'], subject: '', help: say('the points of all players'), obey: scores },
  { names: ['log'], subject: say('[N]'), help: say('the last N events, or all'), obey: log },
  { names: ['save'], subject: '', help: say('writes the record of the game to a file'),
    obey: (match) => (match.saveAsFile(), say('The record is saved.')) },
  { names: ['rules', 'rule'], subject: say('[WORD]'), help: say('the rules, at a number or a word'),
    obey: (match, rest) => (goTo('rules', match.situation.value.game, ...(rest ? [rest] : [])), '') },
  { names: ['help', 'h'], subject: say('[THING]'), help: say('these commands, or what a thing, spell or card does'), obey: help },
  { names: ['quit', 'exit'], subject: '', help: say('leaves; the game is kept'), obey: () => (goTo(), '') },
];

function typed(match: Match, line: string): string {
  const fresh = match.situation.value.draft.count === 0;
  if (!match.draft.type(line)) return refusal(match);
  // A whole move in one line was meant as it is; one put together in parts waits for yes.
  return fresh && match.situation.value.draft.whole ? confirm(match) : draftOf(match);
}

function pick(match: Match, number: number): string {
  match.skipToTurn();
  const choice = match.situation.value.choices[number - 1];
  return choice ? after(match, match.draft.choose(choice.choice)) : say('The list has no number %d.', number);
}

const beginsMove = (match: Match, word: string) =>
  match.situation.value.choices.some(({ text }) => text.split(' ')[0] === word);

export function obey(match: Match, line: string): string {
  const text = line.trim();
  const [, word, rest] = /^(\?|\S*)\s*(.*)$/.exec(text)!;
  if (text === '') return draftOf(match);
  if (/^\d+$/.test(text)) return pick(match, Number(text));
  const question = match.info.questions.some(({ name }) => name === word.toLowerCase());
  if (question && !beginsMove(match, word)) return answerTo(match, text);
  const command = commands().find(({ names }) => names.includes(word.toLowerCase()));
  if (command && !beginsMove(match, word)) return command.obey(match, rest);
  match.skipToTurn();
  return match.turn.canAct.value ? typed(match, text) : say('Nothing can be chosen now. Type next to go on.');
}
