// style-picker.tsx: choosing one's colour and emblem. The choice is remembered for other tables.
import { tr } from '../../i18n/tr';
import { loadLocal, saveLocal } from '../../storage/settings';
import { toast } from '../../ui/toast';
import { colours, emblems, EmblemPicture, styleOf, type SeatStyle } from '../figure';
import type { Details } from '../types';
import type { Room } from './room';

const storageKey = 'cantrip.style';

// The other player who has this colour or emblem.
const ownerOf = (details: Details, own: number, part: 'colour' | 'emblem', value: string) => {
  const seat = details.seats.find((seat, at) => at + 1 !== own && seat[part] === value);
  return seat && { name: seat.name || tr('a computer') };
};

const wearRequest = ({ colour, emblem }: SeatStyle) => ({ do: 'style', colour, emblem });
const wear = (room: Room, style: SeatStyle) => room.request(wearRequest(style));
const untilEnd = ['open', 'reveal', 'on'];

const orderOf = (names: object, value: string) => Object.keys(names).indexOf(value);
const isFirst = ({ colour, emblem }: SeatStyle, own: number) =>
  orderOf(colours, colour) === own - 1 && orderOf(emblems, emblem) === own - 1;
const someFree = (details: Details, own: number, part: 'colour' | 'emblem', names: object) =>
  Object.keys(names).find((value) => !ownerOf(details, own, part, value)) ?? '';

// The style of earlier tables, as far as nobody else has it. Somebody who has that of another's earlier
// seat, by the order of the seats, makes room for them first: both get their own.
export function wearRememberedStyle(room: Room) {
  const details = room.details.value,
    own = room.seat.value,
    style = loadLocal<SeatStyle>(storageKey);
  if (!details || !own || !untilEnd.includes(details.state)) return;
  const now = styleOf(details.seats[own - 1]);
  if (!style) return details.state === 'on' ? saveLocal(storageKey, now) : undefined;
  if (!(style.colour in colours && style.emblem in emblems)) return;
  const take = (part: 'colour' | 'emblem', names: object) => {
    if (!ownerOf(details, own, part, style[part])) return style[part];
    return isFirst(now, own) && !room.madeRoom.value
      ? someFree(details, own, part, names)
      : now[part];
  };
  const next = { colour: take('colour', colours), emblem: take('emblem', emblems) };
  if (next.colour === now.colour && next.emblem === now.emblem) return;
  room.madeRoom.value = true;
  room.connection.ask(wearRequest(next)).catch(() => undefined); // somebody was faster
}

interface ChoicesProps {
  title: string;
  part: 'colour' | 'emblem';
  values: Record<string, string>; // the names for people
  style: SeatStyle;
  takenBy(value: string): string; // the name of another player; ""
  onChoose(style: SeatStyle): void;
}
function Choices({ title, part, values, style, takenBy, onChoose }: ChoicesProps) {
  return (
    <fieldset class="field">
      <legend class="field-title">{title}</legend>
      <div class="style-choices">
        {Object.entries(values).map(([value, label]) => {
          const shown = { ...style, [part]: value };
          const owner = takenBy(value);
          const words = owner && tr('%1$s: %2$s has it', label, owner);
          return (
            <label
              key={value}
              class="style-choice"
              title={words || label}
              onClick={() => words && toast(words)}
            >
              <input
                type="radio"
                name={`style-${part}`}
                aria-label={label}
                checked={style[part] === value}
                disabled={owner !== ''}
                onChange={() => onChoose(shown)}
              />
              <span class={`figure figure-${shown.colour}`} aria-hidden="true">
                {part === 'emblem' && <EmblemPicture emblem={value} />}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

export function StylePicker({ room }: { room: Room }) {
  const details = room.details.value,
    own = room.seat.value;
  if (!details || !own) return null;
  const style = styleOf(details.seats[own - 1]);
  const choose = async (next: SeatStyle) => {
    if ((await wear(room, next)) !== null) saveLocal(storageKey, next);
  };
  const choices = (
    title: string,
    part: 'colour' | 'emblem',
    entries: [value: string, name: string][],
  ) => (
    <Choices
      title={title}
      part={part}
      values={Object.fromEntries(entries)}
      style={style}
      takenBy={(value) => ownerOf(details, own, part, value)?.name ?? ''}
      onChoose={(next) => void choose(next)}
    />
  );
  return (
    <div class="style-picker">
      {choices(
        tr('Your colour'),
        'colour',
        Object.entries(colours).map(([value, name]) => [value, name()]),
      )}
      {choices(
        tr('Your emblem'),
        'emblem',
        Object.entries(emblems).map(([value, { name }]) => [value, name()]),
      )}
    </div>
  );
}
