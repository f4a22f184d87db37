// place.ts: where a thing lies on the screen. To measure it has the page laid out at once, so nobody
// asks who does not need to know.
import type { ThingName } from '../core/types';

export function rectOf(thing: ThingName): DOMRect | null {
  const found = thing ? document.querySelector(`.play [data-thing="${CSS.escape(thing)}"]`) : null;
  return found?.getBoundingClientRect() ?? null;
}
