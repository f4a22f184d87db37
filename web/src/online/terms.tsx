// terms.tsx: the terms of a table in words: the game and its options, the time, and who may join.
import { linkTo } from '../app/router';
import type { GameInfo } from '../engine/types';
import { tr } from '../i18n/tr';
import { sentence } from '../home/form';
import { paceWords } from './time-text';
import type { Brief, Late } from './types';

export const lateWords = (late: Late): string =>
  ({
    computer: tr('Who is late is replaced by a computer until they are back.'),
    skip: tr('A computer makes the move of who is late.'),
    wait: tr('When somebody is late, the others decide what happens.'),
  })[late];

// The same in a few words, to choose from.
export const lateTitle = (late: Late): string =>
  ({
    computer: tr('A computer takes over'),
    skip: tr('A computer makes the move'),
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

export function Terms({ games, brief }: { games: GameInfo[]; brief: Brief }) {
  const lines = [
    ...(brief.custom ? [tr('It is played with a board or a set of its own.')] : []),
    ...optionWords(games, brief.game),
    paceWords(brief.pace),
    lateWords(brief.late),
    brief.public
      ? tr('Everybody sees this table in the list and may join.')
      : tr('Only who has the link may join.'),
    brief.watch ? tr('Others may look on.') : tr('Nobody else may look on.'),
  ];
  return (
    <div class="online-terms">
      <p>
        <b translate={false}>{titleIn(games, brief)}</b>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p class="online-commitment">
        {tr('Promise of the dice:')} <code>{brief.commitment}</code>
      </p>
      <p class="play-soft">
        {tr(
          'The server has chosen its seed and shows this fingerprint of it before the game. Every player throws in bytes of their own. When the game is over the seed is shown, and everybody can check that no roll was changed.',
        )}{' '}
        <a href={linkTo('rules', 'fair-dice')}>{tr('How that works')}</a>
      </p>
    </div>
  );
}
