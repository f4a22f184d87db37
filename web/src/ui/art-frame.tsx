// art-frame.tsx: the frame of a game's picture on the home page, with the light of its candles. The
// ground fills the frame; what stands on it is as high as the frame, so that nothing of it is cut off
// in a wide one.
import type { ComponentChildren } from 'preact';

interface Props {
  light: string; // the id of the gradient, for fill="url(#...)"
  ground: ComponentChildren;
  children: ComponentChildren;
}
export const ArtFrame = ({ light, ground, children }: Props) => (
  <div class="home-art" aria-hidden="true">
    <svg viewBox="0 0 400 224" preserveAspectRatio="xMidYMid slice">
      <defs>
        <radialGradient id={light}>
          <stop offset="0" class="home-light-in" />
          <stop offset="1" class="home-light-out" />
        </radialGradient>
      </defs>
      {ground}
    </svg>
    <svg class="home-motif" viewBox="0 0 400 224">
      {children}
    </svg>
  </div>
);
