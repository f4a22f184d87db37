// new-here.tsx: what a game that is over has achieved, for the page of its end.
import type { App } from '../app/app';
import { linkTo } from '../app/router';
import { tr } from '../i18n/tr';
import { earnedInMatch } from '../storage/achievements';
import { Mark } from './mark';
import { achievementsOf } from './notice';

export function NewHere({ app, game, match }: { app: App; game: string; match: string }) {
  const keys = earnedInMatch(game, match);
  if (!keys.length) return null;
  const list = achievementsOf(app, game).filter(({ key }) => keys.includes(key));
  return (
    <div class="achievement-new">
      <p>
        <a href={linkTo('achievements')}>{tr('New achievements')}</a>
      </p>
      <ul>
        {list.map(({ key, title }) => (
          <li key={key}>
            <Mark name={key} />
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}
