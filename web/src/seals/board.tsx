// board.tsx: the dungeon with all that lies and stands in it, as large as its frame allows.
import { useMemo } from 'preact/hooks';
import { say } from '../core/say';
import type { SealsBoard } from '../core/types';
import type { Scene } from '../core/view';
import { Thing } from '../ui/thing';
import './board.css';
import { FamiliarFigure, GuardianFigure, MageFigure } from './figures';
import { useViewing, type Viewing } from './gestures';
import { figureLabel } from './labels';
import { Lens } from './lens';
import { Glow, Light, viewBoxOf } from './light';
import { followFocus, useSight } from './sight';
import { Spaces } from './spaces';
import { acting, elements, type SealsState } from './state';
import { catchTaps } from './taps';
import { spaceOf } from './things';
import { elementWord } from './words';

export interface Dungeon { board: SealsBoard; places: Map<string, SealsBoard['spaces'][number]> }

export function useDungeon(scene: Scene): Dungeon {
  return useMemo(() => {
    const board = scene.session.do<SealsBoard>('board');
    return { board, places: new Map(board.spaces.map((space) => [space.name, space])) };
  }, [scene.session, scene.situation.id]);
}

export interface Part { scene: Scene; state: SealsState; dungeon: Dungeon }

const move = (x: number, y: number) => ({ transform: `translate(${x}px, ${y}px)` });

function Figures({ scene, state, dungeon: { places } }: Part) {
  const names = scene.situation.seats;
  return (
    <>
      {elements.map((element) => {
        const at = places.get(state.guardians?.[element] ?? '');
        return at && (
          <Thing key={element} scene={scene} name={`guardian:${element}`} class="seals-figure" style={move(at.x + 24, at.y - 30)}
            label={say('The guardian of %1$s, on %2$s', elementWord(element), at.name)}>
            <GuardianFigure element={element} />
          </Thing>
        );
      })}
      {state.players.map(({ mage, place }, index) => {
        const at = places.get(place ?? '');
        return at && (
          <Thing key={`mage ${index}`} scene={scene} name={`mage:${index + 1}`} class="seals-figure" style={move(at.x, at.y)}
            label={figureLabel(state, index + 1, names[index].name, 'mage')}>
            <MageFigure mage={mage} seat={index + 1} />
          </Thing>
        );
      })}
      {state.players.map(({ mage, familiar, place }, index) => {
        const at = places.get(familiar ?? '');
        return at && (
          <Thing key={`familiar ${index}`} scene={scene} name={`familiar:${index + 1}`} class="seals-figure"
            style={place === familiar ? move(at.x + 28, at.y + 14) : move(at.x + 18, at.y - 24)}
            label={figureLabel(state, index + 1, names[index].name, 'familiar')}>
            <FamiliarFigure mage={mage} seat={index + 1} />
          </Thing>
        );
      })}
    </>
  );
}

// The nearer, the more is written beside things; from afar they are drawn larger than life.
function detailAt(scale: number) {
  if (scale < 0.3) return 'seals-far';
  return scale < 0.42 ? 'seals-middle' : scale > 0.6 ? 'seals-near' : '';
}

function worldStyle(size: number, { camera: { x, y, scale }, view }: Viewing) {
  const left = view.width / 2 - (x + size) * scale, top = view.height / 2 - (y + size) * scale;
  return { width: `${2 * size}px`, height: `${2 * size}px`, transform: `translate(${left}px, ${top}px) scale(${scale})` };
}

export function Board({ scene, state, dungeon }: Part) {
  const { board, places } = dungeon;
  const core = useMemo(() => Math.max(...board.spaces.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))) + 80, [board]);
  const viewing = useViewing(board.size - 24, core);
  const { camera, eased } = viewing;
  useSight(scene, state, places, viewing);
  const lit = new Set([...scene.lit].map(spaceOf).filter(Boolean));
  const from = state.players[acting(state) - 1]?.place ?? '';
  const closed = (name: string) => /^[fwae]\d/.test(state.sites[name] ?? ''); // a token lies there
  const svg = useMemo(() => ({ __html: board.svg }), [board]);
  // The camera moves often, the pieces seldom: they are drawn anew only when they change.
  const choosing = !scene.past && lit.size > 0;
  const pieces = useMemo(() => (
    <>
      {choosing && <Light board={board} places={places} from={from} lit={lit} closed={closed} />}
      {choosing && scene.moving && <Glow board={board} places={places} lit={lit} />}
      <svg class="seals-pieces" viewBox={viewBoxOf(board)}>
        <Spaces scene={scene} state={state} dungeon={dungeon} />
        <Figures scene={scene} state={state} dungeon={dungeon} />
      </svg>
    </>
  ), [scene, state, dungeon]);
  const classes = ['seals-board', detailAt(camera.scale), choosing && 'seals-choosing', scene.moving && 'seals-moving', eased && 'seals-eased'];
  return (
    <section class={classes.filter(Boolean).join(' ')} aria-label={say('Dungeon')}>
      <div class="seals-window" ref={viewing.box} onClickCapture={(event) => catchTaps(event, scene, viewing)}
        onFocusIn={(event) => followFocus(event, places, viewing)}>
        <div class="seals-world" style={worldStyle(board.size, viewing)}>
          <div class="seals-drawing" aria-hidden="true" dangerouslySetInnerHTML={svg} />
          {pieces}
        </div>
      </div>
      <Lens viewing={viewing} />
    </section>
  );
}
