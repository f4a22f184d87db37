// board.tsx: the dungeon with all that lies and stands in it, as large as its frame allows.
import { useMemo } from 'preact/hooks';
import { say } from '../core/say';
import type { SealsBoard } from '../core/types';
import type { Scene } from '../core/view';
import { Thing } from '../ui/thing';
import './board.css';
import { most } from './camera';
import { FamiliarFigure, GuardianFigure, MageFigure } from './figures';
import { useViewing } from './gestures';
import { figureLabel, spaceLabel } from './labels';
import { Light } from './light';
import { followFocus, useSight } from './sight';
import { BoxScroll, Token } from './seals';
import { acting, elements, readSeal, type SealsState } from './state';
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

interface Part { scene: Scene; state: SealsState; dungeon: Dungeon }

function Spaces({ scene, state, dungeon }: Part) {
  return (
    <>
      {dungeon.board.spaces.filter(({ kind }) => kind !== 'floor').map((space) => {
        const name = `space:${space.name}`, here = state.sites[space.name], seal = here ? readSeal(here) : null;
        return (
          <Thing key={space.name} scene={scene} name={name} class={`seals-space seals-${space.kind}`}
            transform={`translate(${space.x} ${space.y})`} label={spaceLabel(state, space, scene.lit.has(name))}>
            <circle class="seals-halo" r={space.kind === 'box' ? 62 : 46} />
            {seal?.kind === 'token' && <Token element={seal.element} strength={seal.strength} />}
            {seal?.kind === 'scroll' && <BoxScroll scroll={seal.scroll} />}
            {space.kind === 'box' ? <rect class="seals-ring" x="-43" y="-53" width="86" height="106" rx="12" /> : <circle class="seals-ring" r="40" />}
            <text class="seals-name" y={space.kind === 'box' ? -44 : -36}>{space.name}</text>
          </Thing>
        );
      })}
    </>
  );
}

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

export function Board({ scene, state, dungeon }: Part) {
  const { board, places } = dungeon;
  const core = useMemo(() => Math.max(...board.spaces.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))) + 80, [board]);
  const viewing = useViewing(board.size - 24, core);
  const { camera, view, eased } = viewing;
  useSight(scene, state, places, viewing);
  const lit = new Set([...scene.lit].map(spaceOf).filter(Boolean));
  const from = state.players[acting(state) - 1]?.place ?? '';
  const svg = useMemo(() => ({ __html: board.svg }), [board]);
  const detail = camera.scale > 0.62 ? 'seals-near' : camera.scale > 0.3 ? 'seals-middle' : 'seals-far';
  // The camera moves often, the pieces seldom: they are drawn anew only when they change.
  const choosing = !scene.past && lit.size > 0;
  const pieces = useMemo(() => (
    <>
      {choosing && <Light board={board} places={places} from={from} lit={lit} closed={(name) => /^[fwae]\d/.test(state.sites[name] ?? '')} />}
      <Spaces scene={scene} state={state} dungeon={dungeon} />
      <Figures scene={scene} state={state} dungeon={dungeon} />
    </>
  ), [scene, state, dungeon]);
  const style = {
    width: `${2 * board.size}px`, height: `${2 * board.size}px`,
    transform: `translate(${view.width / 2 - (camera.x + board.size) * camera.scale}px, ${view.height / 2 - (camera.y + board.size) * camera.scale}px) scale(${camera.scale})`,
  };
  const classes = ['seals-board', detail, choosing && 'seals-choosing', scene.moving && 'seals-moving', eased && 'seals-eased'];
  return (
    <section class={classes.filter(Boolean).join(' ')} aria-label={say('Dungeon')}>
      <div class="seals-window" ref={viewing.box} onClickCapture={(event) => catchTaps(event, scene, viewing)}
        onFocusIn={(event) => followFocus(event, places, viewing)}>
        <div class="seals-world" style={style}>
          <div class="seals-drawing" aria-hidden="true" dangerouslySetInnerHTML={svg} />
          <svg class="seals-pieces" viewBox={`${-board.size} ${-board.size} ${2 * board.size} ${2 * board.size}`}>
            {pieces}
          </svg>
        </div>
      </div>
      <div class="seals-lens" role="group" aria-label={say('View of the dungeon')}>
        <button type="button" class="seals-lens-button" aria-label={say('Zoom in')} disabled={camera.scale >= most} onClick={() => viewing.zoom(1.5)}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-7 0H7M0-7V7" /></svg>
        </button>
        <button type="button" class="seals-lens-button" aria-label={say('Zoom out')} onClick={() => viewing.zoom(1 / 1.5)}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-7 0H7" /></svg>
        </button>
        <button type="button" class="seals-lens-button" aria-label={say('Show the whole dungeon')} onClick={viewing.fit}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-8-3V-8H-3M3-8H8V-3M8 3V8H3M-3 8H-8V3" /></svg>
        </button>
      </div>
    </section>
  );
}
