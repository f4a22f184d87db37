// plot.tsx: winning chances over a game, as lines. Seats differ by dashes and labels, not by colour
// alone; a table below gives the same data as text.
import { tr } from '../i18n/tr';
import { percent } from '../i18n/numbers';
import { winningChances, type Analysis } from './analysis';

// Roughly in CSS pixels, so that text has the same size on phones and desktops.
const width = Math.max(280, Math.min(640, innerWidth - 60)),
  height = 260,
  left = 44,
  right = Math.min(110, width / 4),
  top = 12,
  bottom = 28;
const dashes = ['', '7 4', '2 4', '12 4 2 4', '4 2'];

function placeLabels(ends: number[]): number[] {
  const order = ends.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y);
  let last = -Infinity;
  for (const label of order) last = label.y = Math.max(label.y, last + 16);
  let low = height - bottom + 6;
  for (const label of order.reverse()) low = (label.y = Math.min(label.y, low)) - 16;
  return order.sort((a, b) => a.at - b.at).map(({ y }) => y);
}

interface Props {
  analysis: Analysis;
  names: string[];
  onLook(step: number): void;
}

export function Plot({ analysis, names, onLook }: Props) {
  const lines = winningChances(analysis);
  const last = Math.max(1, analysis.events.length);
  const x = (at: number) => left + ((width - left - right) * at) / last;
  const y = (chance: number) => top + (height - top - bottom) * (1 - chance);
  const labels = placeLabels(lines.map((line) => y(line[line.length - 1]) + 4));
  const blunders = analysis.events.filter(
    (event) => event.class === 'blunder' && typeof event.seat === 'number',
  );
  const look = (event: MouseEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const at = Math.round(
      ((((event.clientX - box.left) / box.width) * width - left) / (width - left - right)) * last,
    );
    const chosen = analysis.events[Math.min(last - 1, Math.max(0, at))];
    if (chosen) onLook(chosen.step);
  };
  return (
    <figure class="after-plot">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={tr('Chances of winning over the game')}
        onClick={look}
      >
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance}>
            <path class="after-grid" d={`M${left} ${y(chance)}H${width - right}`} />
            <text class="after-tick" x={left - 6} y={y(chance) + 4}>
              {percent(chance, 0)}
            </text>
          </g>
        ))}
        {lines.map((line, seat) => (
          <path
            key={seat}
            class={`after-line after-seat-${seat + 1}`}
            stroke-dasharray={dashes[seat]}
            d={line
              .map((chance, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(chance).toFixed(1)}`)
              .join('')}
          />
        ))}
        {blunders.map((event) => {
          const chance = event.after.win[(event.seat as number) - 1];
          return (
            <path
              key={event.number}
              class="after-blunder"
              d="M-5-5 5 5M5-5-5 5"
              transform={`translate(${x(event.number)} ${y(chance)})`}
            />
          );
        })}
        {names.map((name, seat) => (
          <text
            key={seat}
            class={`after-name after-seat-${seat + 1}`}
            x={width - right + 8}
            y={labels[seat]}
          >
            {name}
          </text>
        ))}
      </svg>
      <figcaption>{tr('A cross marks a blunder. Tap the plot to see the position.')}</figcaption>
    </figure>
  );
}

// The same by rounds, for screen readers.
export function PlotTable({ analysis, names }: Omit<Props, 'onLook'>) {
  const rounds = new Map<number, number[]>();
  for (const event of analysis.events) rounds.set(event.round, event.after.win);
  return (
    <details class="after-details">
      <summary>{tr('The same as a table')}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{tr('Round')}</th>
            {names.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...rounds]
            .filter(([round]) => round > 0)
            .map(([round, win]) => (
              <tr key={round}>
                <th scope="row">{round}</th>
                {win.map((chance, at) => (
                  <td key={at}>{percent(chance, 0)}</td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  );
}
