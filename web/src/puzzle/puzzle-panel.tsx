// puzzle-panel.tsx: the box of a puzzle: what to find, what a move was worth, and the way on.
import { useEffect, useState } from 'preact/hooks';
import { linkTo } from '../app/router';
import { percent } from '../i18n/numbers';
import { currentLocale, tr, trPlural } from '../i18n/tr';
import type { Match } from '../match/match';
import { sentence } from '../play/text';
import { isNewcomer } from '../storage/experience';
import {
  dayAfter,
  firstDay,
  puzzleGames,
  solves,
  streak,
  today,
  type Attempt,
} from '../storage/puzzles';
import { announce } from '../ui/announce';
import { Button } from '../ui/button';
import { ConfirmDialog } from '../ui/dialog';
import { Menu } from '../ui/menu';
import { MoveText, moveWords, Remark } from '../ui/move-text';
import { useOnce } from '../ui/once';
import { displayName } from '../ui/thing-names';
import { playSound } from '../ui/sound';
import type { Puzzle, Verdict } from './puzzle';
import { share } from './share';

export const dateOf = (day: string) =>
  new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );
const difficultyOf = ({ difficulty }: Puzzle) =>
  [tr('Easy'), tr('Medium'), tr('Hard')][difficulty - 1];

function headline({ attempt, loss }: Verdict): string {
  switch (attempt) {
    case 'best':
      return tr('That is the best move.');
    case 'good':
      return tr('That is as good as the best move.');
    case 'slip':
      return tr('A good move, but it costs %s.', percent(loss));
    case 'mistake':
      return tr('A mistake: it costs %s.', percent(loss));
    case 'shown':
      return tr('This is the best move.');
  }
}
// Solved or shown, here and now.
const isDone = (attempt?: Attempt) => attempt === 'shown' || solves(attempt);

// The reasons of a game go on after "it". What is wrong about a move gives the best one away.
const reasonOf = ({ attempt, reason }: Verdict): string =>
  reason && isDone(attempt) ? tr('It %s.', reason) : '';

// Opens the puzzle of another game.
const Games = ({ puzzle: { day, game }, match }: { puzzle: Puzzle; match: Match }) => (
  <Menu
    label={tr('Game of the puzzle: %s', match.info.title)}
    icon="dice"
    up
    class="play-puzzle-game"
    items={match.app.games
      .filter(({ name }) => puzzleGames.includes(name))
      .map(({ name, title }) => ({
        text: title,
        checked: name === game,
        href: linkTo('puzzle', day, name),
      }))}
  >
    <span translate={false}>{match.info.title}</span>
  </Menu>
);

// Whoever does not know the game learns it first.
const Newcomer = ({ match: { info } }: { match: Match }) =>
  isNewcomer(info.name) ? (
    <p class="play-puzzle-new">
      {tr('New to %s?', info.title)}{' '}
      <a href={linkTo('lesson', info.name)}>{tr('Learn in five minutes')}</a>
    </p>
  ) : null;

// Opens a puzzle of another day.
function Days({ puzzle: { day, game } }: { puzzle: Puzzle }) {
  return (
    <>
      {day > firstDay && (
        <Button
          kind="bare"
          icon="back"
          label={tr('The puzzle of the day before')}
          href={linkTo('puzzle', dayAfter(day, -1), game)}
        />
      )}
      {day < today() && (
        <Button
          kind="bare"
          icon="forward"
          label={tr('The puzzle of the next day')}
          href={linkTo('puzzle', dayAfter(day), game)}
        />
      )}
    </>
  );
}

function Task({ puzzle, match }: { puzzle: Puzzle; match: Match }) {
  const name = displayName(match.situation.value.seats[puzzle.seat - 1]);
  return (
    <>
      <p class="play-puzzle-task">{tr('%s to move: find the move that wins most often.', name)}</p>
      <Newcomer match={match} />
    </>
  );
}

function Words({ match, verdict }: { match: Match; verdict: Verdict }) {
  const { game, state } = match;
  const reason = reasonOf(verdict);
  return (
    <>
      <p class={`play-puzzle-${solves(verdict.attempt) ? 'right' : 'task'}`}>{headline(verdict)}</p>
      <p>
        <MoveText game={game} text={verdict.move} state={state.draftStart()} named />
      </p>
      <p>
        {reason && <Remark game={game} text={sentence(reason)} />}{' '}
        {tr('The best move wins %s of games like this.', percent(verdict.win, 0))}
      </p>
    </>
  );
}

function Share({ puzzle, match }: { puzzle: Puzzle; match: Match }) {
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');
  const send = async () => {
    const sent = await share(puzzle, match.info.title);
    setText(sent.text);
    setStatus(sent.status);
  };
  return (
    <>
      <Button icon="share" onClick={() => void send()}>
        {tr('Share')}
      </Button>
      {status && <p role="status">{status}</p>}
      {status && text && <pre class="play-puzzle-share">{text}</pre>}
    </>
  );
}

function Finished({ puzzle, match }: { puzzle: Puzzle; match: Match }) {
  const playOn = useOnce(puzzle.playOn);
  return (
    <div class="play-row">
      <Button kind="main" icon="play" onClick={playOn}>
        {tr('Play on from here')}
      </Button>
      <Share puzzle={puzzle} match={match} />
      <Button icon="undo" onClick={puzzle.tryAgain}>
        {tr('Try other moves')}
      </Button>
    </div>
  );
}

const Unfinished = ({ puzzle }: { puzzle: Puzzle }) => (
  <div class="play-row">
    <Button kind="main" icon="undo" onClick={puzzle.tryAgain}>
      {tr('Try again')}
    </Button>
    <Button icon="check" onClick={() => void puzzle.showSolution()}>
      {tr('Show the solution')}
    </Button>
  </div>
);

function Answer({ puzzle, match }: { puzzle: Puzzle; match: Match }) {
  const verdict = puzzle.verdict.value;
  if (puzzle.error.value)
    return <p role="alert">{tr('The move could not be judged: %s', puzzle.error.value)}</p>;
  if (puzzle.judging.value) return <p role="status">{tr('Your move is being judged.')}</p>;
  return verdict ? (
    <Words match={match} verdict={verdict} />
  ) : (
    <Task puzzle={puzzle} match={match} />
  );
}

function tell(match: Match, verdict: Verdict) {
  const move = moveWords({
    game: match.game,
    text: verdict.move,
    state: match.state.draftStart(),
    named: true,
  });
  announce(`${headline(verdict)} ${move}. ${reasonOf(verdict)}`);
  if (verdict.attempt !== 'shown') playSound(solves(verdict.attempt) ? 'win' : 'refused');
}

export function PuzzlePanel({ puzzle, match }: { puzzle: Puzzle; match: Match }) {
  const verdict = puzzle.verdict.value;
  useEffect(() => {
    if (verdict) tell(match, verdict);
  }, [verdict]);
  const begun = match.situation.value.draft.count > 0 && !match.sending.value;
  const [gives, setGives] = useState(false); // asks whether to show the solution
  const days = streak();
  return (
    <section
      class={`play-lesson play-puzzle ${begun ? 'play-puzzle-begun' : ''}`}
      aria-label={tr('Puzzle of the day')}
    >
      <p class="play-puzzle-day">
        {tr('Puzzle of %s', dateOf(puzzle.day))} · {difficultyOf(puzzle)}
        {days > 0 && ` · ${trPlural('Solved %d day in a row.', 'Solved %d days in a row.', days)}`}
      </p>
      <div class="play-lesson-handles">
        {!verdict && !puzzle.judging.value && !puzzle.error.value && (
          <Button kind="bare" class="play-puzzle-solution" onClick={() => setGives(true)}>
            {tr('Solution')}
          </Button>
        )}
        <Games puzzle={puzzle} match={match} />
        <Days puzzle={puzzle} />
      </div>
      <div class="play-puzzle-words">
        <Answer puzzle={puzzle} match={match} />
      </div>
      {isDone(verdict?.attempt) ? (
        <Finished puzzle={puzzle} match={match} />
      ) : (
        (verdict || puzzle.error.value) && <Unfinished puzzle={puzzle} />
      )}
      {gives && (
        <ConfirmDialog
          title={tr('Show the solution?')}
          text={tr('Then this puzzle does not count as solved.')}
          yes={tr('Show the solution')}
          onYes={() => {
            setGives(false);
            void puzzle.showSolution();
          }}
          onNo={() => setGives(false)}
        />
      )}
    </section>
  );
}
