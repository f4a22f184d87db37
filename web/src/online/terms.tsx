// terms.tsx: the terms of a table in words: the game and its options, the time, and who may join.
import { linkTo } from '../app/router';
import type { GameInfo } from '../engine/types';
import { tr, trPlural } from '../i18n/tr';
import { sentence } from '../home/form';
import { paceWords, reserveWords } from './time-text';
import type { Brief, Late } from './types';

export const lateWords = (late: Late): string =>
  ({
    computer: tr('If a player runs out of time, the computer plays for them until they return.'),
    skip: tr('If a player runs out of time, the computer makes that one move.'),
    wait: tr('If a player runs out of time, the others decide how to go on.'),
  })[late];

// The same in a few words, to choose from.
export const lateTitle = (late: Late): string =>
  ({
    computer: tr('The computer takes over'),
    skip: tr('The computer makes the move'),
    wait: tr('The others decide'),
  })[late];

// The game of an id such as "seals:players=3,circle=2".
export const infoOf = (games: GameInfo[], id: string) =>
  games.find(({ name }) => name === id.split(':')[0]);

// The options in an id in words, except those with their usual value.
export function optionWords(games: GameInfo[], id: string): string[] {
  const [, rest = ''] = id.split(':', 2);
  const info = infoOf(games, id);
  return rest.split(',').flatMap((word) => {
    const [key, value = ''] = word.split('=', 2);
    const option = info?.options.find((one) => one.name === key);
    const choice = option?.choices.find((one) => one.value === value.split(':')[0]);
    return option && choice && value !== option.value
      ? [tr('%s: %s', sentence(option.label), choice.label)]
      : [];
  });
}

export const titleIn = (games: GameInfo[], { game, title }: Brief) =>
  infoOf(games, game)?.title ?? title;

// The label of a computer player.
export const levelIn = (games: GameInfo[], { game }: Brief, player: string) =>
  infoOf(games, game)?.levels.find(({ name }) => name === player)?.label ?? player;
// The players at a table.
export const namesIn = (games: GameInfo[], brief: Brief) =>
  brief.seats
    .map(({ name, player }) => name || levelIn(games, brief, player))
    .filter(Boolean)
    .join(', ');

// What a guest wants to know, in a few words each.
export const shortTerms = (games: GameInfo[], brief: Brief): string[] => [
  trPlural('%d player', '%d players', brief.seats.length),
  paceWords(brief.pace),
  ...optionWords(games, brief.game),
  ...(brief.custom ? [tr('A board or set of its own')] : []),
];

// How the table works, in whole sentences.
export function Terms({ games, brief }: { games: GameInfo[]; brief: Brief }) {
  const lines = [
    ...(brief.custom ? [tr('This game has a board or a set of its own.')] : []),
    ...optionWords(games, brief.game),
    paceWords(brief.pace),
    reserveWords(brief.pace),
    lateWords(brief.late),
    brief.autostart ? tr('The game starts by itself when everybody is here.') : '',
    brief.public
      ? tr('The table is in the public list: anybody can join.')
      : tr('Only people with the link can join.'),
    brief.watch ? tr('Others can watch.') : tr('Nobody else can watch.'),
  ];
  return (
    <ul class="online-terms">
      {lines.filter(Boolean).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export const FairDice = ({ brief }: { brief: Brief }) => (
  <details class="online-fold">
    <summary>{tr('How the dice are kept fair')}</summary>
    <p class="play-soft">
      {tr(
        'Before the game, the server commits to a secret seed by this fingerprint, and every device adds random bytes of its own. After the game the seed is shown, and anybody can check that no roll was changed.',
      )}{' '}
      <a href={linkTo('rules', 'fair-dice')}>{tr('How that works')}</a>
    </p>
    <p class="online-commitment">
      <code>{brief.commitment}</code>
    </p>
  </details>
);
