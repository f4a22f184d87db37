// finished-games.ts: games that were finished on this device, put where the site saves them.
import type { Page } from '@playwright/test';
import type { GameResult, SavedGame } from '../src/storage/saved-games';

type Kept = Pick<SavedGame, 'key' | 'game' | 'changed'> & Partial<SavedGame>;

export const keepGames = (page: Page, games: Kept[]) =>
  page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('cantrip', 1);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('games', 'readwrite');
          for (const game of kept)
            transaction
              .objectStore('games')
              .put({ title: 'A game', record: '', draft: '', over: true, ...game });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    games,
  );

const result = (players: [string, string][], winner: number, practice = false): GameResult => ({
  seats: players.map(([name, player]) => ({ name, player })),
  scores: players.map((_, at) => (at + 1 === winner ? 100 : 60)),
  winners: [winner],
  practice,
});
const day = 86400000;

// Twelve games of ciúb against two levels, three of them won, one of which is practice; two between
// friends on this device, one online, and one of Pig.
export const manyGames: Kept[] = [
  ...Array.from({ length: 12 }, (_, at) => ({
    key: `alone${at}`,
    game: 'ciub',
    changed: Date.UTC(2026, 0, 1) + at * day,
    result: result(
      [
        ['', ''],
        ['', at < 8 ? 'novice' : 'adept'],
      ],
      at % 4 === 0 ? 1 : 2,
      at === 4,
    ),
  })),
  ...[1, 2].map((winner) => ({
    key: `friends${winner}`,
    game: 'ciub',
    changed: Date.UTC(2026, 1, winner),
    result: result(
      [
        ['Maximiliane-Josefine', ''],
        ['Александра Петровнаа', ''],
      ],
      winner,
    ),
  })),
  {
    key: 'online-7K2QFD9X',
    game: 'ciub',
    changed: Date.UTC(2026, 1, 3),
    you: 2,
    result: result(
      [
        ['Wilhelmina Wodzinsky', ''],
        ['Ada', ''],
      ],
      2,
    ),
  },
  {
    key: 'pig',
    game: 'pig',
    changed: Date.UTC(2026, 1, 4),
    result: result(
      [
        ['', ''],
        ['', 'greedy'],
      ],
      1,
    ),
  },
];
