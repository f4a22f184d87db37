// sides.tsx: the six sides of a die side by side.
import { useMemo } from 'preact/hooks';
import type { Session } from '../../engine/session';
import type { ThingName } from '../../engine/types';
import { tr } from '../../i18n/tr';
import { Die } from './die';
import { dieNotation } from './notation';
import type { CiubSet } from './types';

interface Props {
  colour: string;
  set: CiubSet;
}
export function Sides({ colour, set }: Props) {
  const sides = set.dice.find(({ name }) => name === colour)?.sides ?? [];
  const colours = set.dice.map(({ name }) => name);
  return (
    <span class="ciub-sides" role="img" aria-label={tr('Its sides: %s', sides.join(', '))}>
      {sides.map((look, at) => (
        <Die key={at} colour={colour} look={look} all={colours} />
      ))}
    </span>
  );
}

// What help on a die shows, wherever the die lies.
export function DiePicture({ session, thing }: { session: Session; thing: ThingName }) {
  const set = useMemo(() => session.do<CiubSet>('board'), [session, thing]);
  const [colour] = dieNotation(thing).split(' ');
  return colour ? <Sides colour={colour} set={set} /> : null;
}
