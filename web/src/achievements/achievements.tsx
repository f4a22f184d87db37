// achievements.tsx: the page of all achievements: which are earned on this device, and how to earn
// the others.
import { useEffect } from 'preact/hooks';
import type { App } from '../app/app';
import { linkTo } from '../app/router';
import type { Achievement, GameInfo } from '../engine/types';
import { tr } from '../i18n/tr';
import { isEarned, readAchievements } from '../storage/achievements';
import { recentGames } from '../storage/experience';
import { Icon } from '../ui/icon';
import { Mark } from './mark';
import { achievementsOf } from './notice';

function Row({ game, row }: { game: string; row: Achievement }) {
  const { key, title, how, rule } = row;
  const earned = isEarned(game, key);
  return (
    <li class={`achievement ${earned ? 'achievement-earned' : ''}`}>
      <Mark name={key} />
      <div>
        <h3>{title}</h3>
        <p>
          {how} {rule && <a href={linkTo('rules', game, rule)}>{tr('Rule %s', rule)}</a>}
        </p>
        <p class="achievement-state">
          {earned && <Icon name="check" />}
          {earned ? tr('Earned') : tr('Not earned yet')}
        </p>
      </div>
    </li>
  );
}

function Game({ app, info: { name, title } }: { app: App; info: GameInfo }) {
  const all = achievementsOf(app, name);
  const has = all.filter(({ key }) => isEarned(name, key));
  const rows = [...has, ...all.filter((row) => !has.includes(row))];
  return (
    <section class="panel achievements-game" aria-labelledby={`achievements-${name}`}>
      <h2 id={`achievements-${name}`}>
        {title} <small>{tr('%d of %d', has.length, all.length)}</small>
      </h2>
      <ul>
        {rows.map((row) => (
          <Row key={row.key} game={name} row={row} />
        ))}
      </ul>
    </section>
  );
}

function latestFirst(games: GameInfo[]): GameInfo[] {
  const recent = recentGames();
  const order = ({ name }: GameInfo) =>
    recent.includes(name) ? recent.indexOf(name) : games.length;
  return [...games].sort((a, b) => order(a) - order(b));
}

export function Achievements({ app }: { app: App }) {
  useEffect(readAchievements, []);
  return (
    <div class="achievements">
      <h1>{tr('Achievements')}</h1>
      <p>
        {tr(
          'Small things worth trying. They count in every game: against the computer, with friends on this device, or online. Lessons, practice games and moves you take back do not count. What you earn is kept only in this browser.',
        )}
      </p>
      {latestFirst(app.games).map((info) => (
        <Game key={info.name} app={app} info={info} />
      ))}
    </div>
  );
}
