// dice.tsx: dice with a numeral and the symbol of their colour, and the supply.
import { useRef, useState } from 'preact/hooks';
import { tr, trPlural } from '../../i18n/tr';
import type { ThingName } from '../../engine/types';
import type { Scene } from '../view';
import { displayName } from '../../ui/thing-names';
import { memo } from '../../ui/memo';
import { Cube, sidesOf } from '../../ui/cube';
import { looksOf, Spot, Thing, type Looks } from '../../ui/thing';
import { DieFace } from './die';
import { rolledBy } from './motion';
import { diceDrop } from './drops';
import { acting, colourOf, colours, readDie, type Colour, type SealsState } from './state';
import { dieThing } from './things';
import { elementWord } from './words';

const values = [1, 2, 3, 4, 5, 6];

interface DieProps extends Looks {
  thing: ThingName;
  text: string; // as in the state
  roll: unknown; // what made it fall, if anything did; the next roll is something else
  order: number; // among the dice that fell together
  together: number; // how many these are
}

const LyingDie = memo(({ thing, text, roll, order, together, ...looks }: DieProps) => {
  const [landed, setLanded] = useState<unknown>(null); // its latest roll that was seen to the end
  const die = readDie(text),
    inAir = roll !== null && roll !== landed;
  return (
    <Spot
      {...looks}
      as="button"
      name={thing}
      class={inAir ? 'seals-spot seals-in-air' : 'seals-spot'}
      label={tr('%1$s die that shows %2$d', elementWord(die.colour), die.value)}
    >
      <DieFace {...die} />
      {inAir && (
        <Cube
          key={roll}
          {...{ order, together }}
          sides={sidesOf(values, die.value).map((value) => (
            <DieFace key={value} colour={die.colour} value={value} />
          ))}
          onLand={() => setLanded(roll)}
        />
      )}
    </Spot>
  );
});

// Which of the dice fell to get to the position, unless that was seen before; of dice that look
// alike, the last ones.
function useRoll(scene: Scene, seat: number, dice: readonly string[]) {
  const { steps, moving } = scene;
  const seen = useRef(new WeakSet([steps])),
    news = useRef<Scene['steps'] | null>(null);
  if (news.current !== steps) news.current = seen.current.has(steps) ? null : steps;
  seen.current.add(steps);
  const left = news.current && moving ? rolledBy(scene, seat) : [],
    fell: number[] = [];
  for (let at = dice.length - 1; at >= 0; at--) {
    const found = left.indexOf(dice[at]);
    if (found >= 0) {
      left.splice(found, 1);
      fell.unshift(at);
    }
  }
  return fell;
}

export function Dice({ scene, state, seat }: { scene: Scene; state: SealsState; seat: number }) {
  const { dice = [], next = [] } = state.players[seat - 1];
  const fell = useRoll(scene, seat, dice);
  const seen = new Map<string, number>();
  return (
    <div
      class="seals-dice"
      role="group"
      data-drop={seat === acting(state) ? diceDrop : undefined}
      aria-label={tr('Dice of %s', displayName(scene.situation.seats[seat - 1]))}
    >
      {dice.map((text, at) => {
        const thing = dieThing(state, seat, readDie(text)),
          nth = seen.get(text) ?? 0;
        seen.set(text, nth + 1);
        const picked = scene.picked.filter((name) => name === thing).length > nth;
        const order = fell.indexOf(at);
        return (
          <LyingDie
            key={`${text} ${nth}`}
            {...looksOf(scene, thing)}
            picked={picked}
            thing={thing}
            text={text}
            roll={order >= 0 ? scene.steps : null}
            order={order}
            together={fell.length}
          />
        );
      })}
      {dice.length === 0 && next.length === 0 && <span class="seals-muted">{tr('no dice')}</span>}
      {next.length > 0 && <Next letters={next} />}
    </div>
  );
}

function Next({ letters }: { letters: string[] }) {
  return (
    <span class="seals-next">
      <span class="seals-muted">{tr('next round')}</span>
      {letters.map((letter, at) => (
        <span key={at} role="img" aria-label={elementWord(colourOf(letter))}>
          <DieFace colour={colourOf(letter)} />
        </span>
      ))}
    </span>
  );
}

function supplyLabel(colour: Colour, count: number, picks: number) {
  const words = trPlural(
    '%2$s: %1$d die in the supply',
    '%2$s: %1$d dice in the supply',
    count,
    count,
    elementWord(colour),
  );
  return picks > 0 ? `${words}, ${tr('%d picked', picks)}` : words;
}

export function Supply({ scene, state }: { scene: Scene; state: SealsState }) {
  return (
    <section class="seals-supply" aria-label={tr('Supply')}>
      <h2>{tr('Supply')}</h2>
      <div class="seals-dice">
        {colours.map((colour) => {
          const thing = `supply:${colour}`,
            count = state.supply[colour];
          const picks = scene.picked.filter((name) => name === thing).length;
          return (
            <Thing
              key={colour}
              as="button"
              scene={scene}
              name={thing}
              class={`seals-stock${count > 0 ? '' : ' seals-none'}`}
              label={supplyLabel(colour, count, picks)}
            >
              <DieFace colour={colour} />
              <b>{count}</b>
              {picks > 0 && <em aria-hidden="true">{picks}</em>}
            </Thing>
          );
        })}
      </div>
    </section>
  );
}
