// your-games.tsx: the results on this device, from the games saved in this browser. They need neither
// an account nor a network.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../app/app';
import { linkTo } from '../app/router';
import type { GameInfo } from '../engine/types';
import { percent } from '../i18n/numbers';
import { tr } from '../i18n/tr';
import { sentence } from '../home/form';
import { Button } from '../ui/button';
import { Curve } from './curve';
import {
  againstLevels,
  againstPeople,
  byPerson,
  deviceGames,
  isOnline,
  isWon,
  type DeviceGame,
} from './device-results';
import { dateWords, Facts, GameChoice, LastGames, Part, type GameLine } from './parts';
import { placeOf, shareWon, type Tally } from './results';
import { Table } from './table';

const levelWords = ({ levels }: GameInfo, player: string) =>
  levels.find(({ name }) => name === player)?.label ?? player;

function lineOf(info: GameInfo, game: DeviceGame): GameLine {
  const { key, at, you, seats, winners, practice } = game;
  const nameOf = (seat: number) => {
    const { name, player } = seats[seat - 1];
    return player ? levelWords(info, player) : name || tr('Seat %d', seat);
  };
  const numbers = seats.map((_, index) => index + 1);
  const others = numbers.filter((seat) => seat !== you).map(nameOf);
  const ended = winners.length > 0;
  const notes = [
    isOnline(game) ? tr('online') : '',
    practice ? tr('practice, not counted') : '',
    ended ? '' : tr('ended without a winner, not counted'),
    game.stopped && ended ? tr('a player resigned') : '',
    [you || 1, ...numbers.filter((seat) => seat !== (you || 1))]
      .map((seat) => game.scores[seat - 1])
      .join(' : '),
  ];
  return {
    key,
    at,
    place: you > 0 && ended ? placeOf(game, you) : 0,
    players: seats.length,
    tied: winners.length === seats.length,
    words:
      you > 0
        ? tr('against %s', others.join(', '))
        : tr('%s; won by %s', others.join(', '), winners.map(nameOf).join(', ')),
    note: notes.filter(Boolean).join(' · '),
    href: linkTo('play', key),
  };
}

// Not a game that was ended before anybody had a point.
const isWorthTelling = ({ winners, scores }: DeviceGame) =>
  winners.length > 0 || scores.some((score) => score !== 0);

const shareRows = (tallies: Map<string, Tally>, words: (key: string) => string) =>
  [...tallies].map(([key, { games, won }]) => [words(key), games, won, percent(won / games, 0)]);
const shareHeads = (name: string) => [name, tr('Games'), tr('Won'), tr('Win rate')];

function WinsCurve({ own }: { own: DeviceGame[] }) {
  const oldest = [...own].reverse();
  const shares = shareWon(oldest.map(isWon));
  if (shares.length < 2) return null;
  const first = oldest.length - shares.length;
  return (
    <Curve
      title={tr('Win rate over the last ten games')}
      points={shares.map((value, at) => ({ when: dateWords(oldest[first + at].at), value }))}
      format={(value) => percent(value, 0)}
      heading={tr('Win rate')}
    />
  );
}

function Summary({ own }: { own: DeviceGame[] }) {
  const won = own.filter(isWon).length;
  return (
    <section class="panel results-part" aria-label={tr('Summary')}>
      <Facts
        facts={[
          [tr('Games'), String(own.length)],
          [tr('Won'), `${won} (${percent(won / own.length, 0)})`],
        ]}
      />
      <WinsCurve own={own} />
    </section>
  );
}

function OneGame({ info, games }: { info: GameInfo; games: DeviceGame[] }) {
  const counted = games.filter(({ practice, winners }) => !practice && winners.length > 0);
  const own = counted.filter(({ you }) => you > 0);
  const levels = againstLevels(own),
    people = againstPeople(own),
    here = byPerson(counted, (seat) => tr('Seat %d', seat));
  const order = ['', ...info.levels.map(({ name }) => name)];
  const sorted = new Map([...levels].sort(([a], [b]) => order.indexOf(b) - order.indexOf(a)));
  return (
    <>
      {own.length > 0 && <Summary own={own} />}
      {levels.size > 0 && (
        <Part id="results-levels" title={tr('Against the computer')}>
          <Table
            heads={shareHeads(tr('Level'))}
            rows={shareRows(sorted, (level) =>
              level ? sentence(levelWords(info, level)) : tr('Several levels'),
            )}
          />
        </Part>
      )}
      {people.size > 0 && (
        <Part id="results-opponents" title={tr('Against others online')}>
          <Table
            heads={[tr('Opponent'), tr('Games'), tr('Won'), tr('Lost')]}
            rows={[...people].map(([name, { games, won, lost }]) => [name, games, won, lost])}
          />
        </Part>
      )}
      {here.size > 0 && (
        <Part id="results-here" title={tr('Together on this device')}>
          <Table heads={shareHeads(tr('Player'))} rows={shareRows(here, (name) => name)} />
        </Part>
      )}
      <LastGames lines={games.filter(isWorthTelling).map((game) => lineOf(info, game))} />
    </>
  );
}

export function YourGames({ app, words: [wanted = ''] }: { app: App; words: string[] }) {
  const [games, setGames] = useState<DeviceGame[] | null>(null);
  const [chosen, setChosen] = useState(wanted);
  useEffect(() => void deviceGames(app).then(setGames), []);
  const played = app.games.filter(({ name }) => games?.some(({ game }) => game === name));
  const info = played.find(({ name }) => name === (chosen || games?.[0]?.game)) ?? played[0];
  return (
    <div class="results">
      <h1>{tr('Your results')}</h1>
      <p>
        {tr('These results come from the games saved in this browser and stay on this device.')}
      </p>
      {!games && <p role="status">{tr('One moment')}</p>}
      {games?.length === 0 && (
        <>
          <p>{tr('No game has been finished here yet.')}</p>
          <div>
            <Button kind="main" href={linkTo()}>
              {tr('Home')}
            </Button>
          </div>
        </>
      )}
      {games && info && (
        <>
          <GameChoice games={played} value={info.name} onChange={setChosen} />
          <OneGame
            key={info.name}
            info={info}
            games={games.filter(({ game }) => game === info.name)}
          />
        </>
      )}
    </div>
  );
}
