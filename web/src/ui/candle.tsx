// candle.tsx: a burning candle, for the pictures of the games.
export function Candle({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <ellipse cy="30" rx="15" ry="4.5" class="home-dish" />
      <path d="M-6 4C-7-1-3 0 0-1s6 0 6 4v26H-6z" class="home-candle" />
      <path d="M-6 6c2 0 2 5 1 9s-1 1-1 1zM6 5C4 6 5 12 6 14z" class="home-drip" />
      <path d="M0-1v-5" class="home-wick" />
      <path d="M0-26c2 6 6 9 6 14a6 6 0 0 1-12 0c0-5 4-7 6-14z" class="home-flame" />
      <path d="M0-16c1 3 3 4 3 6.5a3 3 0 0 1-6 0C-3-12-1-13 0-16z" class="home-flame-in" />
    </g>
  );
}
