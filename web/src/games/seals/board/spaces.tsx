// spaces.tsx: the spaces of the dungeon and their contents. There are many, and few change at a
// time: each rerenders only when it changes.
import type { ThingName } from '../../../engine/types';
import type { SealsBoard } from '../state';
import { memo } from '../../../ui/memo';
import { looksOf, Spot, type Looks } from '../../../ui/thing';
import type { Part } from './board';
import { spaceLabel, standing } from './labels';
import { haloOf } from './light';
import { BoxScroll, Token } from './seal-tokens';
import { readSeal } from '../state';

interface SpaceProps extends Looks {
  space: SealsBoard['spaces'][number];
  here?: string; // its contents, as in the state
  figures: string; // figures on it, as text
}

const Space = memo(({ space, here, figures, ...looks }: SpaceProps) => {
  const seal = here ? readSeal(here) : null;
  return (
    <Spot
      {...looks}
      name={`space:${space.name}`}
      class={`seals-space seals-${space.kind}`}
      transform={`translate(${space.x} ${space.y})`}
      label={spaceLabel(space, here, figures, looks.lit)}
    >
      <circle class="seals-halo" r={haloOf(space)} />
      {seal?.kind === 'token' && <Token element={seal.element} strength={seal.strength} />}
      {seal?.kind === 'scroll' && <BoxScroll scroll={seal.scroll} />}
      {space.kind === 'box' ? (
        <rect class="seals-ring" x="-43" y="-53" width="86" height="106" rx="12" />
      ) : (
        <circle class="seals-ring" r="40" />
      )}
      <text class="seals-name" y={space.kind === 'box' ? -44 : -36}>
        {space.name}
      </text>
    </Spot>
  );
});

export function Spaces({ scene, state, dungeon }: Part) {
  const chosen = new Set<ThingName>(
    scene.past ? [] : [...scene.picked, ...scene.situation.draft.things],
  ); // with the draft applied
  const figures = standing(state);
  return (
    <>
      {dungeon.board.spaces
        .filter(({ kind }) => kind !== 'floor')
        .map((space) => {
          const name = `space:${space.name}`;
          return (
            <Space
              key={space.name}
              {...looksOf(scene, name)}
              picked={chosen.has(name)}
              space={space}
              here={state.sites[space.name]}
              figures={figures.get(space.name) ?? ''}
            />
          );
        })}
    </>
  );
}
