// rematch.ts: a new game with the same set-up and players, and other dice; and a game that goes
// on from somebody's record.
import { newSession, type App } from '../core/app';
import { keepGame, type Kept } from '../core/kept';
import { goTo } from '../core/router';
import type { Situation } from '../core/types';

// 48 bits: enough that nobody meets the same game twice.
export function drawSeed(): string {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return String((high & 0xffff) * 2 ** 32 + low);
}

export const seatLines = (situation: Situation) =>
  situation.seats.map((seat, at) => `name.${at + 1}: ${seat.name}\n${seat.player ? `player.${at + 1}: ${seat.player}\n` : ''}`).join('');

export const titleOf = (situation: Situation) => situation.seats.map((seat) => seat.name).join(', ');

async function play(situation: Situation, record: string) {
  const kept: Kept = {
    key: drawSeed(), game: situation.game, title: titleOf(situation), record, draft: '', changed: Date.now(),
    over: situation.waits === 'over',
  };
  await keepGame(kept);
  goTo('play', kept.key);
}

export async function rematch(app: App, before: Situation) {
  const session = newSession(app);
  const situation = session.do<Situation>(`new ${before.id.split('#')[0]}#${drawSeed()}`, seatLines(before));
  await play(situation, session.do<{ record: string }>('record').record);
}

// What was taken back there is not known here: it goes on from the record's end.
export async function goOn(app: App, record: string) {
  await play(newSession(app).do<Situation>('open', record), record);
}
