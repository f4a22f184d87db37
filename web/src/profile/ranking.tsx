// ranking.tsx: the registered names with the best ratings in a game.
import { useState } from 'preact/hooks';
import type { App } from '../app/app';
import type { GameInfo } from '../engine/types';
import { tr } from '../i18n/tr';
import { account, type Score } from '../online/account';
import { ConnectionStatus } from '../online/connection-status';
import { useAnswer } from '../online/use-answer';
import { GameChoice } from './parts';
import { ProfileLink } from './profile';
import { Table } from './table';

function List({ info }: { info: GameInfo }) {
  const { answer, error } = useAnswer<{ names: (Score & { name: string })[] }>({
    do: 'ratings',
    game: info.name,
  });
  if (error) return <p role="alert">{error}</p>;
  if (!answer) return <p role="status">{tr('One moment')}</p>;
  const { names } = answer;
  if (names.length === 0)
    return <p>{tr('Nobody with a registered name has finished a game yet.')}</p>;
  return (
    <section class="panel results-part" aria-label={info.title}>
      <Table
        heads={[tr('Name'), tr('Rating'), tr('Games'), tr('Won')]}
        own={names.findIndex(({ name }) => name === account.value?.name)}
        rows={names.map(({ name, rating, games, wins }, at) => [
          <span key={name} class="results-ranked">
            <span class="results-place">{at + 1}.</span>
            <ProfileLink name={name} game={info.name} />
          </span>,
          rating,
          games,
          wins,
        ])}
      />
    </section>
  );
}

export function Ranking({ app, words: [wanted = ''] }: { app: App; words: string[] }) {
  const [chosen, setChosen] = useState(wanted);
  const info = app.games.find(({ name }) => name === chosen) ?? app.games[0];
  return (
    <div class="results">
      <h1>{tr('Ranking')}</h1>
      <ConnectionStatus />
      <p>
        {tr(
          'Your rating rises when you beat other registered players and falls when they beat you. Everyone starts at 1200.',
        )}
      </p>
      <GameChoice games={app.games} value={info.name} onChange={setChosen} />
      <List key={info.name} info={info} />
    </div>
  );
}
