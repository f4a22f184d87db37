// art-frame.tsx: the frame of a game's picture on the home page, with the light of its candles.
import type { ComponentChildren } from 'preact';

interface Props {
  light: string; // the id of the gradient, for fill="url(#...)"
  children: ComponentChildren;
}
export const ArtFrame = ({ light, children }: Props) => (
  <svg
    class="home-art"
    viewBox="0 0 400 224"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <defs>
      <radialGradient id={light}>
        <stop offset="0" class="home-light-in" />
        <stop offset="1" class="home-light-out" />
      </radialGradient>
    </defs>
    {children}
  </svg>
);
