// after.tsx: what is shown when a game is over: who won and by what, then a look back.
import { useMemo } from 'preact/hooks';
import type { App } from '../core/app';
import type { Kept } from '../core/kept';
import type { Session } from '../core/module';
import { goTo, linkTo } from '../core/router';
import { say } from '../core/say';
import type { DiceGroup, Situation } from '../core/types';
import { DiceStatistics } from './dice';
import { rematch } from './rematch';
import { Review } from './review';
import { Sharing } from './sharing';

interface Props { app: App; session: Session; situation: Situation; kept: Pick<Kept, 'key'> }

function headline(situation: Situation) {
  const names = situation.winners.map((seat) => situation.seats[seat - 1].name);
  if (names.length === 1) return say('%s wins', names[0]);
  return say('%1$s and %2$s win together', names.slice(0, -1).join(', '), names[names.length - 1] ?? '');
}

function Scores({ situation }: { situation: Situation }) {
  const order = situation.seats.map((seat, at) => ({ seat, at, score: situation.scores[at] })).sort((a, b) => b.score - a.score);
  const most = Math.max(1, ...situation.scores);
  return (
    <ol class="after-scores">
      {order.map(({ seat, at, score }) => (
        <li key={at} class={situation.winners.includes(at + 1) ? 'after-winner' : ''}>
          <b>{seat.name}</b>{(seat.label || seat.role !== seat.name) && <small>{seat.label || seat.role}</small>}
          <meter min={0} max={most} value={score} aria-label={say('points of %s', seat.name)} /><em>{score}</em>
        </li>
      ))}
    </ol>
  );
}

// What the points are made of, as the game tells it, and what tells this game from any other.
function Breakdown({ situation }: { situation: Situation }) {
  return (
    <details class="after-details">
      <summary>{say('What the points are made of')}</summary>
      {situation.standing.split('\n').filter(Boolean).map((line, at) => <p key={at}>{line}</p>)}
      <p class="after-soft">
        {say('Game %s. With the seed in it anybody can roll the same dice again; `cantrip replay` checks a saved file, and comes to the position %s.', situation.id, situation.hash)}
      </p>
    </details>
  );
}

export function After({ app, session, situation, kept }: Props) {
  const { record, groups } = useMemo(() => ({
    record: session.do<{ record: string }>('record').record,
    groups: session.do<{ groups: DiceGroup[] }>('dice').groups,
  }), [session, situation.hash]);
  const look = (step: number) => goTo('replay', kept.key, String(step));
  return (
    <div class="after">
      <section class="after-section" aria-labelledby="after-won">
        <h2 id="after-won" class="after-headline">{headline(situation)}</h2>
        {situation.practice && <p class="after-soft">{say('A game for practice: moves were taken back.')}</p>}
        <Scores situation={situation} />
        <Breakdown situation={situation} />
        <div class="after-buttons">
          <button type="button" class="button primary" onClick={() => rematch(app, situation)}>{say('Play again')}</button>
          <a class="button" href={linkTo('new', situation.game)}>{say('Another set-up')}</a>
          <a class="button" href={linkTo('replay', kept.key)}>{say('Watch it again')}</a>
        </div>
        <Sharing game={situation.game} id={situation.id} record={record} />
      </section>
      <Review app={app} record={record} names={situation.seats.map((seat) => seat.name)} onLook={look} />
      <DiceStatistics groups={groups} />
    </div>
  );
}
