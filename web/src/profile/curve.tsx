// curve.tsx: how a number developed from game to game, as a line; a table gives the same as text.
import { useEffect, useState } from 'preact/hooks';
import { tr } from '../i18n/tr';
import { Table } from './table';

export interface Point {
  when: string;
  value: number;
}
interface Props {
  title: string;
  points: Point[]; // oldest first
  format(value: number): string;
  heading: string; // of the values
}

// Roughly in CSS pixels, so that text has the same size on phones and desktops.
const widthNow = () => Math.max(200, Math.min(640, innerWidth - 66));
function useWidth() {
  const [width, setWidth] = useState(widthNow);
  useEffect(() => {
    const measure = () => setWidth(widthNow());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return width;
}
const height = 200,
  left = 52,
  right = 12,
  top = 12,
  bottom = 26;

// Round numbers around the values: the lines of the grid.
function gridOf(values: number[]): number[] {
  const low = Math.min(...values),
    high = Math.max(...values);
  const rough = Math.max(high - low, high > 2 ? 20 : 0.2) / 3;
  const unit = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((by) => by * unit).find((one) => one >= rough) ?? unit;
  const first = Math.floor(low / step);
  const count = Math.max(1, Math.ceil(high / step - 1e-9) - first);
  return Array.from({ length: count + 1 }, (_, at) => (first + at) * step);
}

export function Curve({ title, points, format, heading }: Props) {
  const width = useWidth();
  const values = points.map(({ value }) => value);
  const grid = gridOf(values);
  const low = grid[0],
    high = grid[grid.length - 1];
  const x = (at: number) => left + ((width - left - right) * at) / Math.max(1, points.length - 1);
  const y = (value: number) => top + ((height - top - bottom) * (high - value)) / (high - low);
  const last = points.length - 1;
  const path = values
    .map((value, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  return (
    <figure class="results-curve">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={tr(
          '%s: from %s to %s; lowest %s, highest %s.',
          title,
          format(values[0]),
          format(values[last]),
          format(Math.min(...values)),
          format(Math.max(...values)),
        )}
      >
        {grid.map((value) => (
          <g key={value}>
            <path class="results-grid" d={`M${left} ${y(value)}H${width - right}`} />
            <text class="results-tick" x={left - 8} y={y(value) + 4} text-anchor="end">
              {format(value)}
            </text>
          </g>
        ))}
        <path class="results-line" d={path} />
        <circle class="results-dot" cx={x(last)} cy={y(values[last])} r="4.5" />
        {points[0].when !== points[last].when && (
          <text class="results-tick" x={left} y={height - 6}>
            {points[0].when}
          </text>
        )}
        <text class="results-tick" x={width - right} y={height - 6} text-anchor="end">
          {points[last].when}
        </text>
      </svg>
      <details class="after-details">
        <summary>{tr('The same as a table')}</summary>
        <Table
          heads={[tr('Date'), heading]}
          rows={points.map(({ when, value }) => [when, format(value)]).reverse()}
        />
      </details>
    </figure>
  );
}
