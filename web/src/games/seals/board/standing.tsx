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
import { figureLabel } from './labels';
import { elements, isClosed, type SealsState } from '../state';
import { useWalk } from './walk';
import { pathBetween } from './paths';
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
  walks: boolean;
  children: ComponentChildren;
}

// These spells move a figure without a path.
const flying = /^scroll:(\d\.)?(leap|teleportation)\b/;
const flies = ({ marked, situation }: Scene) =>
  [...marked, ...situation.draft.things].some((thing) => flying.test(thing));

function Standing({
  scene,
  state,
  dungeon: { near, places },
  name,
  label,
  place,
  aside,
  walks,
  children,
}: Props) {
  const home = places.get(place)!;
  const at = { x: home.x + aside.x, y: home.y + aside.y };
  const figure = useWalk(scene.moving, place, at, (from) => {
    if (!walks || flies(scene)) return [];
    return pathBetween(near, from, place, (name) => isClosed(state, name))
      .slice(1, -1)
      .map((step) => places.get(step)!);
  });
  return (
    <g ref={figure} class="seals-stand" style={{ transform: `translate(${at.x}px, ${at.y}px)` }}>
      <Thing scene={scene} name={name} class="seals-figure" label={label}>
        {children}
      </Thing>
    </g>
  );
}

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
    <>
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
              walks={false}
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
              walks
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
              walks
              aside={place === familiar ? beside : behind}
              label={figureLabel(state, index + 1, names[index], 'familiar')}
            >
              <FamiliarFigure mage={mage} seat={index + 1} />
            </Standing>
          ),
      )}
    </>
  );
}
