// flights.ts: pictures of things that fly from one place of the page to another.
import { moveFrom, type Box } from '../../ui/motion';

// A copy flies and is gone; what it becomes is drawn by then.
export function fly(picture: Element, from: Box, to: Box, time: number) {
  const frame = document.createElement('div');
  frame.className = 'seals-flight';
  frame.setAttribute('aria-hidden', 'true');
  for (const side of ['left', 'top', 'width', 'height'] as const)
    frame.style[side] = `${to[side]}px`;
  const copy = picture.cloneNode(true) as Element;
  for (const name of ['data-thing', 'style', 'tabindex', 'role']) copy.removeAttribute(name);
  frame.append(copy);
  document.body.append(frame);
  const remove = () => frame.remove();
  const motion = moveFrom(frame, from, to, { time, hop: 30 });
  if (motion) motion.finished.then(remove, remove);
  else remove();
}
