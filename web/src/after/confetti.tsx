// confetti.tsx: runes that rain down once and are gone.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { animate } from '../ui/motion';

// Strokes on a grid of 16 by 24, around a staff.
const runes = [
  'M8 2V22M8 3 14 8 8 13',
  'M4 22V2L12 9V22',
  'M8 2V22M3 6 13 14M13 6 3 14',
  'M4 2V22M4 4 12 9 4 14 12 20',
  'M8 2V22M2 9 8 2 14 9',
  'M13 2 4 9 12 14 3 22',
  'M8 2 14 8 8 15 2 8ZM8 15 3 22M8 15 13 22',
  'M4 22V3L12 12V2M12 12V22',
];
const count = 44,
  time = 2600,
  spread = 900; // milliseconds between the first and the last that starts

const between = (low: number, high: number) => low + (high - low) * Math.random();

function Rune({ at }: { at: number }) {
  const rune = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const turn = between(-540, 540),
      drift = between(-12, 12),
      size = between(0.7, 1.5);
    const place = (down: number, share: number) =>
      `translate(${drift * share}vw, ${down}vh) rotate(${turn * share}deg) scale(${size})`;
    animate(
      rune.current!,
      [
        { transform: place(-12, 0), opacity: 1 },
        { transform: place(60, 0.6), opacity: 1, offset: 0.65 },
        { transform: place(108, 1), opacity: 0 },
      ],
      {
        time: time * between(0.75, 1),
        delay: between(0, spread),
        easing: 'cubic-bezier(0.3, 0.1, 0.7, 1)',
      },
    );
  }, []);
  return (
    <svg
      ref={rune}
      class={`finale-rune finale-rune-${at % 4}`}
      style={{ left: `${(at + 0.5) * (100 / count)}%` }}
      viewBox="0 0 16 24"
    >
      <path d={runes[at % runes.length]} />
    </svg>
  );
}

export const Confetti = () => (
  <div class="finale-confetti" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      <Rune key={at} at={at} />
    ))}
  </div>
);
