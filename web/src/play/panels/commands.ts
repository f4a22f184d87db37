// commands.ts: interprets a typed line as the terminal does: a number from a list, a command, a
// question to the game, or a move.
import { goTo } from '../../app/router';
import { tr } from '../../i18n/tr';
import { answerTo } from './questions';
import type { Panel } from '../../match/overlay';
import type { Match } from '../../match/match';
import { aboutOf } from '../point';
import { sentence } from '../text';

interface Command {
  names: string[];
  subject: string;
  help: string;
  run(match: Match, rest: string): string;
}

const opened = (panel: Panel, text: string) => (match: Match) => {
  match.overlay.show(panel);
  return text;
};

function menu(match: Match, begin: string): string {
  const { choices, draft } = match.situation.value;
  if (draft.whole)
    return tr('Your move is ready: yes makes it, back takes its last part back, drop forgets it.');
  const lines = choices
    .map(({ text, remark }, at) => [text, `${at + 1}: ${text}${remark && ` (${remark})`}`])
    .filter(([text]) => text.toLowerCase().startsWith(begin.toLowerCase()));
  return lines.length
    ? lines.map(([, line]) => line).join('\n')
    : tr('There is nothing to choose now.');
}

function draftOf(match: Match): string {
  const { draft, prompt } = match.situation.value;
  if (draft.whole) return tr('Your move: %s. Type yes to make it, or back.', draft.text);
  return draft.count ? tr('Your move so far: %s.', draft.text) : sentence(prompt);
}

// On a refusal, the last note says why.
const refusal = (match: Match) => {
  const note = match.overlay.note.value;
  match.overlay.explain(null);
  return note ? sentence(note.text) + (note.rule ? ` (${tr('Rule %s', note.rule)})` : '') : '';
};
const after = (match: Match, done: boolean) => (done ? draftOf(match) : refusal(match));

function confirm(match: Match): string {
  if (!match.turn.canAct.value || !match.situation.value.draft.whole)
    return tr('There is no whole move to make yet.');
  const { text } = match.situation.value.draft;
  return match.confirm() ? tr('You made the move: %s.', text) : refusal(match);
}

function undo(match: Match): string {
  const { undo: can } = match.situation.value;
  if (!can.can) return sentence(can.why);
  if (can.practice && !match.turn.asksPractice.value) {
    match.turn.asksPractice.value = true;
    return tr(
      'Dice have been rolled or others have moved since then: this becomes a practice game. Type undo again to take the move back.',
    );
  }
  match.undo();
  return draftOf(match);
}

// All questions that need no subject: together, the whole position in words.
const show = (match: Match) =>
  match.info.questions
    .filter(({ subject }) => !subject)
    .map(({ name }) => answerTo(match, name))
    .join('\n');

const scores = ({
  situation: {
    value: { seats, scores: points },
  },
}: Match) => seats.map(({ name }, at) => tr('%s has %d points.', name, points[at])).join('\n');

const log = (match: Match, rest: string) =>
  match.events.value
    .slice(rest === 'all' ? 0 : -(Number(rest) || 10))
    .map(({ text }) => text)
    .join('\n');

function help(match: Match, thing: string): string {
  if (thing === '')
    return commands()
      .map(
        ({ names, subject, help: text }) =>
          `${[names[0], subject].filter(Boolean).join(' ')}: ${text}`,
      )
      .concat(
        match.info.questions.map(
          ({ name, subject, help: text }) =>
            `${[name, subject].filter(Boolean).join(' ')}: ${text}`,
        ),
      )
      .join('\n');
  const prefixes = [
    '',
    'space:',
    'card:',
    'scroll:',
    'die:',
    'colour:',
    'supply:',
    'word:',
    'seat:',
    'spell:',
  ];
  for (const prefix of prefixes) {
    const about = aboutOf(match, prefix + thing.replace(/\s+/g, '.'));
    if (about.text || about.title) return `${about.title}\n${about.text}`;
  }
  return tr('There is nothing to tell about %s.', thing);
}

const commands = (): Command[] => [
  {
    names: ['?', 'list'],
    subject: tr('[WORDS]'),
    help: tr('what is possible now, numbered; a number chooses'),
    run: menu,
  },
  {
    names: ['yes', 'y'],
    subject: '',
    help: tr('makes the move that is ready'),
    run: confirm,
  },
  {
    names: ['back', 'b'],
    subject: '',
    help: tr('takes the last part of your move back'),
    run: (match) => (match.draft.back(), draftOf(match)),
  },
  {
    names: ['drop', 'no'],
    subject: '',
    help: tr('drops your move'),
    run: (match) => (match.draft.drop(), draftOf(match)),
  },
  { names: ['undo'], subject: '', help: tr('takes your last move back'), run: undo },
  {
    names: ['redo'],
    subject: '',
    help: tr('makes again what was taken back'),
    run: (match) =>
      match.situation.value.redo ? (match.redo(), draftOf(match)) : tr('There is nothing to redo.'),
  },
  {
    names: ['next'],
    subject: '',
    help: tr('goes on: with a lesson, with what is told, with the next player'),
    run: (match) => (match.skipWait(), draftOf(match)),
  },
  {
    names: ['hint'],
    subject: '',
    help: tr('good moves and why'),
    run: opened('hint', tr('Good moves are beside the table.')),
  },
  {
    names: ['odds'],
    subject: '',
    help: tr('how likely you are to get there'),
    run: opened('odds', tr('The odds are beside the table.')),
  },
  { names: ['show', 'look'], subject: '', help: tr('the whole position'), run: show },
  { names: ['scores', 'score'], subject: '', help: tr('the points of all players'), run: scores },
  { names: ['log'], subject: tr('[N]'), help: tr('the last N events, or all'), run: log },
  {
    names: ['save'],
    subject: '',
    help: tr('writes the record of the game to a file'),
    run: (match) => (match.saveAsFile(), tr('The record is saved.')),
  },
  {
    names: ['rules', 'rule'],
    subject: tr('[WORD]'),
    help: tr('the rules, at a number or a word'),
    run: (match, rest) => (goTo('rules', match.situation.value.game, ...(rest ? [rest] : [])), ''),
  },
  {
    names: ['help', 'h'],
    subject: tr('[THING]'),
    help: tr('these commands, or what a thing, spell or card does'),
    run: help,
  },
  {
    names: ['quit', 'exit'],
    subject: '',
    help: tr('leaves; the game is kept'),
    run: () => (goTo(), ''),
  },
];

function typed(match: Match, line: string): string {
  const fresh = match.situation.value.draft.count === 0;
  if (!match.draft.type(line)) return refusal(match);
  // A whole move typed in one line is confirmed at once; one built in parts waits for yes.
  return fresh && match.situation.value.draft.whole ? confirm(match) : draftOf(match);
}

function pick(match: Match, number: number): string {
  match.skipToTurn();
  const choice = match.situation.value.choices[number - 1];
  return choice
    ? after(match, match.draft.choose(choice.choice))
    : tr('The list has no number %d.', number);
}

const beginsMove = (match: Match, word: string) =>
  match.situation.value.choices.some(({ text }) => text.split(' ')[0] === word);

export function run(match: Match, line: string): string {
  const text = line.trim();
  const [, word, rest] = /^(\?|\S*)\s*(.*)$/.exec(text)!;
  if (text === '') return draftOf(match);
  if (/^\d+$/.test(text)) return pick(match, Number(text));
  const question = match.info.questions.some(({ name }) => name === word.toLowerCase());
  if (question && !beginsMove(match, word)) return answerTo(match, text);
  const command = commands().find(({ names }) => names.includes(word.toLowerCase()));
  if (command && !beginsMove(match, word)) return command.run(match, rest);
  match.skipToTurn();
  return match.turn.canAct.value
    ? typed(match, text)
    : tr('Nothing can be chosen now. Type next to go on.');
}
