// terms.tsx: what is agreed on at a table: the game and its options, time, and who may come.
import type { App } from '../app/app';
import { linkTo } from '../app/router';
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

// In a few words, to choose from.
export const lateTitle = (late: Late): string =>
  ({
    computer: tr('A computer takes over'),
    skip: tr('A computer makes the move'),
    wait: tr('The others decide'),
  })[late];

// The options of "seals:players=3,circle=2" in words, as far as there are words for them.
export function optionWords({ games }: App, id: string): string[] {
  const [name, rest = ''] = id.split(':', 2);
  const info = games.find((game) => game.name === name);
  return rest.split(',').flatMap((word) => {
    const [key, value = ''] = word.split('=', 2);
    const option = info?.options.find((one) => one.name === key);
    const choice = option?.choices.find((one) => one.value === value.split(':')[0]);
    return option && choice && value !== option.value
      ? [tr('%s: %s', sentence(option.label), choice.label)]
      : [];
  });
}

export const titleIn = ({ games }: App, { game, title }: Brief) =>
  games.find((info) => info.name === game.split(':')[0])?.title ?? title;

// A computer player as people know it.
export const levelIn = ({ games }: App, { game }: Brief, player: string) =>
  games.find((info) => info.name === game.split(':')[0])?.levels.find(({ name }) => name === player)
    ?.label ?? player;
// Who sits at a table, free seats left out.
export const namesIn = (app: App, brief: Brief) =>
  brief.seats
    .map(({ name, player }) => name || levelIn(app, brief, player))
    .filter(Boolean)
    .join(', ');

export function Terms({ app, brief }: { app: App; brief: Brief }) {
  const lines = [
    ...(brief.custom ? [tr('It is played with a board or a set of its own.')] : []),
    ...optionWords(app, brief.game),
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
        <b translate={false}>{titleIn(app, brief)}</b>
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
