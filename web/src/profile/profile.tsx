// profile.tsx: what a registered name has played on this server: rating, opponents, last games.
import { useState } from 'preact/hooks';
import type { App } from '../app/app';
import { linkTo } from '../app/router';
import type { GameInfo } from '../engine/types';
import { percent } from '../i18n/numbers';
import { tr, trPlural } from '../i18n/tr';
import { account, type Score } from '../online/account';
import { ConnectionStatus } from '../online/connection-status';
import { useAnswer } from '../online/use-answer';
import { Button } from '../ui/button';
import { Curve } from './curve';
import { dateWords, Facts, GameChoice, LastGames, Part, type GameLine } from './parts';
import { Table } from './table';

interface Other {
  name?: string; // "" for somebody at a private table
  player?: string; // a computer level
}
interface Played {
  at: number;
  table?: string;
  rating: number;
  place: number;
  others: Other[];
}
interface Profile {
  name: string;
  record: Record<string, Score>;
  games: Played[]; // newest first
  opponents: { name: string; games: number; won: number; lost: number }[];
}

const firstRating = 1200;

export const ProfileLink = ({ name, game }: { name: string; game?: string }) => (
  <a class="results-name" href={linkTo('profile', name, ...(game ? [game] : []))} translate={false}>
    {name}
  </a>
);

function othersWords({ levels }: GameInfo, others: Other[]): string {
  const names = others.map(({ name, player }) =>
    player
      ? (levels.find((level) => level.name === player)?.label ?? player)
      : name || tr('a guest'),
  );
  return tr('against %s', names.join(', '));
}

// The ratings before the oldest game are unknown, unless it was the first.
function gainWords(games: Played[], at: number, total: number): string {
  const before = games[at + 1]?.rating ?? (total === games.length ? firstRating : null);
  if (before === null) return tr('rating %d', games[at].rating);
  const gain = games[at].rating - before;
  const signed = gain > 0 ? `+${gain}` : gain < 0 ? `−${-gain}` : '±0';
  return tr('rating %d (%s)', games[at].rating, signed);
}

const linesOf = (info: GameInfo, games: Played[], total: number): GameLine[] =>
  games.map(({ at, table, place, others }, index) => ({
    key: `${at} ${index}`,
    at,
    place,
    players: others.length + 1,
    tied: false,
    words: othersWords(info, others),
    note: gainWords(games, index, total),
    href: table ? linkTo('table', table) : '',
  }));

function OneGame({ name, info, score }: { name: string; info: GameInfo; score: Score }) {
  const { answer, error } = useAnswer<Profile>({ do: 'profile', name, game: info.name });
  if (error) return <p role="alert">{error}</p>;
  if (!answer) return <p role="status">{tr('One moment')}</p>;
  const { games, opponents } = answer;
  const points = [...games].reverse().map(({ at, rating }) => ({
    when: dateWords(at),
    value: rating,
  }));
  return (
    <>
      <section class="panel results-part" aria-label={info.title}>
        <Facts
          facts={[
            [tr('Rating'), String(score.rating)],
            [tr('Games'), String(score.games)],
            [tr('Won'), `${score.wins} (${percent(score.wins / score.games, 0)})`],
          ]}
        />
        {points.length > 1 && (
          <Curve
            title={trPlural(
              'Rating over the last %d game',
              'Rating over the last %d games',
              points.length,
            )}
            points={points}
            format={String}
            heading={tr('Rating')}
          />
        )}
      </section>
      {opponents.length > 0 && (
        <Part id="results-opponents" title={tr('Head to head')}>
          <Table
            heads={[tr('Opponent'), tr('Games'), tr('Won'), tr('Lost')]}
            rows={opponents.map((one) => [
              <ProfileLink key={one.name} name={one.name} game={info.name} />,
              one.games,
              one.won,
              one.lost,
            ])}
          />
        </Part>
      )}
      {games.length > 0 && <LastGames lines={linesOf(info, games, score.games)} />}
    </>
  );
}

function Known({ app, profile, wanted }: { app: App; profile: Profile; wanted: string }) {
  const { name, record } = profile;
  const played = app.games.filter((info) => record[info.name]?.games > 0);
  const most = [...played].sort((a, b) => record[b.name].games - record[a.name].games)[0];
  const [chosen, setChosen] = useState(wanted);
  const info = played.find((one) => one.name === chosen) ?? most;
  if (!info) return <p>{tr('%s has not finished a rated game yet.', name)}</p>;
  return (
    <>
      <GameChoice games={played} value={info.name} onChange={setChosen} />
      <OneGame key={info.name} name={name} info={info} score={record[info.name]} />
    </>
  );
}

export function ProfileScreen({
  app,
  words: [name = '', game = ''],
}: {
  app: App;
  words: string[];
}) {
  const { answer, error } = useAnswer<Profile>({ do: 'profile', name });
  return (
    <div class="results">
      <h1 translate={false}>{answer?.name ?? name}</h1>
      <ConnectionStatus />
      {answer && account.value?.name === answer.name && <p>{tr('This is you.')}</p>}
      {error && (
        <p class="field-error" role="alert">
          {error}
        </p>
      )}
      {answer ? (
        <Known key={answer.name} app={app} profile={answer} wanted={game} />
      ) : (
        !error && <p role="status">{tr('One moment')}</p>
      )}
      <div>
        <Button icon="odds" href={linkTo('ranking', ...(game ? [game] : []))}>
          {tr('Ranking')}
        </Button>
      </div>
    </div>
  );
}
