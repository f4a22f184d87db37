// chances.tsx: the best odds of the dice, shown where something depends on them.
import { useEffect } from 'preact/hooks';
import { percent, percentAtLeast } from '../i18n/numbers';
import type { Goal, State } from '../engine/types';
import type { View } from '../games/view';
import { MoveText } from '../ui/move-text';
import type { Match } from '../match/match';

const shown = 3;

// The odds of the position with its draft, requested when that changes.
export function useOdds({ odds, situation, turn }: Match) {
  const wanted = turn.canAct.value && !situation.value.draft.whole;
  useEffect(() => {
    if (wanted) odds.request();
  }, [odds, odds.position.value, wanted]);
  return odds.current.value;
}

const isCertain = ({ low }: Goal) => low >= 1;
const isExact = ({ low, high }: Goal) => high - low < 0.0005;
// Not just "at least 0 %".
const isTelling = (goal: Goal) => (isExact(goal) ? goal.high > 0 : goal.low >= 0.01);

// The goal's short name in notation, unless that is an ordinary word.
const nameOf = ({ name, title }: Goal) => (/\d/.test(name) ? name : title);
const AtLeast = () => (
  <svg class="play-at-least" viewBox="0 0 10 12" role="img" aria-label="≥">
    <path d="m1 1 8 3.5L1 8m0 3h8" />
  </svg>
);
// In whole per cent, but never 0 or 100 for what depends on dice.
function chanceOf(goal: Goal) {
  const { low } = goal;
  if (!isExact(goal))
    return (
      <>
        <AtLeast />
        {percentAtLeast(low, 0)}
      </>
    );
  if (low >= 0.995) return `>\u202f${percent(0.99, 0)}`;
  return low < 0.005 ? `<\u202f${percent(0.01, 0)}` : percent(low, 0);
}

interface Props {
  label: string;
  game: string;
  state: State;
  goals: Goal[];
}
// Those that are certain come first.
function BestChances({ label, game, state, goals }: Props) {
  // Of seals that look the same and are as likely, one is enough.
  const looks = (goal: Goal) => `${goal.title} ${goal.low} ${goal.high}`;
  const best = [...new Map(goals.map((goal) => [looks(goal), goal])).values()]
    .sort((a, b) => b.low - a.low)
    .slice(0, shown);
  if (!best.length) return null;
  return (
    <p class="play-chances">
      <span>{label}</span>
      {best.map((goal) => (
        <span key={goal.name} title={goal.title}>
          <MoveText game={game} text={nameOf(goal)} state={state} />{' '}
          <b>{isCertain(goal) ? percent(1, 0) : chanceOf(goal)}</b>
        </span>
      ))}
    </p>
  );
}

export function Chances({ match, view }: { match: Match; view: View }) {
  const { goals } = useOdds(match),
    { chances } = view;
  if (!goals || !chances || !match.turn.canAct.value) return null;
  const worth = goals.filter((goal) => isTelling(goal) && (chances.certain || !isCertain(goal)));
  return (
    <BestChances
      label={chances.label()}
      game={match.game}
      state={match.situation.value.state}
      goals={worth}
    />
  );
}
