// seat-list.tsx: who sits where in the waiting room; the host gives the free seats to computers.
import type { GameInfo } from '../../engine/types';
import { linkTo } from '../../app/router';
import { sentence } from '../../home/form';
import { tr } from '../../i18n/tr';
import { Select } from '../../ui/fields';
import { Figure } from '../figure';
import { infoOf, levelIn } from '../terms';
import { isFree, isTaken, type Details, type Page, type SeatBrief } from '../types';
import { Bubble } from './emotes';
import type { Room } from './room';
import { hostOf } from './room-state';
import { StylePicker } from './style-picker';

interface WhoProps {
  seat: SeatBrief;
  level: string; // the label of the computer player in the seat
  own: boolean;
  host: boolean;
  stays: boolean; // at the table of the last game
  page?: Page;
  read: boolean; // somebody who has no seat has opened the invitation
}
function presenceWords({ seat, stays, page }: WhoProps): string {
  if (seat.here) return tr('is here');
  if (stays) return tr('is still looking at the result');
  if (page === 'lesson') return tr('is learning the game');
  if (page === 'rules') return tr('is reading the rules');
  return page ? tr('is looking at another page') : tr('is away right now');
}
function Who(props: WhoProps) {
  const { seat, level, own, host, read } = props;
  if (isFree(seat))
    return (
      <>
        <b class="online-free">{tr('Free seat')}</b>
        <span class="play-soft">
          {read ? tr('somebody has opened the invitation') : tr('waits for a friend')}
        </span>
      </>
    );
  if (seat.player) return <b>{sentence(tr('Computer: %s', level))}</b>;
  const presence = presenceWords(props);
  return (
    <>
      <b translate={false}>
        {seat.rated ? <a href={linkTo('profile', seat.name)}>{seat.name}</a> : seat.name}
      </b>
      <span class="play-soft">
        {own ? tr('(you)') : host ? tr('host, %s', presence) : presence}
      </span>
    </>
  );
}

interface SeatChoiceProps {
  number: number;
  seat: SeatBrief;
  levels: GameInfo['levels'];
  onChange(player: string): void; // "person" frees the seat
}
function SeatChoice({ number, seat, levels, onChange }: SeatChoiceProps) {
  const values = [
    { value: 'person', label: isTaken(seat) ? seat.name : tr('A friend') },
    ...(isTaken(seat) ? [{ value: 'free', label: tr('Send away') }] : []),
    ...levels.map(({ name, label }) => ({
      value: name,
      label: sentence(tr('Computer: %s', label)),
    })),
  ];
  return (
    <Select
      hideTitle
      title={tr('Seat %d', number)}
      values={values}
      value={seat.player || 'person'}
      onChange={(player) => onChange(player === 'free' ? 'person' : player)}
    />
  );
}

interface Props {
  room: Room;
  details: Details;
  before: Details | null; // the table of the last game
}
export function SeatList({ room, details, before }: Props) {
  const { games } = room.app,
    own = room.seat.value,
    host = hostOf(details);
  const levels = infoOf(games, details.game)?.levels ?? [];
  const mayChange = host === own && details.state === 'open';
  const change = (seat: number, player: string) => void room.request({ do: 'seat', seat, player });
  return (
    <ol class="online-room-seats">
      {details.seats.map((seat, at) => (
        <li key={at} class={`online-room-seat ${isFree(seat) ? 'online-room-seat-free' : ''}`}>
          <span class="figure-large-box">
            <Figure seat={seat} />
          </span>
          <div class="online-room-who">
            <Who
              seat={seat}
              level={levelIn(games, details, seat.player)}
              own={at + 1 === own}
              host={at + 1 === host}
              stays={before?.seats[at]?.here === true}
              page={details.pages?.[at]}
              read={own > 0 && room.watchers.value > 0}
            />
            <Bubble name={seat.name} said={room.said.value[at + 1]} />
          </div>
          {mayChange && at + 1 !== own && (
            <SeatChoice
              number={at + 1}
              seat={seat}
              levels={levels}
              onChange={(player) => change(at + 1, player)}
            />
          )}
          {at + 1 === own && details.state !== 'closed' && (
            <details class="online-fold">
              <summary>{tr('Change colour and emblem')}</summary>
              <StylePicker room={room} />
            </details>
          )}
        </li>
      ))}
    </ol>
  );
}
