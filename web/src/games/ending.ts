// ending.ts: what a game adds to the celebration of its end.
import type { ComponentChildren } from 'preact';
import type { Session } from '../engine/session';
import type { State } from '../engine/types';

// Something that brought points, with a picture of about 40 pixels.
export interface Source {
  points: number;
  picture: ComponentChildren;
}
export interface Ending {
  figureOf(seat: number): ComponentChildren;
  sourcesOf(seat: number): readonly Source[]; // points beyond these have no picture
}
export type EndingOf = (session: Session, state: State) => Ending;
