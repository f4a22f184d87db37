// board.tsx: the dungeon and everything in it, as large as its frame allows.
import { useMemo } from 'preact/hooks';
import { tr } from '../../../i18n/tr';
import type { ThingName } from '../../../engine/types';
import type { SealsBoard } from '../state';
import type { Scene } from '../../view';
import { Breaking } from './breaking';
import { useViewing, type Viewing } from './gestures';
import { CameraButtons } from './camera-buttons';
import { Glow, Light, viewBoxOf } from './light';
import { followFocus, useAutoCamera } from './auto-camera';
import { Spaces } from './spaces';
import { Figures } from './standing';
import { acting, isClosed, type SealsState } from '../state';
import { redirectTaps } from './taps';
import { dungeonDrop } from '../drops';
import { spaceOf } from '../things';
import { nearOf, type Near } from './paths';

export interface Dungeon {
  board: SealsBoard;
  places: Map<string, SealsBoard['spaces'][number]>;
  near: Near;
}

export function useDungeon(scene: Scene): Dungeon {
  return useMemo(() => {
    const board = scene.session.do<SealsBoard>('board');
    return {
      board,
      places: new Map(board.spaces.map((space) => [space.name, space])),
      near: nearOf(board),
    };
  }, [scene.session, scene.situation.id]);
}

export interface Part {
  scene: Scene;
  state: SealsState;
  dungeon: Dungeon;
}

// The closer the camera, the more labels; from afar, pieces are enlarged.
function detailAt(scale: number) {
  if (scale < 0.3) return 'seals-far';
  return scale < 0.42 ? 'seals-middle' : scale > 0.6 ? 'seals-near' : '';
}

function worldStyle(size: number, { camera: { x, y, scale }, view }: Viewing) {
  const left = view.width / 2 - (x + size) * scale,
    top = view.height / 2 - (y + size) * scale;
  return {
    width: `${2 * size}px`,
    height: `${2 * size}px`,
    transform: `translate(${left}px, ${top}px) scale(${scale})`,
  };
}

export function Board({ scene, state, dungeon }: Part) {
  const { board, places, near } = dungeon;
  const core = useMemo(
    () => Math.max(...board.spaces.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)))) + 80,
    [board],
  );
  const viewing = useViewing(board.size - 24, core);
  const { camera, eased } = viewing;
  useAutoCamera(scene, state, places, viewing);
  const spacesOf = (things: Iterable<ThingName>) =>
    new Set([...things].map(spaceOf).filter(Boolean));
  const lit = spacesOf(scene.lit),
    bright = spacesOf([
      ...scene.lit,
      ...scene.picked,
      ...scene.marked,
      ...scene.situation.draft.things,
    ]);
  const from = state.players[acting(state) - 1]?.place ?? '';
  const svg = useMemo(() => ({ __html: board.svg }), [board]);
  // The camera moves often, pieces rarely: they rerender only when they change.
  const choosing = !scene.past && lit.size > 0;
  const pieces = useMemo(
    () => (
      <>
        {choosing && scene.moving && <Glow board={board} places={places} lit={lit} />}
        <svg class="seals-pieces" role="group" viewBox={viewBoxOf(board)}>
          <Spaces scene={scene} state={state} dungeon={dungeon} />
        </svg>
        <Breaking scene={scene} state={state} dungeon={dungeon} />
        <Figures scene={scene} state={state} dungeon={dungeon} />
        {choosing && (
          <Light
            board={board}
            near={near}
            places={places}
            from={from}
            lit={lit}
            bright={bright}
            closed={(name) => isClosed(state, name)}
          />
        )}
      </>
    ),
    [scene, state, dungeon],
  );
  const classes = [
    'seals-board play-stage',
    viewing.whole && 'seals-whole',
    detailAt(camera.scale),
    scene.moving && 'seals-moving',
    eased && 'seals-eased',
  ];
  return (
    <section class={classes.filter(Boolean).join(' ')} aria-label={tr('Dungeon')}>
      <div
        class="seals-window"
        ref={viewing.box}
        data-drop={dungeonDrop}
        onClickCapture={(event) => redirectTaps(event, scene, viewing)}
        onFocusIn={(event) => followFocus(event, places, viewing)}
      >
        <div class="seals-world" style={worldStyle(board.size, viewing)}>
          <div class="seals-drawing" aria-hidden="true" dangerouslySetInnerHTML={svg} />
          {pieces}
        </div>
      </div>
      <CameraButtons viewing={viewing} />
    </section>
  );
}
