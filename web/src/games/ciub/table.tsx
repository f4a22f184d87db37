// table.tsx: the rows of cards, the pile, and the players.
import { tr, trPlural } from '../../i18n/tr';
import type { Scene } from '../view';
import { looksOf, Thing } from '../../ui/thing';
import { displayName } from '../../ui/thing-names';
import { Card, Token } from './card';
import { Die } from './die';
import { diceOfSeat } from './places';
import { factsOf, type CiubCard, type CiubSet, type CiubState, type Part } from './types';

const cardOf = (set: CiubSet, name: string) =>
  set.cards.find((card) => card.name === name) as CiubCard;

function tokensOn(scene: Scene, state: CiubState, card: string) {
  const seats = state.players.flatMap((player, at) => (player.token === card ? [at + 1] : []));
  return {
    tokens: seats.join(' '),
    owners: seats.map((seat) => tr('token of %s', scene.situation.seats[seat - 1].name)).join(', '),
  };
}

function Row({ scene, state, set, nameOf, which }: Part & { which: 'top' | 'bottom' }) {
  const title = which === 'top' ? tr('Top row') : tr('Bottom row');
  const chosen =
    /^(spell|down)$/.test(state.step) &&
    state[which].some((name) => name !== null && scene.lit.has(`card:${name}`));
  return (
    <div class={`ciub-row${chosen ? ' play-wanted' : ''}`} role="group" aria-label={title}>
      <Thing scene={scene} name={`row:${which}`} label={title} as="button" class="ciub-row-title">
        {title}
      </Thing>
      <div class={`ciub-row-cards ciub-row-${state[which].length}`}>
        {state[which].map((name, place) =>
          name === null ? (
            <span key={place} class="ciub-gap" aria-label={tr('a gap')} role="img" />
          ) : (
            <Card
              key={name}
              {...looksOf(scene, `card:${name}`)}
              card={cardOf(set, name)}
              name={nameOf(`card:${name}`)}
              {...tokensOn(scene, state, name)}
            />
          ),
        )}
      </div>
    </div>
  );
}

export function pileWords(state: CiubState, cards: number, points = 0) {
  if (state.stage === 'last') return tr('The Opus Magnum is taken: these are the last turns.');
  if (state.stage === 'ending')
    return points
      ? trPlural(
          'Whoever gains a card next also gets the Opus Magnum, worth %d point.',
          'Whoever gains a card next also gets the Opus Magnum, worth %d points.',
          points,
        )
      : tr('Whoever gains a card next also gets the Opus Magnum.');
  return trPlural('%d card until the last turns', '%d cards until the last turns', cards);
}

function Pile({ scene, state, set }: Part) {
  const { togo } = factsOf(scene),
    words = pileWords(state, togo, set.cards.find(({ letter }) => letter === 'D')?.points);
  return (
    <Thing
      scene={scene}
      name="pile:all"
      label={`${tr('Pile')}: ${words}`}
      as="button"
      class="ciub-pile"
      hasText
    >
      <span class="ciub-pile-cards" aria-hidden="true" data-move="pile">
        <svg viewBox="0 0 24 24">
          <path d="M12 1.5 14.5 9h8l-6.5 4.7L18.5 21 12 16.5 5.5 21 8 13.7 1.5 9h8z" />
        </svg>
        <b>{togo}</b>
      </span>
      <span class="ciub-pile-words">
        <b>{tr('Pile')}</b>
        <small>{words}</small>
      </span>
    </Thing>
  );
}

export function Cards(part: Part) {
  return (
    <section class="ciub-cards play-aim" aria-label={tr('Spell cards')}>
      <Pile {...part} />
      <Row {...part} which="top" />
      <Row {...part} which="bottom" />
    </section>
  );
}

function SeatDice({ state, set, colours, seat }: Part & { seat: number }) {
  const counts = diceOfSeat(state, seat);
  return (
    <span class="ciub-seat-dice">
      {set.dice
        .filter(({ name }) => counts[name])
        .map(({ name, label }) => (
          <span key={name} class="ciub-mini" title={label} data-move={`owned:${seat} ${name}`}>
            <Die colour={name} look="" all={colours} />
            <b>{counts[name]}</b>
            <span class="visually-hidden">{label}</span>
          </span>
        ))}
    </span>
  );
}

export function Seats(part: Part) {
  const { scene, state, set, nameOf } = part;
  const { seats, scores } = scene.situation;
  return (
    <section class="ciub-seats" aria-label={tr('Players')}>
      {seats.map((seat, at) => {
        const player = state.players[at];
        const onTurn = scene.situation.turn === at + 1;
        const won = [...(player.won ?? []), ...(state.opus === at + 1 ? ['opus-magnum'] : [])];
        return (
          <div
            key={at}
            class={`ciub-seat${onTurn ? ' ciub-on-turn' : ''}`}
            role="group"
            aria-label={displayName(seat)}
            data-seat={at + 1}
          >
            <Thing
              scene={scene}
              name={`seat:${at + 1}`}
              as="button"
              class="ciub-seat-head"
              hasText
              label={`${displayName(seat)}, ${trPlural('%d point', '%d points', scores[at])}`}
            >
              <Token seat={at + 1} />
              <b>{displayName(seat)}</b>
              {seat.label && <small>{seat.label}</small>}
              <em>{scores[at]}</em>
            </Thing>
            <div class="ciub-seat-has">
              <SeatDice {...part} seat={at + 1} />
              <Thing
                scene={scene}
                name={`token:${at + 1}`}
                as="button"
                class="ciub-seat-token"
                hasText
                label={player.token ? tr('token on %s', player.token) : tr('token in hand')}
              >
                <Token seat={at + 1} moves={!player.token} />
                <span>{player.token ? tr('token on %s', player.token) : tr('token in hand')}</span>
              </Thing>
            </div>
            <div class="ciub-won">
              {won
                .filter((name) => cardOf(set, name))
                .map((name) => (
                  <Card
                    key={name}
                    {...looksOf(scene, `card:${name}`)}
                    card={cardOf(set, name)}
                    name={nameOf(`card:${name}`)}
                    small
                  />
                ))}
            </div>
          </div>
        );
      })}
    </section>
  );
}
