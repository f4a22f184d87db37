// camera.ts: the visible part of the dungeon: the point at the centre, and pixels per unit.
// Independent of the page.
export interface Camera {
  x: number;
  y: number;
  scale: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

export const most = 1.6; // a seal is then about 100 pixels wide

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export const fitScale = (view: Size, radius: number) =>
  Math.max(0.05, Math.min(view.width, view.height) / (2 * radius));

// The closest camera that shows no more empty space than necessary.
export function within(camera: Camera, view: Size, radius: number): Camera {
  const scale = clamp(camera.scale, fitScale(view, radius), most);
  const free = (length: number) => Math.max(0, radius - length / (2 * scale));
  const x = free(view.width),
    y = free(view.height);
  return { scale, x: clamp(camera.x, -x, x), y: clamp(camera.y, -y, y) };
}

export const toScreen = (camera: Camera, view: Size, at: Point): Point => ({
  x: view.width / 2 + (at.x - camera.x) * camera.scale,
  y: view.height / 2 + (at.y - camera.y) * camera.scale,
});

// Keeps what is under the screen point `at` in place.
export function zoomAt(camera: Camera, view: Size, at: Point, factor: number): Camera {
  const scale = Math.min(camera.scale * factor, most);
  const shift = 1 / camera.scale - 1 / scale;
  return {
    scale,
    x: camera.x + (at.x - view.width / 2) * shift,
    y: camera.y + (at.y - view.height / 2) * shift,
  };
}

export function around(points: Point[], view: Size, margin: number, closest: number): Camera {
  const xs = points.map((point) => point.x),
    ys = points.map((point) => point.y);
  const left = Math.min(...xs),
    right = Math.max(...xs),
    top = Math.min(...ys),
    bottom = Math.max(...ys);
  const scale = Math.min(
    view.width / (right - left + 2 * margin),
    view.height / (bottom - top + 2 * margin),
    closest,
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, scale };
}

export function sees(camera: Camera, view: Size, at: Point, margin: number) {
  const { x, y } = toScreen(camera, view, at);
  return x >= margin && y >= margin && x <= view.width - margin && y <= view.height - margin;
}
