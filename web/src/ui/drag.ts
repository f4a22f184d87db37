// drag.ts: drags a thing of a view's drawing onto another one, by mouse or finger. Dropping it is
// the same as pointing at things one after another, so nothing can be done by dragging alone.
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { ThingName } from '../engine/types';
import { animate, boxOf, type Box } from './motion';

export interface DragRules {
  // What to point at to drop the thing, by what it can be dropped on.
  targetsOf(thing: ThingName): ReadonlyMap<ThingName, readonly ThingName[]>;
  // Whether it can be lifted although it cannot be dropped anywhere: it goes back, with a reason.
  canLift?(thing: ThingName): boolean;
  // `at`: where it was let go, to move it from there.
  onDrop(points: readonly ThingName[], thing: ThingName, at: Box, source: Element): void;
  // It was dropped on something else, or on nothing ('').
  onRefuse(thing: ThingName, on: ThingName): void;
}

const slop = 8, // pixels until a press is a drag
  reach = 28; // pixels around a target that count as on it

// An area may stand for a thing that is drawn smaller, by its attribute data-drop.
const nameOf = (element: Element | null | undefined): ThingName =>
  element?.getAttribute('data-drop') ?? element?.getAttribute('data-thing') ?? '';
const places = '[data-thing], [data-drop]';

const gap = (box: Box, x: number, y: number) =>
  Math.hypot(
    Math.max(box.left - x, 0, x - box.left - box.width),
    Math.max(box.top - y, 0, y - box.top - box.height),
  );

// A copy to carry around, in the same place and size.
function copyOf(source: Element, box: Box): Element {
  let copy = source.cloneNode(true) as HTMLElement | SVGElement;
  if (source instanceof SVGGraphicsElement && !(source instanceof SVGSVGElement)) {
    const { x, y, width, height } = source.getBBox();
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    copy.removeAttribute('transform');
    frame.append(copy);
    copy = frame;
  }
  for (const one of [copy, ...copy.querySelectorAll(places)])
    for (const name of ['data-thing', 'data-drop', 'id', 'tabindex', 'role'])
      one.removeAttribute(name);
  copy.classList.add('dragged');
  copy.setAttribute('aria-hidden', 'true');
  Object.assign(copy.style, {
    position: 'absolute',
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return copy;
}

interface Drag {
  copy: HTMLElement;
  box: Box; // of the source, when it was lifted
  frame: Box; // of the root
  targets: { element: Element; box: Box; name: ThingName; points: readonly ThingName[] }[];
  goesBack: boolean; // its copy is on the way back to the source
}

function lift(root: Element, source: Element, rules: DragRules): Drag | null {
  const points = rules.targetsOf(nameOf(source));
  if (!points.size && !rules.canLift?.(nameOf(source))) return null;
  const box = boxOf(source),
    frame = boxOf(root);
  const targets = [...root.querySelectorAll(places)]
    .filter((element) => points.has(nameOf(element)) && element !== source)
    .filter((element) => nameOf(element) !== nameOf(element.parentElement!.closest(places)))
    .map((element) => ({
      element,
      box: boxOf(element),
      name: nameOf(element),
      points: points.get(nameOf(element))!,
    }));
  const copy = copyOf(source, box) as HTMLElement;
  source.dispatchEvent(new PointerEvent('pointercancel')); // no long press any more
  source.classList.add('lifted');
  for (const { element } of targets) element.classList.add('drop');
  root.append(copy);
  return { copy, box, frame, targets, goesBack: false };
}

// The copy stays within the root, which would otherwise begin to scroll.
function boxAt({ box, frame }: Drag, x: number, y: number): Box {
  const within = (at: number, least: number, size: number, room: number) =>
    Math.max(least, Math.min(at, least + room - size));
  return {
    ...box,
    left: within(box.left + x, frame.left, box.width, frame.width),
    top: within(box.top + y, frame.top, box.height, frame.height),
  };
}

// The copy returns to where it was lifted, and is gone then.
function snapBack(drag: Drag, source: Element) {
  const { transform } = drag.copy.style;
  const home = `translate(${drag.box.left - drag.frame.left}px, ${drag.box.top - drag.frame.top}px)`;
  drag.goesBack = true;
  drag.copy.style.transform = home;
  const motion = animate(drag.copy, [{ transform }, { transform: home }], { time: 220 });
  const remove = () => {
    drag.copy.remove();
    source.classList.remove('lifted');
  };
  if (motion) motion.finished.then(remove, remove);
  else remove();
}

// Lets things inside the root be dragged. The root must be a containing block for absolute boxes.
export function useDrag(root: RefObject<HTMLElement | null>, rules: DragRules) {
  const now = useRef(rules);
  now.current = rules;
  useEffect(() => {
    const within = root.current!;
    let end = () => {};
    const press = (down: PointerEvent) => {
      const source = (down.target as Element).closest('[data-thing]');
      if (!source || down.button !== 0 || !down.isPrimary) return;
      end();
      const stop = new AbortController(),
        { signal } = stop;
      let drag: Drag | null = null;
      // Other fingers change nothing.
      const isOther = ({ pointerId }: PointerEvent) => pointerId !== down.pointerId;
      const move = (event: PointerEvent) => {
        if (isOther(event)) return;
        const x = event.clientX - down.clientX,
          y = event.clientY - down.clientY;
        if (!drag) {
          if (Math.hypot(x, y) < slop) return;
          drag = lift(within, source, now.current);
          if (!drag) return end();
          within.setPointerCapture(down.pointerId);
        }
        const { left, top } = boxAt(drag, x, y);
        drag.copy.style.transform = `translate(${left - drag.frame.left}px, ${top - drag.frame.top}px)`;
        const over = nearest(drag, event);
        for (const target of drag.targets)
          target.element.classList.toggle('drop-over', target === over);
      };
      const up = (event: PointerEvent) => {
        if (isOther(event)) return;
        const done = drag,
          thing = nameOf(source);
        const target = done && nearest(done, event);
        if (done && !target) snapBack(done, source);
        end();
        if (!done) return;
        suppressClick();
        const at = boxAt(done, event.clientX - down.clientX, event.clientY - down.clientY);
        if (target) return now.current.onDrop(target.points, thing, at, source);
        const on = document
          .elementsFromPoint(event.clientX, event.clientY)
          .map((element) => element.closest(places))
          .find((element) => element && within.contains(element) && element !== source);
        now.current.onRefuse(thing, nameOf(on));
      };
      const cancel = (event: PointerEvent) => isOther(event) || end();
      const escape = (event: KeyboardEvent) => {
        if (!drag || event.key !== 'Escape') return;
        event.stopPropagation();
        end();
      };
      end = () => {
        end = () => {};
        stop.abort();
        if (!drag?.goesBack) {
          drag?.copy.remove();
          source.classList.remove('lifted');
        }
        for (const { element } of drag?.targets ?? [])
          element.classList.remove('drop', 'drop-over');
        drag = null;
      };
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', up, { signal });
      addEventListener('pointercancel', cancel, { signal });
      addEventListener('keydown', escape, { signal, capture: true });
    };
    within.addEventListener('pointerdown', press);
    return () => {
      end();
      within.removeEventListener('pointerdown', press);
    };
  }, []);
}

function nearest({ targets }: Drag, { clientX, clientY }: PointerEvent) {
  const [best] = targets
    .map((target) => ({ target, away: gap(target.box, clientX, clientY) }))
    .sort((a, b) => a.away - b.away);
  return best && best.away <= reach ? best.target : undefined;
}

// The click that follows the drop is none.
function suppressClick() {
  const stop = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, true));
}
