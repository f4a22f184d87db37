// seat-plan.tsx: the seats of a table to be: how many, and which are for friends or for computers.
import type { App } from '../../app/app';
import { tr, trPlural } from '../../i18n/tr';
import type { GameInfo } from '../../engine/types';
import { isPerSeat, newSeat, sentence, type Form, type FormSeat } from '../../home/form';
import { Button } from '../../ui/button';
import { Select } from '../../ui/fields';

interface Props {
  app: App;
  info: GameInfo;
  form: Form;
  onChange(form: Form): void;
}

export function SeatPlan({ info, form, onChange }: Props) {
  const { seats } = form;
  const change = (next: FormSeat[]) => {
    const options = { ...form.options };
    for (const { name, value } of info.options)
      if (name === 'first' && Number(options[name]) > next.length) options[name] = value;
    onChange({ ...form, seats: next, options });
  };
  const set = (index: number, seat: Partial<FormSeat>) =>
    change(seats.map((one, at) => (at === index ? { ...one, ...seat } : one)));
  return (
    <section class="panel setup-part" aria-labelledby="plan-seats">
      <div class="setup-count">
        <h2 id="plan-seats">{tr('Players')}</h2>
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
          onClick={() => change([...seats, newSeat('')])}
        />
      </div>
      <ol class="setup-seats">
        {seats.map((seat, at) => (
          <SeatRow
            key={at}
            info={info}
            seat={seat}
            number={at + 1}
            onChange={(next) => set(at, next)}
          />
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  info: GameInfo;
  seat: FormSeat;
  number: number;
  onChange(seat: Partial<FormSeat>): void;
}

function SeatRow({ info, seat, number, onChange }: RowProps) {
  const players = [
    { value: '', label: tr('A friend') },
    ...info.levels.map(({ name, label }) => ({ value: name, label: tr('Computer: %s', label) })),
  ];
  return (
    <li class="setup-seat">
      <fieldset class="setup-seat-fields online-plan-seat">
        <legend class="visually-hidden">{tr('Seat %d', number)}</legend>
        <span class="setup-number" aria-hidden="true">
          {number}
        </span>
        {number === 1 ? (
          <p class="online-you">{tr('You')}</p>
        ) : (
          <Select
            title={tr('Who plays')}
            values={players}
            value={seat.player}
            onChange={(player) => onChange({ player })}
          />
        )}
        {info.options.filter(isPerSeat).map((option) => (
          <Select
            key={option.name}
            title={option.name === 'mages' ? tr('Mage') : sentence(option.label)}
            value={seat.each[option.name] || option.each[0].value}
            values={option.each.map((one) => ({ ...one, label: sentence(one.label) }))}
            onChange={(value) => onChange({ each: { ...seat.each, [option.name]: value } })}
          />
        ))}
      </fieldset>
    </li>
  );
}
