// seats.tsx: what each player has. The local player comes first and largest.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { tr, trPlural } from '../../i18n/tr';
import type { Scene } from '../view';
import { displayName } from '../../ui/thing-names';
import { Thing } from '../../ui/thing';
import { Dice } from './dice';
import { FamiliarFigure, Portrait } from './board/figures';
import { figureLabel } from './board/labels';
import { Scrolls } from './scrolls';
import { readDie, readScroll, type SealsState } from './state';
import { dieThing, scrollThing } from './things';
import { mageWord } from './words';

interface Part {
  scene: Scene;
  state: SealsState;
  seat: number;
}

const seatName = (scene: Scene, seat: number) => displayName(scene.situation.seats[seat - 1]);

const inPlay = (scene: Scene) => scene.situation.waits !== 'over' || scene.past;

// Until a move is confirmed it is still the mover's turn, whatever position it leads to.
const isActing = ({ scene, seat }: Part) =>
  inPlay(scene) && (scene.situation.seat || scene.situation.turn) === seat;

// A short remark on a player's round.
function remark(part: Part) {
  const { scene, state, seat } = part;
  if (!inPlay(scene)) return scene.situation.winners.includes(seat) ? tr('winner') : '';
  if (isActing(part)) return tr('on turn');
  if (state.players[seat - 1].over) return tr('out of the round');
  return state.first === seat ? tr('first player') : '';
}

export function SeatHead(part: Part) {
  const { scene, state, seat } = part;
  const { label } = scene.situation.seats[seat - 1],
    { mage } = state.players[seat - 1];
  const name = seatName(scene, seat);
  const points = scene.situation.scores[seat - 1] ?? 0,
    said = remark(part);
  const word = mage ? mageWord(mage) : '';
  const role = [word === name ? '' : word, label].filter(Boolean).join(', ');
  const words = [name, role, said, trPlural('%d point', '%d points', points)];
  return (
    <Thing
      as="button"
      scene={scene}
      name={`seat:${seat}`}
      class="seals-seat-head"
      label={words.filter(Boolean).join(', ')}
    >
      <Portrait mage={mage} seat={seat} />
      <span class="seals-seat-words">
        <b>{name}</b> {role && <small>{role}</small>} {said && <em>{said}</em>}
      </span>
      <span
        class="seals-points"
        data-points={points}
        data-word={trPlural('point', 'points', points)}
      />
    </Thing>
  );
}

// Shown while it waits with Binding; otherwise it is in the dungeon.
function Familiar({ scene, state, seat }: Part) {
  const { mage, familiar } = state.players[seat - 1];
  if (!mage || familiar) return null;
  return (
    <Thing
      as="button"
      scene={scene}
      name={`familiar:${seat}`}
      class="seals-home"
      label={figureLabel(state, seat, seatName(scene, seat), 'familiar')}
    >
      <svg viewBox="-23 -23 46 46" aria-hidden="true">
        <FamiliarFigure mage={mage} seat={seat} />
      </svg>
    </Thing>
  );
}

const seatClass = (part: Part, extra: string) =>
  [
    'seals-seat',
    `seals-seat-${part.seat}`,
    extra,
    isActing(part) && 'seals-acts',
    part.state.players[part.seat - 1].over && 'seals-done',
  ]
    .filter(Boolean)
    .join(' ');

const many = 6; // scrolls: more are drawn smaller

// The children are the dice to take from, if any.
export function OwnSeat({ children, ...part }: Part & { children: ComponentChildren }) {
  const { up = [], down = [] } = part.state.players[part.seat - 1];
  const isFull = up.length + down.length > many;
  return (
    <section
      class={seatClass(part, isFull ? 'seals-own seals-full' : 'seals-own')}
      aria-label={seatName(part.scene, part.seat)}
      data-seat={part.seat}
    >
      <div class="seals-own-top">
        <SeatHead {...part} />
        <div class="seals-own-dice">
          <Dice {...part} />
        </div>
        <Familiar {...part} />
      </div>
      {children}
      <Scrolls {...part} large />
    </section>
  );
}

// Whether something of the player's can be chosen now, so that it must be visible.
function isWanted({ scene, state, seat }: Part) {
  const { up = [], down = [], dice = [] } = state.players[seat - 1];
  const wanted = [
    ...dice.map((text) => dieThing(state, seat, readDie(text))),
    ...up.map((text) => scrollThing(state, seat, readScroll(text), true)),
    ...down.map((text) => scrollThing(state, seat, readScroll(text), false)),
  ];
  return wanted.some((thing) => scene.lit.has(thing) || scene.marked.includes(thing));
}

export function OtherSeat(part: Part & { roomy: boolean }) {
  const { scene, state, seat, roomy } = part;
  const [open, setOpen] = useState<boolean | null>(null);
  const { up = [], down = [] } = state.players[seat - 1];
  const shown = (open ?? roomy) || isWanted(part);
  const count = up.length + down.length,
    name = seatName(scene, seat);
  return (
    <section class={seatClass(part, 'seals-other')} aria-label={name} data-seat={seat}>
      <SeatHead {...part} />
      <div class="seals-other-row">
        <Dice scene={scene} state={state} seat={seat} />
        <Familiar {...part} />
        <button
          type="button"
          class="seals-more"
          aria-expanded={shown}
          onClick={() => setOpen(!shown)}
        >
          {trPlural('%d scroll', '%d scrolls', count)}
          <svg viewBox="-8 -8 16 16" aria-hidden="true">
            <path d={shown ? 'M-5 3 0-2 5 3' : 'M-5-3 0 2 5-3'} />
          </svg>
        </button>
      </div>
      {shown && <Scrolls {...part} large={false} />}
    </section>
  );
}
