// standing.tsx: mages, familiars and guardians in the dungeon.
import type { ComponentChildren } from 'preact';
import { tr } from '../../../i18n/tr';
import type { ThingName } from '../../../engine/types';
import type { Scene } from '../../view';
import { displayName } from '../../../ui/thing-names';
import { Thing } from '../../../ui/thing';
import type { Dungeon } from './board';
import type { Point } from './camera';
import { FamiliarFigure, GuardianFigure, MageFigure } from './figures';
import { canCarry } from '../drops';
import { figureLabel } from './labels';
import { walkDelay, wayBetween } from '../motion';
import { elements, type SealsState } from '../state';
import { useWalk } from './walk';
import { elementWord } from '../words';

interface Part {
  scene: Scene;
  state: SealsState;
  dungeon: Dungeon;
}
interface Props extends Part {
  name: ThingName;
  label: string;
  place: string;
  aside: Point;
  kind: 'mage' | 'familiar' | 'guardian';
  carried?: boolean; // by the player
  children: ComponentChildren;
}

// A figure is an element of its own, so that it moves without anything being painted again.
function Standing({
  scene,
  dungeon: { places },
  name,
  label,
  place,
  aside,
  kind,
  carried,
  children,
}: Props) {
  const home = places.get(place)!;
  const at = { x: home.x + aside.x, y: home.y + aside.y };
  const wayFrom = (from: string) =>
    wayBetween(scene, from, place)
      .slice(1, -1)
      .map((step) => places.get(step)!);
  const figure = useWalk(scene.moving, place, at, wayFrom, walkDelay(scene));
  return (
    <div ref={figure} class="seals-stand" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <Thing
        as="div"
        scene={scene}
        name={name}
        class={`seals-figure seals-figure-${kind}`}
        label={label}
        data={carried ? { 'data-carry': '' } : undefined}
      >
        <svg viewBox={boxes[kind]} aria-hidden="true">
          {children}
        </svg>
      </Thing>
    </div>
  );
}

// As in board.css.
const boxes = { mage: '-32 -62 64 98', familiar: '-24 -24 48 48', guardian: '-24 -34 48 68' };

const middle = { x: 0, y: 0 },
  beside = { x: 28, y: 14 },
  behind = { x: 18, y: -24 },
  above = { x: 24, y: -30 };

export function Figures(part: Part) {
  const {
    scene,
    state,
    dungeon: { places },
  } = part;
  const names = scene.situation.seats.map(displayName);
  const stands = (place: string | undefined): place is string => places.has(place ?? '');
  return (
    <div class="seals-figures">
      {elements.map((element) => {
        const place = state.guardians?.[element];
        return (
          stands(place) && (
            <Standing
              key={element}
              {...part}
              name={`guardian:${element}`}
              place={place}
              aside={above}
              kind="guardian"
              label={tr('The guardian of %1$s, on %2$s', elementWord(element), place)}
            >
              <GuardianFigure element={element} />
            </Standing>
          )
        );
      })}
      {state.players.map(
        ({ mage, place }, index) =>
          stands(place) && (
            <Standing
              key={`mage ${index}`}
              {...part}
              name={`mage:${index + 1}`}
              place={place}
              aside={middle}
              kind="mage"
              carried={canCarry(scene, index + 1)}
              label={figureLabel(state, index + 1, names[index], 'mage')}
            >
              <MageFigure mage={mage} seat={index + 1} />
            </Standing>
          ),
      )}
      {state.players.map(
        ({ mage, familiar, place }, index) =>
          stands(familiar) && (
            <Standing
              key={`familiar ${index}`}
              {...part}
              name={`familiar:${index + 1}`}
              place={familiar}
              kind="familiar"
              aside={place === familiar ? beside : behind}
              label={figureLabel(state, index + 1, names[index], 'familiar')}
            >
              <FamiliarFigure mage={mage} seat={index + 1} />
            </Standing>
          ),
      )}
    </div>
  );
}
