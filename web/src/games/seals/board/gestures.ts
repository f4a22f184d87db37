// gestures.ts: moves the camera by drag, pinch, wheel and double tap.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fitScale, within, zoomAt, type Camera, type Point, type Size } from './camera';

const tapSlop = 7; // pixels: less movement is a tap
const doubleTap = 320; // milliseconds

export interface Viewing {
  box: { current: HTMLDivElement | null };
  camera: Camera;
  view: Size;
  eased: boolean; // the last change was not a gesture
  whole: boolean; // everything is in view, so that there is nothing to move
  dragged: { current: boolean }; // the press that just ended was not a tap
  moved: { current: boolean }; // by the player; whoever cares sets it to false
  look(to: Camera): void;
  zoom(factor: number): void;
  fit(): void;
}

function useSize(box: { current: HTMLDivElement | null }): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current!;
    const measure = () => setSize({ width: element.clientWidth, height: element.clientHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  return size;
}

// Gestures hold the camera by reference, so that handlers are not recreated for each frame.
interface CameraControl {
  camera: Camera;
  view: Size;
  radius: number;
  move(to: Camera): void;
  ease(to: Camera): void;
}

const middle = (points: Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([a, b]: Point[]) => (b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

function listenToPointers(
  element: HTMLElement,
  control: CameraControl,
  dragged: { current: boolean },
) {
  const pointers = new Map<number, Point>();
  let origin: Point = { x: 0, y: 0 };
  const at = (event: PointerEvent): Point => {
    const frame = element.getBoundingClientRect();
    return { x: event.clientX - frame.left, y: event.clientY - frame.top };
  };
  const down = (event: PointerEvent) => {
    const carries = (event.target as Element).closest('[data-carry]') !== null; // ../drops.ts
    if (event.button !== 0 || (carries && pointers.size === 0)) return;
    if (pointers.size === 0) [dragged.current, origin] = [false, at(event)];
    pointers.set(event.pointerId, at(event));
  };
  const move = (event: PointerEvent) => {
    if (!pointers.has(event.pointerId)) return;
    const before = [...pointers.values()],
      now = at(event);
    if (
      !dragged.current &&
      pointers.size === 1 &&
      Math.hypot(now.x - origin.x, now.y - origin.y) < tapSlop
    )
      return;
    if (!dragged.current) element.setPointerCapture(event.pointerId);
    if (!dragged.current) element.classList.add('seals-held');
    dragged.current = true;
    pointers.set(event.pointerId, now);
    const after = [...pointers.values()],
      from = middle(before),
      to = middle(after);
    const pinch = after.length === 2 && spread(before) > 0 ? spread(after) / spread(before) : 1;
    const { x, y, scale } = zoomAt(control.camera, control.view, from, pinch);
    control.move({ scale, x: x - (to.x - from.x) / scale, y: y - (to.y - from.y) / scale });
  };
  // Capturing a pointer takes it from the element touched first; it is still down.
  const up = (event: PointerEvent) => {
    if (event.type !== 'lostpointercapture' || event.target === element)
      pointers.delete(event.pointerId);
    if (pointers.size === 0) element.classList.remove('seals-held');
  };
  element.addEventListener('pointerdown', down);
  element.addEventListener('pointermove', move);
  for (const name of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    element.addEventListener(name, up);
}

function listenToTaps(element: HTMLElement, control: CameraControl, dragged: { current: boolean }) {
  let last = 0;
  element.addEventListener('click', (event) => {
    const now = event.timeStamp,
      twice = now - last < doubleTap;
    last =
      twice || dragged.current || (event.target as Element).closest('.thing, button') ? 0 : now;
    if (!twice) return;
    const frame = element.getBoundingClientRect(),
      near = control.camera.scale > 1.6 * fitScale(control.view, control.radius);
    const at = { x: event.clientX - frame.left, y: event.clientY - frame.top };
    control.ease(near ? { x: 0, y: 0, scale: 0 } : zoomAt(control.camera, control.view, at, 2.2));
  });
  element.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const frame = element.getBoundingClientRect();
      const at = { x: event.clientX - frame.left, y: event.clientY - frame.top };
      control.move(
        zoomAt(
          control.camera,
          control.view,
          at,
          Math.exp(-event.deltaY * (event.deltaMode ? 0.05 : 0.0016)),
        ),
      );
    },
    { passive: false },
  );
}

const plain = 0.36; // pixels per unit at which the whole drawing may be shown initially

// `radius`: extent of the drawing from its centre; `core`: the part shown initially if all of it
// would be too small.
export function useViewing(radius: number, core: number): Viewing {
  const box = useRef<HTMLDivElement>(null);
  const dragged = useRef(false),
    moved = useRef(false),
    shown = useRef(false); // there is something that the camera can be seen to move away from
  const view = useSize(box);
  const [{ camera, eased }, set] = useState({ camera: { x: 0, y: 0, scale: -1 }, eased: false });
  const whole = fitScale(view, radius),
    first = whole >= plain ? whole : fitScale(view, core);
  const seen = within(camera.scale < 0 ? { ...camera, scale: first } : camera, view, radius);
  const control = useMemo<CameraControl>(
    () => ({
      camera: seen,
      view,
      radius,
      move: (to) => {
        moved.current = true;
        set({ camera: to, eased: false });
      },
      ease: (to) => {
        moved.current = true;
        set({ camera: to, eased: true });
      },
    }),
    [],
  );
  Object.assign(control, { camera: seen, view, radius });
  useEffect(() => {
    shown.current = view.width > 0;
  }, [view]);
  useEffect(() => {
    listenToPointers(box.current!, control, dragged);
    listenToTaps(box.current!, control, dragged);
  }, []);
  const centre = { x: view.width / 2, y: view.height / 2 };
  return {
    box,
    camera: seen,
    view,
    eased,
    whole: 2 * radius * seen.scale <= Math.min(view.width, view.height) + 1,
    dragged,
    moved,
    look: (to) => set({ camera: to, eased: shown.current }),
    zoom: (factor) => control.ease(zoomAt(seen, view, centre, factor)),
    fit: () => control.ease({ x: 0, y: 0, scale: 0 }),
  };
}
