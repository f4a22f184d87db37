// seat-plan.tsx: the seats of a new table: how many, and which are for friends or computers.
import type { GameInfo } from '../../engine/types';
import type { Form } from '../../home/form';
import { SeatFields, SeatList, WhoPlays } from '../../home/seats';
import { tr } from '../../i18n/tr';

interface Props {
  info: GameInfo;
  form: Form;
  onChange(form: Form): void;
}
export const SeatPlan = ({ info, form, onChange }: Props) => (
  <SeatList
    id="plan-seats"
    info={info}
    form={form}
    onChange={onChange}
    added=""
    row={(seat, number, change) => (
      <SeatFields
        info={info}
        seat={seat}
        number={number}
        legend={tr('Seat %d', number)}
        class="online-plan-seat"
        onChange={change}
      >
        {number === 1 ? (
          <p class="online-you">{tr('You')}</p>
        ) : (
          <WhoPlays info={info} seat={seat} person={tr('A friend')} onChange={change} />
        )}
      </SeatFields>
    )}
  />
);
