// table.tsx: the parts of the table: rows and pile, the active player's dice, supply, and players.
import { tr, trPlural } from '../../i18n/tr';
import type { CiubCard } from './types';
import type { CiubSet } from './types';
import type { Scene } from '../view';
import { looksOf, Thing } from '../../ui/thing';
import { Card, Token } from './card';
import { Die } from './die';
import { diceOfSeat, frontDice, trayDice } from './places';
import { factsOf, type CiubState, type Lying } from './types';

export interface Part {
  scene: Scene;
  state: CiubState;
  set: CiubSet;
  colours: readonly string[]; // of its dice
  nameOf(thing: string): string;
}

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
  return (
    <div class="ciub-row" role="group" aria-label={title}>
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

function pileWords(state: CiubState, cards: number) {
  if (state.stage === 'last') return tr('The Opus Magnum is taken: last turns.');
  if (state.stage === 'ending') return tr('Whoever gains a card next takes the Opus Magnum.');
  return trPlural('%d card until the end begins', '%d cards until the end begins', cards);
}

function Pile({ scene, state }: Part) {
  const { togo } = factsOf(scene),
    words = pileWords(state, togo);
  const count = togo + (state.stage === 'last' ? 0 : 1);
  return (
    <Thing
      scene={scene}
      name="pile:all"
      label={`${tr('Pile')}: ${words}`}
      as="button"
      class="ciub-pile"
      hasText
    >
      <span class="ciub-pile-cards" aria-hidden="true">
        <svg viewBox="0 0 24 24">
          <path d="M12 1.5 14.5 9h8l-6.5 4.7L18.5 21 12 16.5 5.5 21 8 13.7 1.5 9h8z" />
        </svg>
        <b>{count}</b>
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
    <section class="ciub-cards" aria-label={tr('Spell cards')}>
      <Pile {...part} />
      <Row {...part} which="top" />
      <Row {...part} which="bottom" />
    </section>
  );
}

// Dice in one place. Identical dice share a name; picks apply to the first ones.
function Heap({
  scene,
  colours,
  nameOf,
  dice,
  tumbling,
}: Part & { dice: Lying[]; tumbling: boolean }) {
  const seen = new Map<string, number>();
  return (
    <div class={`ciub-dice-group${tumbling ? ' ciub-tumbling' : ''}`}>
      {dice.map((die) => {
        const nth = seen.get(die.thing) ?? 0;
        seen.set(die.thing, nth + 1);
        const picked = scene.picked.filter((thing) => thing === die.thing).length > nth;
        return (
          <Thing
            key={`${die.thing} ${nth}`}
            scene={scene}
            name={die.thing}
            label={nameOf(die.thing)}
            as="button"
            class={`ciub-spot${die.busy ? ' ciub-busy' : ''}`}
            picked={picked}
          >
            <Die colour={die.colour} look={die.look} all={colours} />
          </Thing>
        );
      })}
    </div>
  );
}

function frontTitle(state: CiubState, turn: number) {
  if (turn !== state.turn) return tr('Dice in hand');
  if (state.step === 'keep') return tr('Dice kept');
  if (state.rolling) return tr('Dice in the air');
  return state.outside ? tr('Dice outside the tray') : tr('Dice in hand');
}

export function Dice(part: Part) {
  const { scene, state } = part;
  const { turn, seats } = scene.situation,
    { sum } = factsOf(scene);
  const name = seats[turn - 1]?.name ?? '';
  return (
    <section class="ciub-dice" aria-label={tr('Dice of %s', name)}>
      <div class="ciub-front play-falls">
        <h2>
          {frontTitle(state, turn)}
          <small>{name}</small>
        </h2>
        <Heap
          {...part}
          dice={frontDice(state, turn)}
          tumbling={scene.moving && state.rolling !== undefined}
        />
      </div>
      <div class="ciub-tray">
        <Thing
          scene={scene}
          name="tray:all"
          label={tr('In the tray: sum %d', sum)}
          as="button"
          class="ciub-tray-title"
        >
          {tr('In the tray: sum %d', sum)}
        </Thing>
        <Heap {...part} dice={trayDice(state)} tumbling={false} />
      </div>
      <Looks {...part} />
    </section>
  );
}

// The faces a die can be turned to.
function Looks({ scene, state, colours, nameOf }: Part) {
  const looks = [...scene.lit].filter((thing) => thing.startsWith('look:'));
  if (scene.past || looks.length === 0) return null;
  const colour =
    (state.move?.on === 'itself' ? state.move.die : state.move?.on)?.split(' ')[0] ?? '';
  return (
    <div class="ciub-faces" role="group" aria-label={tr('Turn it to')}>
      <h2>{tr('Turn it to')}</h2>
      <div class="ciub-dice-group">
        {looks.map((thing) => (
          <Thing
            key={thing}
            scene={scene}
            name={thing}
            label={nameOf(thing)}
            as="button"
            class="ciub-spot"
          >
            <Die colour={colour} look={thing.slice(5)} all={colours} />
          </Thing>
        ))}
      </div>
    </div>
  );
}

export function Supply({ scene, state, set, colours, nameOf }: Part) {
  return (
    <section class="ciub-supply" aria-label={tr('Supply')}>
      <Thing
        scene={scene}
        name="supply:all"
        label={tr('Supply')}
        as="button"
        class="ciub-supply-title"
      >
        {tr('Supply')}
      </Thing>
      <div class="ciub-supply-dice">
        {set.dice.map(({ name }) => {
          const count = state.supply?.[name] ?? 0;
          const thing = `supply:${name}`;
          return (
            <Thing
              key={name}
              scene={scene}
              name={thing}
              as="button"
              class={`ciub-spot${count ? '' : ' ciub-empty'}`}
              label={tr('%1$s, %2$d left', nameOf(thing), count)}
            >
              <Die colour={name} look="" all={colours} />
              <b class="ciub-count">{count}</b>
            </Thing>
          );
        })}
      </div>
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
          <span key={name} class="ciub-mini" title={label}>
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
            aria-label={seat.name}
          >
            <Thing
              scene={scene}
              name={`seat:${at + 1}`}
              as="button"
              class="ciub-seat-head"
              hasText
              label={`${seat.name}, ${trPlural('%d point', '%d points', scores[at])}`}
            >
              <Token seat={at + 1} />
              <b>{seat.name}</b>
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
                label={player.token ? tr('token on %s', player.token) : tr('token at hand')}
              >
                <Token seat={at + 1} />
                <span>{player.token ? tr('token on %s', player.token) : tr('token at hand')}</span>
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
