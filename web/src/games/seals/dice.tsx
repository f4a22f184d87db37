// dice.tsx: dice with a numeral and the symbol of their colour, and the supply.
import { useEffect, useRef, useState } from 'preact/hooks';
import { tr, trPlural } from '../../i18n/tr';
import type { ThingName } from '../../engine/types';
import type { Scene } from '../view';
import { displayName } from '../../ui/thing-names';
import { memo } from '../../ui/memo';
import { looksOf, Spot, Thing, type Looks } from '../../ui/thing';
import { Glyph } from './glyphs';
import { colourOf, colours, readDie, type Colour, type SealsState } from './state';
import { dieThing } from './things';
import { elementWord } from './words';

// Without a value: a die in the supply, or one not rolled yet.
export const DieFace = memo(({ colour, value }: { colour: Colour; value?: number }) => (
  <svg class={`seals-die seals-${colour}`} viewBox="-24 -24 48 48" aria-hidden="true">
    <rect class="seals-cube" x="-22" y="-22" width="44" height="44" rx="9" />
    {value === undefined ? (
      <g transform="scale(1.15)">
        <Glyph element={colour} />
      </g>
    ) : (
      <>
        <g transform="translate(-10 -9) scale(.72)">
          <Glyph element={colour} />
        </g>
        <text x="6" y="16">
          {value}
        </text>
      </>
    )}
  </svg>
));

// Whether the first render is over: later dice tumble in.
function useArrived() {
  const arrived = useRef(false);
  useEffect(() => {
    arrived.current = true;
  }, []);
  return arrived.current;
}

interface DieProps extends Looks {
  thing: ThingName;
  text: string;
  fresh: boolean;
} // text: as in the state

const LyingDie = memo(({ thing, text, fresh, ...looks }: DieProps) => {
  const [tumbling] = useState(fresh);
  const die = readDie(text);
  return (
    <Spot
      {...looks}
      as="button"
      name={thing}
      class={tumbling ? 'seals-spot seals-tumble' : 'seals-spot'}
      label={tr('%1$s die that shows %2$d', elementWord(die.colour), die.value)}
    >
      <DieFace {...die} />
    </Spot>
  );
});

export function Dice({ scene, state, seat }: { scene: Scene; state: SealsState; seat: number }) {
  const { dice = [], next = [] } = state.players[seat - 1];
  const fresh = useArrived() && scene.moving;
  const seen = new Map<string, number>();
  return (
    <div
      class="seals-dice"
      role="group"
      aria-label={tr('Dice of %s', displayName(scene.situation.seats[seat - 1]))}
    >
      {dice.map((text) => {
        const thing = dieThing(state, seat, readDie(text)),
          nth = seen.get(text) ?? 0;
        seen.set(text, nth + 1);
        const picked = scene.picked.filter((name) => name === thing).length > nth;
        return (
          <LyingDie
            key={`${text} ${nth}`}
            {...looksOf(scene, thing)}
            picked={picked}
            thing={thing}
            text={text}
            fresh={fresh}
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
