// open-match.ts: from a room's record to the match on the screen, and to a saved game when it is over.
import { titleOf } from '../../storage/new-game';
import { saveGame, type SavedGame } from '../../storage/saved-games';
import { loadFromTab, saveInTab } from '../../storage/tab-storage';
import type { Situation } from '../../engine/types';
import { createMatch, type Match } from '../../match/match';
import { restore } from '../../match/open';
import { createState } from '../../match/state';
import { createRemote } from './remote';
import type { RoomClient } from './room-client';
import type { Arrival } from '../types';
import { mySeat } from '../my-seats';

// The computer that acts for somebody who is away has no name of its own.
const standIn = 'adept';

const draftKey = (table: string) => `cantrip.draft.${table}`;
const seatBody = (seat: number, name: string, player: string) =>
  [name && `name.${seat}: ${name}\n`, player && `player.${seat}: ${player}\n`]
    .filter(Boolean)
    .join('');

// Opens the match; `lines` are what chance brought since the record.
export function openMatch(room: RoomClient, record: string, lines: string[] = []): Match {
  const { app, seat, table, details } = room;
  let situation = app.session.do<Situation>(`follow ${seat}`, record);
  for (const line of lines) situation = app.session.do<Situation>(`play ${line}`);
  details?.seats.forEach(({ away, name }, at) => {
    if (away)
      situation = app.session.do<Situation>(`seat ${at + 1}`, seatBody(at + 1, name, standIn));
  });
  const state = createState(app, situation);
  if (situation.waits === 'person') restore(state, 'type', loadFromTab(draftKey(table)));
  const storage = { saveDraft: (draft: string) => saveInTab(draftKey(table), draft) };
  return createMatch({ app, state, storage, remote: createRemote(room) });
}

// Shows who sits where; the computer where it acts for somebody.
export function showSeats({ match, details }: RoomClient) {
  details?.seats.forEach(({ name, player, away }, at) => {
    const wanted = away ? standIn : player;
    if (match && match.situation.value.seats[at]?.player !== wanted)
      match.setSeat(at + 1, seatBody(at + 1, name, wanted));
  });
}

const endedKey = (table: string) => `online-${table}`;

// The record with the seed and its digest becomes a game of this browser: to look back on, to
// share and to verify.
export async function saveFinished({
  connection,
  table,
  match,
  invited,
}: RoomClient): Promise<void> {
  const token = mySeat(table)?.token;
  if (!match?.remote) return;
  const who = token
    ? { do: 'sit', token }
    : { do: 'watch', ...(invited ? { invite: invited } : {}) };
  const arrival = await connection.ask<Arrival>({ ...who, table }).catch(() => null);
  const record = arrival?.snapshot?.record;
  if (!record) return; // the line is broken: the next arrival tries again
  const saved: SavedGame = {
    key: endedKey(table),
    game: match.game,
    title: titleOf(match.situation.value),
    record,
    draft: '',
    changed: Date.now(),
    over: true,
  };
  await saveGame(saved);
  match.remote.finished.value = saved;
}
