// turns.tsx: what the others did, a card for each turn: the one on screen grows, and the others stay
// until the next round of turns.
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { tr, trContext } from '../../i18n/tr';
import { Button } from '../../ui/button';
import { MoveText, moveWords, pointsText, Summary, turnWords } from '../../ui/move-text';
import { displayName, turnOf } from '../../ui/thing-names';
import type { Match } from '../../match/match';
import type { Turn } from '../../match/turns';

const Points = ({ points }: { points: number }) =>
  points === 0 ? null : (
    <b class={`turn-points ${points < 0 ? 'turn-points-lost' : ''}`} title={pointsText(points)}>
      {(points > 0 ? '+' : '−') + Math.abs(points)}
    </b>
  );

// What was achieved, and with which dice.
export const TurnBody = ({ game, turn }: { game: string; turn: Turn }) => (
  <>
    <span class="turn-summary">
      <Summary game={game} text={turn.summary || '…'} />
    </span>
    {turn.dice && (
      <span class="turn-dice">
        {trContext('turn', 'with')} <MoveText game={game} text={turn.dice} />
      </span>
    )}
    <Points points={turn.points} />
  </>
);

const diceWords = ({ game, turn }: { game: string; turn: Turn }) =>
  turn.dice && `${trContext('turn', 'with')} ${moveWords({ game, text: turn.dice })}`;

interface CardProps {
  match: Match;
  turn: Turn;
  live: boolean;
  open: boolean;
  onToggle(): void;
}
function Card({ match, turn, live, open, onToggle }: CardProps) {
  const { game } = match,
    seats = match.situation.value.seats;
  return (
    <li class={`turn-card ${live ? 'turn-card-live' : ''}`}>
      <button
        type="button"
        aria-expanded={open}
        aria-label={[turnWords({ game, turn, seats }), diceWords({ game, turn })]
          .filter(Boolean)
          .join('; ')}
        onClick={onToggle}
      >
        <span class="turn-head" aria-hidden="true">
          <i class="turn-seat" data-seat={turn.seat} />
          <span class="turn-name">{displayName(seats[turn.seat - 1])}</span>
        </span>
        <TurnBody game={game} turn={turn} />
      </button>
    </li>
  );
}

interface DetailsProps {
  match: Match;
  turn: Turn;
  onClose(): void;
}
function Details({ match, turn, onClose }: DetailsProps) {
  const box = useRef<HTMLDivElement>(null);
  const seat = match.situation.value.seats[turn.seat - 1];
  // Before the next key, which may come as soon as the box is there.
  useLayoutEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <div ref={box} class="turn-details" role="group" aria-label={turnOf(seat)}>
      <p>
        <b>{displayName(seat)}:</b> <TurnBody game={match.game} turn={turn} />
      </p>
      <div class="play-row">
        <Button icon="play" onClick={() => (onClose(), match.replay(turn))}>
          {tr('Show it again')}
        </Button>
        <Button kind="bare" icon="close" label={tr('Close')} onClick={onClose} />
      </div>
    </div>
  );
}

export function Turns({ match }: { match: Match }) {
  const [open, setOpen] = useState(-1);
  const list = useRef<HTMLOListElement>(null);
  const { ofOthers, live } = match.turns;
  const cards = ofOthers.value,
    opened = cards.find(({ first }) => first === open),
    isPlaying = match.playing.value !== null;
  // It makes room for what is played back, and would take the focus if it came back after that.
  useEffect(() => {
    if (isPlaying) setOpen(-1);
  }, [isPlaying, open]);
  const close = () => {
    setOpen(-1);
    list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  };
  if ((!cards.length && !live.value) || match.situation.value.lesson) return null;
  return (
    <section
      class="turns"
      aria-label={tr('What the others did')}
      onKeyDown={(event) => {
        if (!opened || event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <ol ref={list}>
        {cards.map((turn) => (
          <Card
            key={turn.first}
            match={match}
            turn={turn}
            live={turn.first === live.value?.first}
            open={turn === opened}
            onToggle={() => setOpen(turn === opened ? -1 : turn.first)}
          />
        ))}
      </ol>
      {opened && !isPlaying && <Details match={match} turn={opened} onClose={close} />}
    </section>
  );
}
