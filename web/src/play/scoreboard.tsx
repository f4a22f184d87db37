// scoreboard.tsx: one line that is always in view: everybody's points and dice, whose turn it is, and
// how much is left of the game.
import { canAnimate } from '../storage/settings';
import type { Standing } from '../games/view';
import { viewOf } from '../games/registry';
import { tr, trPlural } from '../i18n/tr';
import type { Match } from '../match/match';
import { Icon } from '../ui/icon';
import { displayName } from '../ui/thing-names';
import { animate } from '../ui/motion';
import { situationAt } from './scene';
import { sentence } from './text';

// The first word if it is short enough, or else the first letters.
function shortName(name: string, letters: number): string {
  const all = [...name];
  if (all.length <= letters) return name;
  const word = name.split(/[\s-]/)[0];
  return [...word].length <= letters && [...word].length > 2
    ? word
    : `${all.slice(0, letters - 1).join('')}…`;
}

// The style shows the longest form that has room.
const Name = ({ name }: { name: string }) => (
  <span class="play-score-name">
    <span class="play-score-5">{shortName(name, 5)}</span>
    <span class="play-score-8">{shortName(name, 8)}</span>
    <span class="play-score-12">{shortName(name, 12)}</span>
    <span class="play-score-20">{name}</span>
  </span>
);

// Scrolls what a player has into view, and lifts it for a moment.
function showSeat(seat: number) {
  const box = document.querySelector(`.play-table [data-seat="${seat}"]`);
  box?.scrollIntoView({ block: 'start', behavior: canAnimate.value ? 'smooth' : 'auto' });
  const frames = ['none', 'scale(1.03)', 'none'].map((transform) => ({ transform }));
  if (box) animate(box, frames, { time: 600, delay: 200 });
}

interface ScoreProps {
  name: string;
  points: number;
  seat: number;
  acts: boolean;
  own: boolean; // the player's at a server's table
  standing?: Standing['seats'][number];
}
function Score({ name, points, seat, acts, own, standing }: ScoreProps) {
  const words = [
    !name.includes(String(seat)) && String(seat), // it may be on the mark
    name,
    own && tr('(you)'),
    acts && tr('on turn'),
    trPlural('%d point', '%d points', points),
    standing && trPlural('%d die', '%d dice', standing.dice),
    standing?.note,
  ];
  const label = words.filter(Boolean).join(', ');
  return (
    <li class="play-score" aria-current={acts ? 'true' : undefined}>
      <button type="button" title={label} aria-label={label} onClick={() => showSeat(seat)}>
        <span class="thing-seen" aria-hidden="true">
          {standing?.mark ?? <i class="play-score-number" data-seat={seat} />}
          <Name name={name} />
          <b>{points}</b>
          {standing && (
            <span class="play-score-dice">
              <Icon name="dice" />
              {standing.dice}
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

export function Scoreboard({ match }: { match: Match }) {
  const now = match.situation.value;
  const other = (match.viewed.value ?? match.playing.value)?.position;
  const situation = other ? situationAt(now, other) : now;
  const { seats, scores } = situation;
  const standing = viewOf(match.game).standing?.(situation);
  const acts = now.waits === 'over' && !other ? 0 : situation.seat || situation.turn;
  const left = standing?.left;
  const explain = () =>
    left &&
    match.overlay.explain({
      kind: 'about',
      thing: '',
      title: left.title,
      text: sentence(left.words),
      rule: left.rule,
      at: null,
      hover: false,
    });
  return (
    <div class="play-scoreboard">
      <ul
        class="play-scores"
        aria-label={tr('Points')}
        style={{ '--seats': seats.length } as Record<string, number>}
      >
        {seats.map((seat, at) => (
          <Score
            key={at}
            name={displayName(seat)}
            points={scores[at] ?? 0}
            seat={at + 1}
            acts={acts === at + 1}
            own={now.follows && now.viewer === at + 1}
            standing={standing?.seats[at]}
          />
        ))}
      </ul>
      {left && (
        <button
          type="button"
          class="play-left"
          title={left.words}
          aria-label={`${left.title}: ${left.count}. ${left.words}`}
          onClick={explain}
        >
          {left.picture}
          <b>{left.count}</b>
        </button>
      )}
    </div>
  );
}
