// scrolls.tsx: a player's scrolls, as parchment cards.
import { tr } from '../../i18n/tr';
import type { ThingName } from '../../engine/types';
import type { Scene } from '../view';
import { displayName } from '../../ui/thing-names';
import { memo } from '../../ui/memo';
import { looksOf, Spot, type Looks } from '../../ui/thing';
import { Sign } from './glyphs';
import { elements, readDie, readScroll, type Die, type Scroll, type SealsState } from './state';
import { scrollThing } from './things';
import { elementWord, gistOf, spellWord, strengthOf } from './words';

interface Props {
  scene: Scene;
  state: SealsState;
  seat: number;
  large: boolean;
}

// 6.9: the token waiting on an Absorption.
const tokenOn = (state: SealsState, { spell, element }: Scroll) =>
  spell === 'absorption' ? state.absorbed?.[element] : undefined;

function label(scroll: Scroll, token: Die | null, up: boolean) {
  return [
    tr('%1$s: %2$s.', spellWord(scroll.spell), gistOf(scroll.spell)),
    tr('A scroll of %1$s, strength %2$d.', elementWord(scroll.element), strengthOf(scroll.spell)),
    token
      ? tr('On it lies a seal of %1$s, strength %2$d.', elementWord(token.colour), token.value)
      : '',
    up ? '' : tr('Face down until the round is over for its owner.'),
  ]
    .filter(Boolean)
    .join(' ');
}

interface CardProps extends Looks {
  name: ThingName;
  text: string;
  token?: string;
  up: boolean;
  large: boolean;
} // texts: as in the state

const Card = memo(({ name, text, token: absorbed, up, large, ...looks }: CardProps) => {
  const scroll = readScroll(text),
    token = absorbed ? readDie(absorbed) : null;
  return (
    <Spot
      {...looks}
      as="button"
      name={name}
      label={label(scroll, token, up)}
      class={`seals-card seals-${scroll.element}${up ? '' : ' seals-used'}${large ? ' seals-large' : ''}`}
    >
      <span class="seals-card-head" aria-hidden="true">
        <Sign element={scroll.element} />
        <b data-worth={strengthOf(scroll.spell)} />
      </span>
      <span class="seals-card-words">
        <strong>{spellWord(scroll.spell)}</strong>{' '}
        {large && (up ? <small>{gistOf(scroll.spell)}</small> : <small data-word={tr('used')} />)}
        {token && (
          <small class="seals-absorbed" aria-hidden="true">
            <Sign element={token.colour} />
            <b data-worth={token.value} />
          </small>
        )}
      </span>
    </Spot>
  );
});

// Strongest first; one that is used keeps its place.
function sorted(up: string[] = [], down: string[] = []) {
  const all = [
    ...up.map((text) => ({ scroll: readScroll(text), isUp: true })),
    ...down.map((text) => ({ scroll: readScroll(text), isUp: false })),
  ];
  const rank = ({ spell, element }: Scroll) => 10 * strengthOf(spell) - elements.indexOf(element);
  return all.sort(
    (a, b) => rank(b.scroll) - rank(a.scroll) || a.scroll.text.localeCompare(b.scroll.text),
  );
}

export function Scrolls({ scene, state, seat, large }: Props) {
  const { up, down } = state.players[seat - 1];
  const card = ({ scroll, isUp }: { scroll: Scroll; isUp: boolean }) => {
    const name = scrollThing(state, seat, scroll, isUp);
    return (
      <Card
        key={scroll.text}
        {...looksOf(scene, name)}
        name={name}
        text={scroll.text}
        token={tokenOn(state, scroll)}
        up={isUp}
        large={large}
      />
    );
  };
  return (
    <div
      class="seals-cards"
      role="group"
      aria-label={tr('Scrolls of %s', displayName(scene.situation.seats[seat - 1]))}
    >
      {sorted(up, down).map(card)}
    </div>
  );
}
