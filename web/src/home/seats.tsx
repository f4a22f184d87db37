// seats.tsx: the seats of a new game: how many, and who sits there.
import type { ComponentChildren } from 'preact';
import { tr, trPlural } from '../i18n/tr';
import type { GameInfo } from '../engine/types';
import { Button } from '../ui/button';
import { TextField, Select } from '../ui/fields';
import { levelFor } from '../storage/experience';
import { isPerSeat, newSeat, sentence, type Form, type FormSeat } from './form';

interface SeatListProps {
  id: string;
  info: GameInfo;
  form: Form;
  onChange(form: Form): void;
  added: string; // who sits in a new seat: a level, or "" for a person
  row(seat: FormSeat, number: number, change: (seat: Partial<FormSeat>) => void): ComponentChildren;
  children?: ComponentChildren; // below the seats
}

// Options that refer to a removed seat are reset to their default.
function withSeats(info: GameInfo, form: Form, seats: FormSeat[]): Form {
  const options = { ...form.options };
  for (const { name, value } of info.options)
    if (name === 'first' && Number(options[name]) > seats.length) options[name] = value;
  return { ...form, seats, options };
}

// A list of seats that can grow and shrink.
export function SeatList({ id, info, form, onChange, added, row, children }: SeatListProps) {
  const { seats } = form;
  const change = (next: FormSeat[]) => onChange(withSeats(info, form, next));
  const changeSeat = (index: number, seat: Partial<FormSeat>) =>
    change(seats.map((one, at) => (at === index ? { ...one, ...seat } : one)));
  return (
    <section class="panel setup-part" aria-labelledby={id}>
      <div class="setup-count">
        <h2 id={id}>{tr('Players')}</h2>
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
          onClick={() => change([...seats, newSeat(added)])}
        />
      </div>
      <ol class="setup-seats">
        {seats.map((seat, at) => (
          <li key={at} class="setup-seat">
            {row(seat, at + 1, (next) => changeSeat(at, next))}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}

interface SeatFieldsProps {
  info: GameInfo;
  seat: FormSeat;
  number: number;
  legend: string;
  class?: string;
  errorOf?: (field: string) => string;
  onChange(seat: Partial<FormSeat>): void;
  children: ComponentChildren; // who plays
}

// One seat: its number, who plays, and the options that each seat has.
export function SeatFields(props: SeatFieldsProps) {
  const { info, seat, number, errorOf, onChange } = props;
  return (
    <fieldset class={`setup-seat-fields ${props.class ?? ''}`}>
      <legend class="visually-hidden">{props.legend}</legend>
      <span class="setup-number" aria-hidden="true">
        {number}
      </span>
      {props.children}
      {info.options.filter(isPerSeat).map((option) => (
        <Select
          key={option.name}
          title={option.name === 'mages' ? tr('Mage') : sentence(option.label)}
          value={seat.each[option.name] || option.each[0].value}
          values={option.each.map((one) => ({ ...one, label: sentence(one.label) }))}
          error={errorOf?.(option.name)}
          onChange={(value) => onChange({ each: { ...seat.each, [option.name]: value } })}
        />
      ))}
    </fieldset>
  );
}

interface WhoPlaysProps {
  info: GameInfo;
  seat: FormSeat;
  person: string; // the label for a person
  error?: string;
  onChange(seat: Partial<FormSeat>): void;
}
export const WhoPlays = ({ info, seat, person, error, onChange }: WhoPlaysProps) => (
  <Select
    title={tr('Who plays')}
    values={[
      { value: '', label: person },
      ...info.levels.map(({ name, label }) => ({ value: name, label: tr('Computer: %s', label) })),
    ]}
    value={seat.player}
    help={info.levels.find(({ name }) => name === seat.player)?.help}
    error={error}
    onChange={(player) => onChange({ player })}
  />
);

// All levels, weakest first, for those who choose between them.
const Levels = ({ info }: { info: GameInfo }) => (
  <details class="setup-more">
    <summary>{tr('How well the computer plays')}</summary>
    <dl class="setup-levels">
      {info.levels.map(({ name, label, help }, at) => (
        <div key={name}>
          <dt>
            {sentence(label)} {at === 0 && <small>{tr('for a first game')}</small>}
          </dt>
          <dd>{help}</dd>
        </div>
      ))}
    </dl>
  </details>
);

interface Props {
  info: GameInfo;
  form: Form;
  onChange(form: Form): void;
  trouble: { field: string; text: string } | null;
}

// The seats of a game on this device.
export function Seats({ info, form, onChange, trouble }: Props) {
  const errorAt = (field: string) => (trouble?.field === field ? trouble.text : '');
  return (
    <SeatList
      id="setup-seats"
      info={info}
      form={form}
      onChange={onChange}
      added={levelFor(info).name}
      row={(seat, number, change) => (
        <SeatFields
          info={info}
          seat={seat}
          number={number}
          legend={tr('Player %d', number)}
          errorOf={(field) => (number === 1 ? errorAt(field) : '')}
          onChange={change}
        >
          <WhoPlays
            info={info}
            seat={seat}
            person={tr('A person')}
            error={errorAt(`player.${number}`)}
            onChange={change}
          />
          <TextField
            title={tr('Name')}
            value={seat.name}
            error={errorAt(`name.${number}`)}
            longest={20}
            placeholder={tr('Player %d', number)}
            onChange={(name) => change({ name })}
          />
        </SeatFields>
      )}
    >
      <p class="field-help">{helpOf(form.seats)}</p>
      <Levels info={info} />
    </SeatList>
  );
}

function helpOf(seats: FormSeat[]) {
  const people = seats.filter((seat) => seat.player === '').length;
  if (people === 0) return tr('Only computers play: you watch.');
  if (people === 1) return tr('You play against the computer.');
  return tr('You share this device: it says whose turn it is.');
}
