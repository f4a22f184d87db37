// die.tsx: a die: its colour, a small shape that identifies the colour, and its face.
import { memo } from '../../ui/memo';

// A shape for each colour of the standard set; other sets reuse them in order.
const shapes = [
  '', // white: none, since a dot would look like a 1
  'M3 9 6 3l3 6z', // yellow: a triangle
  'M3 3h6v6H3z', // orange: a square
  'M6 2 10 6 6 10 2 6z', // red: a diamond
  'M5 2h2v3h3v2H7v3H5V7H2V5h3z', // green: a cross
  'M6 1.5 11 9 6 6.8 1 9z', // purple: an arrowhead
  'M6 2a4 4 0 1 0 .01 0zm0 2a2 2 0 1 1-.01 0z', // blue: a ring
];
const colours = ['white', 'yellow', 'orange', 'red', 'green', 'purple', 'blue'];
const indexOf = (colour: string, all: readonly string[]) => {
  const known = colours.indexOf(colour);
  return known >= 0 ? known : Math.max(0, all.indexOf(colour)) % shapes.length;
};

const signs: Record<string, string> = {
  swap: 'M9 15h17l-5-5 2.5-2.5L33 17l-9.5 0H9zM31 25H14l5 5-2.5 2.5L7 23h24z',
  reroll: 'M20 8a12 12 0 1 1-11 7l3 1.4A8.8 8.8 0 1 0 20 11.2V16l-8-6.4L20 3z',
  adjust: 'M20 6l7 8h-5v12h5l-7 8-7-8h5V14h-5z',
  skull:
    'M20 7c-8 0-12 5-12 11 0 4 2 6 4 7.5V31h4v-3h2v3h4v-3h2v3h4v-5.5c2-1.5 4-3.5 4-7.5C32 12 28 7 20 7z' +
    'm-5 9a3 3 0 1 1-.01 0zm10 0a3 3 0 1 1-.01 0z',
};

function Face({ look }: { look: string }) {
  if (look === '') return null;
  if (look === 'inactive')
    return (
      <>
        <rect class="ciub-dashes" x="3" y="2.5" width="34" height="33.5" rx="8" />
        <path class="ciub-faceless" d="M13 20h14" />
      </>
    );
  if (look === 'spent')
    return (
      <>
        <path class="ciub-spent" d={signs.reroll} />
        <path class="ciub-strike" d="M8 32 32 8" />
      </>
    );
  if (signs[look]) return <path fill-rule="evenodd" d={signs[look]} />;
  const text = look === '2for1' ? '2:1' : look;
  return (
    <text
      x="20"
      y={text.length > 1 ? 26 : 28}
      class={text.length > 1 ? 'ciub-face-long' : 'ciub-face'}
    >
      {text}
    </text>
  );
}

interface Props {
  colour: string;
  look: string;
  all: readonly string[];
} // all: the colours of the set

// A die that was not rolled has a blank face: a shape in its middle would look like one.
export const Die = memo(({ colour, look, all }: Props) => {
  const at = indexOf(colour, all);
  const dashed = look === 'inactive' ? ' ciub-inactive' : '';
  return (
    <svg class={`ciub-die ciub-${colours[at]}${dashed}`} viewBox="0 0 40 40" aria-hidden="true">
      <rect class="ciub-die-body" x="1.5" y="1.5" width="37" height="37" rx="8.5" />
      <rect class="ciub-die-top" x="3" y="2.5" width="34" height="33.5" rx="8" />
      <path
        class="ciub-die-shape"
        d={shapes[at]}
        fill-rule="evenodd"
        transform={look === '' ? 'translate(4 4) scale(1.35)' : 'translate(3 3) scale(.85)'}
      />
      <Face look={look} />
    </svg>
  );
});
