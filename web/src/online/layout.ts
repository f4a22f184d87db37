// layout.ts: from a table's record to the game on the screen, and to a kept game when it is over.
import { titleOf } from '../core/begin';
import { keepGame, type Kept } from '../core/kept';
import { Refusal } from '../core/module';
import { recallHere } from '../core/tab';
import type { Situation } from '../core/types';
import { company } from './company';
import type { Follower } from './follow';
import { draftPlace, OnlineModel, seatBody } from './model';
import type { Arrival } from './types';
import { mySeat } from './mine';

// The computer that acts for somebody who is away has no name of its own.
const standIn = 'adept';

// Lays the game out; `lines` are what chance brought since.
export function layOut(follower: Follower, record: string, lines: string[] = []): OnlineModel {
  const { app, seat, table, details } = follower;
  let situation = app.session.do<Situation>(`follow ${seat}`, record);
  for (const line of lines) situation = app.session.do<Situation>(`play ${line}`);
  details?.seats.forEach(({ away, name }, at) => {
    if (away) situation = app.session.do<Situation>(`seat ${at + 1}`, seatBody(at + 1, name, standIn));
  });
  const model = new OnlineModel(app, draftAgain(follower, situation), table, (line) => void follower.sender.send(line));
  model.company = company(follower);
  return model;
}

// A move that was half made goes on where it was.
function draftAgain({ app, table }: Follower, situation: Situation): Situation {
  const draft = recallHere(draftPlace(table));
  if (draft === '' || situation.waits !== 'person') return situation;
  try {
    return app.session.do<Situation>(`type ${draft}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return situation;
  }
}

export function showSeats({ model, details }: Follower) {
  details?.seats.forEach(({ name, player, away }, at) => {
    const shown = model?.situation.seats[at];
    const wanted = away ? standIn : player;
    if (model && shown && shown.player !== wanted) model.showSeat(at + 1, name, wanted);
  });
}

export const endedKey = (table: string) => `online-${table}`;

// The record with the seed and its digest becomes a game of this browser: to look back on, to
// share and to verify.
export async function keepEnded(follower: Follower): Promise<void> {
  const { line, table, model, invited } = follower;
  const token = mySeat(table)?.token;
  if (!model) return;
  const who = token ? { do: 'sit', token } : { do: 'watch', ...(invited ? { invite: invited } : {}) };
  const arrival = await line.ask<Arrival>({ ...who, table }).catch(() => null);
  const record = arrival?.snapshot?.record;
  if (!record) return; // the line is broken: the next arrival tries again
  const kept: Kept = {
    key: endedKey(table), game: model.situation.game, title: titleOf(model.situation), record, draft: '',
    changed: Date.now(), over: true,
  };
  await keepGame(kept);
  model.ended = kept;
  model.changed();
}
