// finale.tsx: the moment a game ends: points are counted, one source after another, and the winner
// steps forward. It goes on to the result by itself; a tap or a key skips it. Not shown without
// animations.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { endingsOf } from '../games/registry';
import type { Ending, Source } from '../games/ending';
import { tr } from '../i18n/tr';
import type { Match } from '../match/match';
import { Button } from '../ui/button';
import { animate, pace } from '../ui/motion';
import { playSound } from '../ui/sound';
import { displayName } from '../ui/thing-names';
import { Confetti } from './confetti';
import { headline } from './scores';

const first = 700, // milliseconds until the count begins
  counting = 2400, // all of it takes at most so long
  step = 420, // and each source
  pause = 500, // before the winner is known
  shown = 3400; // the winner

interface Count {
  seat: number;
  name: string;
  score: number;
  sources: readonly Source[];
}

// Points without a source of their own come last.
function countsOf({ situation }: Match, ending: Ending): Count[] {
  const { seats, scores } = situation.peek();
  return seats.map((seat, at) => {
    const sources = ending.sourcesOf(at + 1),
      rest = scores[at] - sumOf(sources);
    const more = rest > 0 ? [{ points: rest, picture: <b class="finale-rest">+{rest}</b> }] : [];
    return {
      seat: at + 1,
      name: displayName(seat),
      score: scores[at],
      sources: [...sources, ...more],
    };
  });
}
const sumOf = (sources: readonly Source[]) => sources.reduce((sum, { points }) => sum + points, 0);
const without: Ending = { figureOf: () => null, sourcesOf: () => [] };

function Piece({ children }: { children: ComponentChildren }) {
  const piece = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    animate(
      piece.current!,
      [
        { transform: 'translateY(-26px) scale(1.7) rotate(-8deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { time: 260, easing: 'cubic-bezier(0.2, 0.8, 0.3, 1.25)' },
    );
  }, []);
  return (
    <span ref={piece} class="finale-piece">
      {children}
    </span>
  );
}

function Seat({
  count,
  counted,
  ending,
  result,
}: {
  count: Count;
  counted: number; // sources
  ending: Ending;
  result: 'open' | 'won' | 'lost';
}) {
  const { seat, name, score, sources } = count;
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (result === 'won')
      animate(
        row.current!,
        [
          { transform: 'none' },
          { transform: 'scale(1.09)', offset: 0.4 },
          { transform: 'scale(1.04)' },
        ],
        { time: 600 },
      );
  }, [result]);
  const points = result === 'open' ? sumOf(sources.slice(0, counted)) : score;
  return (
    <li ref={row} class={`finale-seat finale-${result}`}>
      <span class="finale-figure">{ending.figureOf(seat)}</span>
      <b class="finale-name">{name}</b>
      <span class="finale-pieces">
        {sources.slice(0, counted).map(({ picture }, at) => (
          <Piece key={at}>{picture}</Piece>
        ))}
      </span>
      <em class="finale-points">{points}</em>
    </li>
  );
}

// How many sources of each seat are counted; then the winner is known, and then it is over.
function useCount(
  most: number,
  onStep: (step: number) => void,
  onWinner: () => void,
  onEnd: () => void,
) {
  const [counted, setCounted] = useState(0);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const each = Math.min(step, counting / Math.max(1, most)),
      timers: number[] = [];
    const after = (time: number, act: () => void) =>
      timers.push(window.setTimeout(act, time * pace()));
    for (let at = 0; at < most; at++)
      after(first + at * each, () => {
        setCounted(at + 1);
        onStep(at);
      });
    const reveal = first + most * each + pause;
    after(reveal, () => {
      setKnown(true);
      onWinner();
    });
    after(reveal + shown, onEnd);
    return () => timers.forEach(clearTimeout);
  }, [most]);
  return { counted, known };
}

function Stage({ match, ending }: { match: Match; ending: Ending }) {
  const { turn, situation } = match;
  const [counts] = useState(() => countsOf(match, ending));
  const most = Math.max(...counts.map(({ sources }) => sources.length));
  const { counted, known } = useCount(
    most,
    (at) => playSound('count', { step: at }),
    turn.soundEnd,
    () => (turn.celebrates.value = false),
  );
  const won = (seat: number) => situation.value.winners.includes(seat);
  const title = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const rises = [
      { transform: 'translateY(20px) scale(0.8)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    if (known) animate(title.current!, rises, { time: 500 });
  }, [known]);
  return (
    <>
      {known && turn.isWon() && <Confetti />}
      <div class="finale-stage">
        <p ref={title} class="finale-title">
          {known ? headline(situation.value) : tr('The game is over')}
        </p>
        <ol class="finale-seats">
          {counts.map((count) => (
            <Seat
              key={count.seat}
              {...{ count, counted, ending }}
              result={!known ? 'open' : won(count.seat) ? 'won' : 'lost'}
            />
          ))}
        </ol>
      </div>
    </>
  );
}

export function Finale({ match }: { match: Match }) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const box = useRef<HTMLDialogElement>(null);
  const skip = () => void (match.turn.celebrates.value = false);
  useEffect(() => {
    const { app, game, situation } = match;
    box.current!.showModal();
    Promise.resolve(endingsOf(game))
      .then((endingOf) => setEnding(endingOf?.(app.session, situation.peek().state) ?? without))
      .catch(skip); // its pictures could not be loaded
  }, []);
  const key = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (!event.repeat && !['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) skip();
  };
  return (
    <dialog
      ref={box}
      class="finale"
      aria-label={tr('The game is over')}
      onCancel={skip}
      onClick={() => match.isSecondTap() || skip()}
      onKeyDown={key}
    >
      {ending && <Stage match={match} ending={ending} />}
      <Button onClick={skip}>{tr('Show the result')}</Button>
    </dialog>
  );
}
