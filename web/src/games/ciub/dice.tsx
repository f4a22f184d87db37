// dice.tsx: the active player's dice, outside the tray and in it; faces to choose; and the supply.
import { useMemo, useRef, useState } from 'preact/hooks';
import { tr } from '../../i18n/tr';
import { Cube, sidesOf } from '../../ui/cube';
import { Thing } from '../../ui/thing';
import { displayName } from '../../ui/thing-names';
import { Token } from './card';
import { Die } from './die';
import { diceLeft, frontDice, trayDice } from './places';
import { Sides } from './sides';
import { emptySlots, fallenDice, nextSlots, type Body, type Place, type Slots } from './slots';
import type { CiubState, Lying, Part } from './types';

// The dice with their slots, which depend on what lay where before.
export function useSlots({ scene, state, colours }: Part) {
  const touched = useRef<number[]>([]);
  const last = useRef({ slots: emptySlots, events: scene.events.length, turn: 0 });
  const slots = useMemo((): Slots => {
    const { events, turn } = last.current;
    const before =
      turn === scene.situation.turn ? last.current.slots : startOfTurn(last.current.slots);
    const chance = scene.events.slice(events).filter(({ seat }) => seat === 0);
    const slots = nextSlots(before, {
      front: frontDice(state, scene.situation.turn),
      tray: trayDice(state, diceLeft(scene)),
      fallen: fallenDice(chance.at(-1)?.move ?? '', colours),
      touched: touched.current,
    });
    last.current = { slots, events: scene.events.length, turn: scene.situation.turn };
    return slots;
  }, [state, scene.events.length, scene.situation.turn]);
  // Of dice that look alike, the ones that were pointed at are meant.
  const touch = (event: Event) => {
    const id = (event.target as Element).closest('[data-die]')?.getAttribute('data-die');
    if (id) touched.current = [Number(id), ...touched.current].slice(0, 12);
  };
  return { slots, touched: touched.current, touch };
}
const startOfTurn = ({ rolls, ids }: Slots): Slots => ({ ...emptySlots, rolls, ids });

interface DieProps extends Part {
  body: Body;
  picked: boolean;
  given: boolean; // goes back to the supply
}
function LyingDie({ scene, set, colours, nameOf, body, picked, given }: DieProps) {
  const { colour, look, id, roll, order, together, turns, was } = body;
  const [landed, setLanded] = useState({ roll, turns }); // what was seen to the end
  const sides = set.dice.find(({ name }) => name === colour)?.sides ?? [];
  const falls = roll !== landed.roll && look !== '';
  const isTurned = turns !== landed.turns && sides.includes(was) && sides.includes(look);
  const inAir = (falls || isTurned) && scene.moving;
  const name = nameOf(body.thing);
  const label = given ? tr('%s, to give back', name) : body.again ? tr('%s again', name) : name;
  const looks = [body.busy && 'ciub-busy', inAir && 'ciub-in-air', given && 'ciub-given'];
  return (
    <Thing
      scene={scene}
      name={body.thing}
      label={label}
      as="button"
      class={['ciub-spot', ...looks].filter(Boolean).join(' ')}
      picked={picked}
      data={{ 'data-die': id, 'data-move': `die:${id}` }}
    >
      <span class="ciub-holder">
        <Die colour={colour} look={look} all={colours} />
        {body.again && !inAir && <small class="ciub-again">{tr('again')}</small>}
        {inAir && (
          <Cube
            key={`${roll} ${turns}`}
            {...{ order, together }}
            sides={sidesOf(sides, look, falls ? undefined : was).map((face) => (
              <Die key={face} colour={colour} look={face} all={colours} />
            ))}
            way={id + order}
            turned={!falls}
            onLand={() => setLanded({ roll, turns })}
          />
        )}
      </span>
    </Thing>
  );
}

// Dice in one place. Identical dice share a name, so a pick may mean any of them.
function Heap(part: Part & { slots: Slots; place: Place; touched: readonly number[] }) {
  const { scene, state, slots, place, touched } = part;
  const here = slots.bodies.filter((body) => body.place === place);
  const room = place === 'front' ? slots.room : here.length;
  const left = diceLeft(scene);
  const picked = pickedOf(left.length ? left : scene.picked, here, touched);
  const gives = place === 'tray' && (left.length > 0 || state.step === 'keep');
  const bySlot = [...here].sort((a, b) => a.slot - b.slot);
  const cells = Array.from({ length: Math.max(room, (bySlot.at(-1)?.slot ?? -1) + 1) });
  return (
    <div class="ciub-dice-group" style={{ '--dice': Math.max(5, cells.length) }}>
      {cells.map((_, slot) => {
        const body = bySlot.find((one) => one.slot === slot);
        return body ? (
          <LyingDie
            key={body.id}
            {...part}
            body={body}
            picked={picked.has(body)}
            given={gives && picked.has(body)}
          />
        ) : (
          <span key={`empty ${slot}`} class="ciub-slot" />
        );
      })}
    </div>
  );
}

function pickedOf(picks: readonly string[], here: readonly Body[], touched: readonly number[]) {
  const rank = ({ id }: Body) => (touched.includes(id) ? touched.indexOf(id) : touched.length);
  const left = [...here].sort((a, b) => rank(a) - rank(b)),
    picked = new Set<Body>();
  for (const pick of picks) {
    const at = left.findIndex(({ thing }) => thing === pick);
    if (at >= 0) picked.add(left.splice(at, 1)[0]);
  }
  return picked;
}

// Of what lies there now, also while a move takes dice away.
const sumOf = (dice: readonly Lying[]) =>
  dice.reduce((sum, { look }) => sum + (Number(look) || 0), 0);

function frontTitle(state: CiubState, turn: number) {
  if (turn !== state.turn || state.rolling) return tr('Dice in hand');
  if (state.step === 'keep' && state.hand) return tr('Dice kept');
  return state.outside ? tr('Dice outside the tray') : tr('Dice in hand');
}

export function Dice(
  part: Part & { slots: Slots; touched: readonly number[]; touch(event: Event): void },
) {
  const { scene, state, touch } = part;
  const { turn, seats } = scene.situation,
    seat = seats[turn - 1],
    name = seat ? displayName(seat) : '';
  const sum = sumOf(trayDice(state, diceLeft(scene)));
  const fills = scene.lit.size > 0 && /^(act|put)$/.test(state.step);
  const gives = scene.lit.size > 0 && state.step === 'keep';
  const title = diceLeft(scene).length ? tr('To give back') : tr('In the tray: sum %d', sum);
  return (
    <section
      class={`ciub-dice play-falls${scene.lit.size || scene.situation.draft.count ? ' ciub-dice-liftable' : ''}`}
      aria-label={seat?.you ? tr('Your dice') : tr('Dice of %s', name)}
      onClickCapture={touch}
      onPointerDownCapture={touch}
      onKeyDownCapture={touch}
    >
      <div class={`ciub-front${fills ? ' play-wanted' : ''}`} data-drop="front:all">
        <h2>
          {!seat?.you && <Token seat={turn} />}
          {frontTitle(state, turn)}
          {!seat?.you && <b>{name}</b>}
        </h2>
        <Heap {...part} place="front" />
      </div>
      <div class={`ciub-tray${fills || gives ? ' play-wanted' : ''}`} data-drop="tray:all">
        <Thing scene={scene} name="tray:all" label={title} as="button" class="ciub-tray-title">
          {title}
        </Thing>
        <Heap {...part} place="tray" />
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

// While a colour is chosen, the sides of all of them are seen.
export function Supply({ scene, state, set, colours, nameOf }: Part) {
  const isLit = (kind: string) => [...scene.lit].some((thing) => thing.startsWith(kind));
  const open = isLit('supply:'),
    wanted = open && (state.step !== 'spell' || !isLit('card:')); // cards come before dice
  return (
    <section
      class={`ciub-supply${open ? ' ciub-supply-open' : ''}${wanted ? ' play-wanted' : ''}`}
      aria-label={tr('Supply')}
    >
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
          const taken = state.move?.for === name ? 1 : 0, // in a trade for two
            count = (state.supply?.[name] ?? 0) - taken;
          const thing = `supply:${name}`;
          return (
            <Thing
              key={name}
              scene={scene}
              name={thing}
              as="button"
              class={`ciub-spot${count ? '' : ' ciub-empty'}`}
              label={tr('%1$s, %2$d left', nameOf(thing), count)}
              data={{ 'data-move': thing }}
            >
              <span class="ciub-holder">
                <Die colour={name} look="" all={colours} />
              </span>
              <b class="ciub-count">{count}</b>
              {open && <Sides colour={name} set={set} />}
            </Thing>
          );
        })}
      </div>
    </section>
  );
}
