// open-match.ts: from the record of a table to the match on screen, and to a saved game at its end.
import { readRoute } from '../../app/router';
import { resultOf, titleOf } from '../../storage/new-game';
import { saveGame, type SavedGame } from '../../storage/saved-games';
import { loadFromTab, saveInTab } from '../../storage/tab-storage';
import type { Situation } from '../../engine/types';
import { createMatch, type Match } from '../../match/match';
import { restore } from '../../match/open';
import { createState } from '../../match/state';
import { stopped } from '../../match/stopped';
import { finishGame, notePlayed } from '../../storage/experience';
import { announce } from '../../ui/announce';
import { mySeat } from '../my-seats';
import type { Arrival, Details } from '../types';
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

const closedSituation = (situation: Situation, details: Details, own: number) =>
  stopped(situation, details.winners, closedWords(details, own));
export function stopMatch(room: Room) {
  const { app, match, details, seat } = room;
  if (!match.value || !details.value) return;
  const { situation, storage, remote } = match.value;
  match.value.leave();
  const last = situation.value.draft.count ? app.session.do<Situation>('drop') : situation.value;
  const state = createState(app, closedSituation(last, details.value, seat.value));
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
  if (details.value?.state === 'closed')
    situation = closedSituation(situation, details.value, seat.value);
  const state = createState(app, situation);
  if (situation.waits === 'person') restore(state, 'type', loadFromTab(draftKey(table)));
  const storage = { saveDraft: (draft: string) => saveInTab(draftKey(table), draft) };
  if (seat.value) notePlayed(situation.game);
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

const pageNow = () => readRoute(location.hash).screen || 'home';

// Takes this device's seat, or watches.
export function enterRequest({
  table,
  invitation,
  aside,
}: Pick<Room, 'table' | 'invitation' | 'aside'>) {
  const token = mySeat(table)?.token;
  return token
    ? {
        do: 'sit',
        table,
        token,
        ...(aside.value ? { aside: true, page: pageNow() } : {}),
      }
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
      stopped: match.situation.value.stopped,
    },
  };
  await saveGame(saved);
  if (room.seat.value && match.situation.value.winners.length) finishGame(saved);
  match.remote.finished.value = saved;
}
