// claim.ts: getting a seat back: from the computer that has played for the player meanwhile, and on
// another device, with the consent of the others at the table.
import { tr } from '../../i18n/tr';
import { randomWord } from '../../storage/new-game';
import { toast } from '../../ui/toast';
import { forgetSeat, mySeat, saveSeat } from '../my-seats';
import { errorText, Refused } from '../requests';
import type { SeatBrief } from '../types';
import type { Room } from './room';

// Who opens the page again plays again, unless they left the seat to the computer on purpose.
export function comeBack(room: Room) {
  const details = room.details.value,
    own = details?.seats[room.seat.value - 1];
  if (details?.state === 'on' && own?.away && !own.left && !mySeat(room.table)?.rests)
    void room.request({ do: 'back' });
}

// Whether somebody who watches can say that this seat is theirs.
export const canBeClaimed = ({ name, player, here, left }: SeatBrief) =>
  name !== '' && player === '' && !here && !left;

interface Seat {
  seat: number;
  token: string;
}
async function sitDown(room: Room, { seat, token }: Seat) {
  saveSeat(room.table, { seat, token, claiming: null });
  await room.enter(false);
}

export async function claimSeat(room: Room, seat: number) {
  const id = randomWord(22),
    { table, invitation } = room;
  const answer = await room.request<Partial<Seat>>({
    do: 'claim',
    table,
    seat,
    id,
    ...(invitation ? { invite: invitation } : {}),
  });
  if (!answer) return;
  if (answer.token) return void sitDown(room, { seat, token: answer.token });
  saveSeat(table, { claiming: { seat, id } });
  room.claiming.value = seat;
}

let asking = false;
// Once nothing is left to decide about the claimed seat, its id opens it, or never will.
export async function takeClaimedSeat(room: Room) {
  const details = room.details.value,
    known = mySeat(room.table)?.claiming;
  room.claiming.value = known?.seat ?? 0;
  if (!known || !details || room.seat.value > 0 || asking) return;
  if (details.seats[known.seat - 1]?.claim && details.state === 'on') return;
  asking = true;
  try {
    await sitDown(room, await room.connection.ask<Seat>({ do: 'redeem', code: known.id }));
    toast(tr('You have your seat back.'));
  } catch (error) {
    if (!(error instanceof Refused)) return;
    if (error.code === 'busy' || error.code === 'slow') return;
    forgetSeat(room.table);
    room.claiming.value = 0;
    toast(error.code === 'missing' ? tr('The others did not let you in.') : errorText(error), {
      bad: true,
    });
  } finally {
    asking = false;
  }
}
