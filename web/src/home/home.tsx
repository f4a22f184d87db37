// home.tsx: the home page: resume a game, start one, or open a file.
import './home.css';
import type { App } from '../app/app';
import { linkTo } from '../app/router';
import { tr, trPlural } from '../i18n/tr';
import type { GameInfo } from '../engine/types';
import { useServer } from '../app/server-check';
import { Button } from '../ui/button';
import { lazy } from '../ui/lazy';
import { useOnce } from '../ui/once';
import { hasBegunLesson } from '../match/lesson';
import { prefetchView } from '../games/registry';
import { isNewcomer, levelFor, noteOldGames } from '../storage/experience';
import { Art, hasArt } from './art';
import { SavedGames, NotSaved, useGames } from './games';
import { DropZone, OpenFile } from './open';
import { playNow } from './play-now';
import { PuzzleCard } from './puzzle-card';

const playersOf = ({ min, max }: GameInfo) =>
  min === max ? trPlural('%d player', '%d players', min) : tr('%d to %d players', min, max);

// For screen readers, a button must name its game.
const Words = ({ text, info }: { text: string; info: GameInfo }) => (
  <span>
    {text}
    <span class="visually-hidden">: {info.title}</span>
  </span>
);

function GameCard({ app, info }: { app: App; info: GameInfo }) {
  const play = useOnce(() => playNow(app, info));
  const isNew = info.lesson && isNewcomer(info.name);
  const title = `home-${info.name}`;
  return (
    <article
      class="home-card-box"
      aria-labelledby={title}
      onPointerEnter={() => prefetchView(info.name)}
    >
      <Art game={info.name} />
      <div class="home-card-body">
        <h2 id={title} translate={false}>
          {info.title}
        </h2>
        <p class="home-players">{playersOf(info)}</p>
        <p>{info.summary}</p>
        <p class="home-players">
          {tr('You play against the computer (%s).', levelFor(info).label)}
        </p>
        <div class="home-buttons">
          {isNew && (
            <Button kind="main" icon="learn" class="home-lead" href={linkTo('lesson', info.name)}>
              <Words
                text={
                  hasBegunLesson(info.name)
                    ? tr('Continue the lesson')
                    : tr('Learn in five minutes')
                }
                info={info}
              />
            </Button>
          )}
          <Button
            kind={isNew ? 'plain' : 'main'}
            icon="dice"
            class={isNew ? 'home-play' : 'home-play home-lead'}
            onClick={play}
          >
            <Words text={tr('Play')} info={info} />
          </Button>
          <Button icon="people" href={linkTo('new', info.name)}>
            <Words text={tr('Set up')} info={info} />
          </Button>
          {info.lesson && !isNew && (
            <Button icon="learn" href={linkTo('lesson', info.name)}>
              <Words
                text={hasBegunLesson(info.name) ? tr('Continue the lesson') : tr('Learn')}
                info={info}
              />
            </Button>
          )}
          <Button icon="book" href={linkTo('rules', info.name)}>
            <Words text={tr('Rules')} info={info} />
          </Button>
        </div>
      </div>
    </article>
  );
}

function SmallGame({ app, info }: { app: App; info: GameInfo }) {
  const play = useOnce(() => playNow(app, info));
  return (
    <li class="home-small" onPointerEnter={() => prefetchView(info.name)}>
      <div>
        <h3 translate={false}>{info.title}</h3>
        <p>{info.summary}</p>
      </div>
      <div class="home-small-buttons">
        <Button onClick={play}>
          <Words text={tr('Play')} info={info} />
        </Button>
        <Button href={linkTo('new', info.name)}>
          <Words text={tr('Set up')} info={info} />
        </Button>
      </div>
    </li>
  );
}

const FriendsHere = lazy(async () => (await import('../app/lazy-screens')).FriendsHere);

export function Home({ app }: { app: App }) {
  const large = app.games.filter((info) => hasArt(info.name));
  const small = app.games.filter((info) => !hasArt(info.name));
  const [games, load] = useGames();
  const served = useServer();
  if (games === null) return null;
  noteOldGames(app.games, games);
  const isFirstVisit = app.games.every(({ name }) => isNewcomer(name));
  return (
    <DropZone app={app}>
      <div class="home">
        <h1 class="home-title">{tr('Games of dice and magic')}</h1>
        {isFirstVisit && (
          <p class="home-welcome">
            <b>{tr('New here?')}</b>{' '}
            {tr('Learn a game in five minutes. You play, and whatever you can tap lights up.')}
          </p>
        )}
        <NotSaved />
        <SavedGames app={app} games={games} over={false} onChange={load} />
        {served && <FriendsHere app={app} />}
        <section class="home-cards" aria-label={tr('Games')}>
          {large.map((info) => (
            <GameCard key={info.name} app={app} info={info} />
          ))}
        </section>
        <PuzzleCard />
        <SavedGames app={app} games={games} over onChange={load} />
        <section class="home-foot" aria-labelledby="home-more">
          <h2 id="home-more">{tr('More')}</h2>
          <ul class="home-list">
            {small.map((info) => (
              <SmallGame key={info.name} app={app} info={info} />
            ))}
            <OpenFile app={app} />
            <li class="home-small">
              <div>
                <h3>{tr('Achievements')}</h3>
                <p>{tr('Small things to try in each game.')}</p>
              </div>
              <Button icon="check" href={linkTo('achievements')}>
                {tr('See achievements')}
              </Button>
            </li>
            <li class="home-small">
              <div>
                <h3>{tr('Settings')}</h3>
                <p>{tr('Language, light, animation, sound, and the games on this device.')}</p>
              </div>
              <Button icon="settings" href={linkTo('settings')}>
                {tr('Change settings')}
              </Button>
            </li>
          </ul>
        </section>
      </div>
    </DropZone>
  );
}
