// puzzle-screen.tsx: the puzzle of a day on the play screen.
import { useEffect, useState } from 'preact/hooks';
import type { App } from '../app/app';
import { linkTo, type Route } from '../app/router';
import { tr } from '../i18n/tr';
import type { Match } from '../match/match';
import { MatchScreen } from '../play/play';
import { choosePuzzleGame, isDay, puzzleGameOn, puzzleGames, today } from '../storage/puzzles';
import { Button } from '../ui/button';
import { WithView } from '../ui/with-view';
import { openPuzzle } from './puzzle';

const Missing = ({ text }: { text: string }) => (
  <div class="play-missing panel">
    <h1>{tr('This puzzle cannot be opened')}</h1>
    <p>{text}</p>
    <Button kind="main" href={linkTo()}>
      {tr('Home')}
    </Button>
  </div>
);

export function PuzzleScreen({ app, route }: { app: App; route: Route }) {
  const [match, setMatch] = useState<Match | null>(null);
  const [error, setError] = useState('');
  const [day = today(), wanted = ''] = route.words;
  const game = puzzleGames.includes(wanted) ? wanted : puzzleGameOn(day);
  useEffect(() => {
    let cancelled = false;
    setMatch(null);
    setError('');
    if (!isDay(day) || day > today()) return setError(tr('There is no puzzle for this day.'));
    if (wanted === game) choosePuzzleGame(game);
    openPuzzle(app, day, game, () => cancelled).then(
      (opened) => cancelled || setMatch(opened),
      () =>
        cancelled ||
        setError(
          tr('It is not on this device, and could not be fetched. Try again when you are online.'),
        ),
    );
    return () => void (cancelled = true);
  }, [app, day, game]);
  if (error) return <Missing text={error} />;
  return match ? (
    <WithView game={match.game} session={app.session}>
      <MatchScreen key={`${day} ${game}`} match={match} />
    </WithView>
  ) : (
    <p class="play-busy" role="status">
      {tr('Laying out the game')}
    </p>
  );
}
