// seats.tsx: the seats of a new game: how many, and who sits there.
import { tr, trPlural } from '../i18n/tr';
import type { GameInfo } from '../engine/types';
import { Button } from '../ui/button';
import { TextField, Select } from '../ui/fields';
import { isPerSeat, newSeat, sentence, defaultLevel, type Form, type FormSeat } from './form';

interface Props {
  info: GameInfo;
  form: Form;
  onChange(form: Form): void;
  trouble: { field: string; text: string } | null;
}

// Options that refer to a removed seat are reset to their default.
function withSeats(info: GameInfo, form: Form, seats: FormSeat[]): Form {
  const options = { ...form.options };
  for (const { name, value } of info.options)
    if (name === 'first' && Number(options[name]) > seats.length) options[name] = value;
  return { ...form, seats, options };
}

export function Seats({ info, form, onChange, trouble }: Props) {
  const { seats } = form;
  const change = (next: FormSeat[]) => onChange(withSeats(info, form, next));
  const set = (index: number, seat: Partial<FormSeat>) =>
    change(seats.map((one, at) => (at === index ? { ...one, ...seat } : one)));
  return (
    <section class="panel setup-part" aria-labelledby="setup-seats">
      <div class="setup-count">
        <h2 id="setup-seats">{tr('Players')}</h2>
        <Button
          icon="minus"
          label={tr('One player fewer')}
          disabled={seats.length <= info.min}
          onClick={() => change(seats.slice(0, -1))}
        />
        <output aria-live="polite">{trPlural('%d player', '%d players', seats.length)}</output>
        <Button
          icon="plus"
          label={tr('One player more')}
          disabled={seats.length >= info.max}
          onClick={() => change([...seats, newSeat(defaultLevel(info))])}
        />
      </div>
      <ol class="setup-seats">
        {seats.map((seat, index) => (
          <SeatRow
            key={index}
            info={info}
            seat={seat}
            number={index + 1}
            trouble={trouble}
            onChange={(next) => set(index, next)}
          />
        ))}
      </ol>
      <p class="field-help">{helpOf(seats)}</p>
    </section>
  );
}

function helpOf(seats: FormSeat[]) {
  const people = seats.filter((seat) => seat.player === '').length;
  if (people === 0) return tr('Only computers play: you watch.');
  if (people === 1) return tr('You play against the computer.');
  return tr('You share this device: it says whose turn it is.');
}

interface RowProps {
  info: GameInfo;
  seat: FormSeat;
  number: number;
  trouble: Props['trouble'];
  onChange(seat: Partial<FormSeat>): void;
}

function SeatRow({ info, seat, number, trouble, onChange }: RowProps) {
  const errorOf = (field: string) => (trouble?.field === `${field}.${number}` ? trouble.text : '');
  const person = seat.player === '';
  const players = [
    { value: '', label: tr('A person') },
    ...info.levels.map(({ name, label }) => ({ value: name, label: tr('Computer: %s', label) })),
  ];
  return (
    <li class="setup-seat">
      <fieldset class="setup-seat-fields">
        <legend class="visually-hidden">{tr('Player %d', number)}</legend>
        <span class="setup-number" aria-hidden="true">
          {number}
        </span>
        <Select
          title={tr('Who plays')}
          values={players}
          value={seat.player}
          error={errorOf('player')}
          onChange={(player) => onChange({ player })}
        />
        <TextField
          title={tr('Name')}
          value={seat.name}
          error={errorOf('name')}
          longest={20}
          placeholder={person ? tr('Player %d', number) : levelName(info, seat.player)}
          onChange={(name) => onChange({ name })}
        />
        {info.options.filter(isPerSeat).map((option) => (
          <Select
            key={option.name}
            title={roleTitle(option.name, option.label)}
            value={seat.each[option.name] || option.each[0].value}
            values={option.each.map((one) => ({ ...one, label: sentence(one.label) }))}
            error={trouble?.field === option.name && number === 1 ? trouble.text : ''}
            onChange={(value) => onChange({ each: { ...seat.each, [option.name]: value } })}
          />
        ))}
      </fieldset>
    </li>
  );
}

const levelName = (info: GameInfo, name: string) =>
  sentence(info.levels.find((level) => level.name === name)?.label ?? name);
const roleTitle = (name: string, label: string) =>
  name === 'mages' ? tr('Mage') : sentence(label);
