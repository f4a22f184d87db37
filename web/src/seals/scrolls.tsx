// scrolls.tsx: scrolls in somebody's possession, as cards of parchment.
import { say } from '../core/say';
import type { Scene } from '../core/view';
import { Thing } from '../ui/thing';
import { Sign } from './glyphs';
import { readDie, readScroll, type Scroll, type SealsState } from './state';
import { scrollThing } from './things';
import { elementWord, gistOf, spellWord, strengthOf } from './words';

interface Props { scene: Scene; state: SealsState; seat: number; large: boolean }

// 6.9: the token that waits on an Absorption.
function absorbed(state: SealsState, { spell, element }: Scroll) {
  const text = spell === 'absorption' ? state.absorbed?.[element] : undefined;
  return text ? readDie(text) : null;
}

function label(state: SealsState, scroll: Scroll, up: boolean) {
  const token = absorbed(state, scroll);
  return [
    say('%1$s: %2$s.', spellWord(scroll.spell), gistOf(scroll.spell)),
    say('A scroll of %1$s, strength %2$d.', elementWord(scroll.element), strengthOf(scroll.spell)),
    token ? say('On it lies a seal of %1$s, strength %2$d.', elementWord(token.colour), token.value) : '',
    up ? '' : say('Face down until the round is over for its owner.'),
  ].filter(Boolean).join(' ');
}

function Card({ scene, state, seat, large, scroll, up }: Props & { scroll: Scroll; up: boolean }) {
  const token = absorbed(state, scroll);
  return (
    <Thing as="button" scene={scene} name={scrollThing(state, seat, scroll, up)} label={label(state, scroll, up)}
      class={`seals-card seals-${scroll.element}${up ? '' : ' seals-used'}${large ? ' seals-large' : ''}`}>
      <span class="seals-card-head" aria-hidden="true"><Sign element={scroll.element} /><b data-worth={strengthOf(scroll.spell)} /></span>
      <span class="seals-card-words">
        <strong>{spellWord(scroll.spell)}</strong>{' '}
        {large && (up ? <small>{gistOf(scroll.spell)}</small> : <small data-word={say('used')} />)}
        {token && (
          <small class="seals-absorbed" aria-hidden="true">
            <Sign element={token.colour} /><b data-worth={token.value} />
          </small>
        )}
      </span>
    </Thing>
  );
}

// The strongest first; those that can be used before those that were.
function sorted(texts: string[] = []) {
  return texts.map(readScroll).sort((a, b) => strengthOf(b.spell) - strengthOf(a.spell));
}

export function Scrolls(props: Props) {
  const { up, down } = props.state.players[props.seat - 1];
  return (
    <div class="seals-cards" role="group" aria-label={say('Scrolls of %s', props.scene.situation.seats[props.seat - 1].name)}>
      {sorted(up).map((scroll) => <Card key={scroll.text} {...props} scroll={scroll} up />)}
      {sorted(down).map((scroll) => <Card key={scroll.text} {...props} scroll={scroll} up={false} />)}
    </div>
  );
}
