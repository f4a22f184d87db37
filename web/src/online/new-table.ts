// new-table.ts: opens a table at the server and goes there.
import { goTo } from '../app/router';
import { createEntropy } from '../engine/fair-dice';
import { getConnection } from './connection';
import { rememberName, saveSeat } from './my-seats';
import { paces } from './time-control';
import type { Late, Pace } from './types';

export interface TableTerms {
  pace: Pace | null;
  late: Late;
  public: boolean;
  watch: boolean;
  autostart?: boolean;
}
// For friends who have the link.
export const usualTerms: TableTerms = {
  pace: paces.calm,
  late: 'computer',
  public: false,
  watch: true,
};

// `game` is a game id without a seed; `seats` has "person" or a computer player for each seat. Throws
// what `ask` does.
export async function openTable(game: string, seats: string[], name: string, terms: TableTerms) {
  const entropy = createEntropy();
  const { pace, ...others } = terms;
  const { table, seat, token } = await getConnection().ask<{
    table: string;
    seat: number;
    token: string;
  }>({
    do: 'create',
    game,
    seats,
    name,
    entropy: entropy.promise,
    ...others,
    ...(pace ? { pace } : {}),
  });
  rememberName(name);
  saveSeat(table, { token, seat, name, game: game.split(':')[0], thrown: [entropy] });
  goTo('table', table);
}
