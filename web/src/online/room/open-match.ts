// open-match.ts: from the record of a table to the match on screen, and to a saved game at its end.
import { resultOf, titleOf } from '../../storage/new-game';
import { saveGame, type SavedGame } from '../../storage/saved-games';
import { loadFromTab, saveInTab } from '../../storage/tab-storage';
import type { Situation } from '../../engine/types';
import { createMatch, type Match } from '../../match/match';
import { restore } from '../../match/open';
import { createState } from '../../match/state';
import { announce } from '../../ui/announce';
import { mySeat } from '../my-seats';
import type { Arrival } from '../types';
import { closedWords } from './questions';
import { createRemote } from './remote';
import type { Room } from './room';

// The computer that plays for an absent player; it has no name of its own.
const standIn = 'adept';

const draftKey = (table: string) => `cantrip.draft.${table}`;
const seatBody = (seat: number, name: string, player: string) =>
  [name && `name.${seat}: ${name}\n`, player && `player.${seat}: ${player}\n`]
    .filter(Boolean)
    .join('');

// The game was ended before its end: nothing can be chosen any more.
function stopped(situation: Situation, why = ''): Situation {
  const words = closedWords(why);
  return {
    ...situation,
    waits: 'over',
    prompt: words,
    ended: words,
    winners: [],
    choices: [],
    lit: [],
    draft: { ...situation.draft, whole: false },
  };
}
export function stopMatch({ app, match }: Room, why?: string) {
  if (!match.value) return;
  const { situation, storage, remote } = match.value;
  match.value.leave();
  const last = situation.value.draft.count ? app.session.do<Situation>('drop') : situation.value;
  const state = createState(app, stopped(last, why));
  match.value = createMatch({ app, state, storage, remote });
  announce(state.situation.value.prompt);
}

// Opens the match; `lines` are the rolls since the record.
export function openMatch(room: Room, record: string, lines: string[] = []): Match {
  const { app, seat, table, details } = room;
  let situation = app.session.do<Situation>(`follow ${seat.value}`, record);
  for (const line of lines) situation = app.session.do<Situation>(`play ${line}`);
  details.value?.seats.forEach(({ away, name }, at) => {
    if (away)
      situation = app.session.do<Situation>(`seat ${at + 1}`, seatBody(at + 1, name, standIn));
  });
  if (details.value?.state === 'closed') situation = stopped(situation, details.value.why);
  const state = createState(app, situation);
  if (situation.waits === 'person') restore(state, 'type', loadFromTab(draftKey(table)));
  const storage = { saveDraft: (draft: string) => saveInTab(draftKey(table), draft) };
  return createMatch({ app, state, storage, remote: createRemote(room) });
}

// Updates who plays in each seat: the computer while it stands in for somebody.
export function showSeats({ match, details }: Pick<Room, 'match' | 'details'>) {
  details.value?.seats.forEach(({ name, player, away }, at) => {
    const wanted = away ? standIn : player;
    if (match.value && match.value.situation.value.seats[at]?.player !== wanted)
      match.value.setSeat(at + 1, seatBody(at + 1, name, wanted));
  });
}

// Takes this device's seat, or watches.
export function enterRequest({
  table,
  invitation,
  aside,
}: Pick<Room, 'table' | 'invitation' | 'aside'>) {
  const token = mySeat(table)?.token;
  return token
    ? { do: 'sit', table, token, aside: aside.value }
    : { do: 'watch', table, ...(invitation ? { invite: invitation } : {}) };
}

// Saves the record with the seed and its digest as a game in this browser: to review, share and
// verify.
export async function saveFinished(room: Room): Promise<void> {
  const match = room.match.value;
  if (!match?.remote) return;
  const arrival = await room.connection.ask<Arrival>(enterRequest(room)).catch(() => null);
  const record = arrival?.snapshot?.record;
  if (!record) return; // the connection broke: tried again after reconnecting
  const saved: SavedGame = {
    key: match.remote.key,
    game: match.game,
    title: titleOf(match.situation.value),
    record,
    draft: '',
    changed: Date.now(),
    over: true,
    you: room.seat.value,
    result: {
      ...resultOf(match.situation.value),
      seats: arrival.table.seats.map(({ name, player }) => ({ name, player })), // even of those away
    },
  };
  await saveGame(saved);
  match.remote.finished.value = saved;
}
