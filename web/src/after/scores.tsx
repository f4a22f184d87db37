// scores.tsx: the winner and everyone's points.
import { tr, trPlural } from '../i18n/tr';
import type { Situation } from '../engine/types';
import { title } from '../play/text';
import { displayName } from '../ui/thing-names';

// The player of an online game; 0: nobody in particular.
const youIn = ({ viewer, follows }: Situation) => (follows ? viewer : 0);

// Speaks to that player.
export function headline(situation: Situation) {
  const { winners, seats, scores, stopped } = situation;
  const you = youIn(situation);
  const names = winners.map((seat) => displayName(seats[seat - 1]));
  if (names.length === 0) return situation.ended || tr('The game ended without a winner.');
  if (names.length === 1 && you && seats.length === 2 && !stopped)
    return winners[0] === you
      ? tr('You win, %d to %d', scores[you - 1], scores[2 - you])
      : tr('You lose, %d to %d', scores[you - 1], scores[2 - you]);
  if (names.length === 1)
    return winners[0] === you
      ? tr('You win')
      : you && seats.length === 2
        ? tr('You lose')
        : tr('%s wins', names[0]);
  return tr(
    '%1$s and %2$s win together',
    names.slice(0, -1).join(', '),
    names[names.length - 1] ?? '',
  );
}

// A wax seal between two branches; the right one mirrors the left.
const leaves = [
  [-44, 30, 35],
  [-58, 12, 10],
  [-61, -12, -15],
  [-54, -34, -38],
  [-40, -52, -62],
];
const Branch = () => (
  <g>
    <path class="after-twig" d="M-24 50C-58 38-70-8-34-58" />
    {leaves.map(([x, y, turn]) => (
      <path
        key={turn}
        class="after-leaf"
        d="M0 11C-8 4-8-6 0-12 8-6 8 4 0 11Z"
        transform={`translate(${x} ${y}) rotate(${turn - 20})`}
      />
    ))}
  </g>
);
export const Crest = () => (
  <svg class="after-crest" viewBox="-80 -70 160 132" aria-hidden="true">
    <Branch />
    <g transform="scale(-1 1)">
      <Branch />
    </g>
    <path
      class="after-wax"
      d="M0-36C9-40 15-33 22-29 31-28 33-20 34-12 40-5 38 3 34 10 35 20 27 24 20 28 14 36 6 35 0 34-8 38-15 34-21 28-30 27-33 19-34 11-40 4-38-4-34-11-34-21-28-26-20-29-14-36-8-36 0-36Z"
    />
    <circle class="after-wax-rim" r="24" />
    <path class="after-star" d="M0-18 5.3-6 18-5 8 3.5 11.5 16 0 9-11.5 16-8 3.5-18-5-5.3-6Z" />
  </svg>
);

export function Result({ situation }: { situation: Situation }) {
  const { winners, stopped } = situation;
  const order = situation.seats
    .map((seat, at) => ({ seat, at, score: situation.scores[at] }))
    .sort(
      (a, b) =>
        Number(winners.includes(b.at + 1)) - Number(winners.includes(a.at + 1)) ||
        b.score - a.score,
    );
  const most = Math.max(1, ...situation.scores);
  const you = youIn(situation);
  const isWon = winners.length > 0 && (you === 0 || winners.includes(you));
  return (
    <>
      {isWon && <Crest />}
      <h2 id="after-won" class="after-headline" tabIndex={-1}>
        {headline(situation)}
      </h2>
      {situation.ended && winners.length > 0 && <p class="after-soft">{situation.ended}</p>}
      {situation.practice && (
        <p class="after-soft">{tr('A game for practice: moves were taken back.')}</p>
      )}
      <ol class="after-scores">
        {order.map(({ seat, at, score }) => (
          <li key={at} class={winners.includes(at + 1) ? 'after-winner' : ''}>
            {winners.length > 0 && !stopped && (
              <i aria-hidden="true">{order.findIndex((other) => other.score === score) + 1}.</i>
            )}
            <b>{displayName(seat)}</b>
            <small>{seat.label || (seat.role !== seat.name ? seat.role : '')}</small>
            <meter min={0} max={most} value={score} aria-hidden="true" />
            <em>
              <span aria-hidden="true">{score}</span>
              <span class="visually-hidden">{trPlural('%d point', '%d points', score)}</span>
            </em>
          </li>
        ))}
      </ol>
    </>
  );
}

// The parts of each score as the game defines them, and the game's id.
export function Breakdown({ situation }: { situation: Situation }) {
  if (!situation.standing) return null; // without a winner
  return (
    <details class="after-details">
      <summary>{tr('What the points are made of')}</summary>
      {situation.standing
        .split('\n')
        .filter(Boolean)
        .map((line, at) => (
          <p key={at}>{title(line)}</p>
        ))}
      <details>
        <summary>{tr('Details')}</summary>
        <p class="after-soft">
          {tr(
            'The code of this game is %s. Anyone can replay the same dice with it.',
            situation.id,
          )}
        </p>
      </details>
    </details>
  );
}
