// saved-games.ts: games saved in this browser, so that a reload or crash loses no move. (IndexedDB
// with durability "strict"; in memory where it is missing, as in private windows.)
export interface GameResult {
  seats: { name: string; player: string }[]; // a person, "" if nameless; or a computer level
  scores: number[];
  winners: number[]; // seats, from 1
  practice: boolean;
  stopped?: boolean; // at a server, before its end
}
export interface SavedGame {
  key: string; // of the game on this device
  game: string;
  title: string; // for lists: "Ada, adept, round 4"
  record: string;
  draft: string; // an unfinished move, as a line; "" for none
  changed: number; // milliseconds since 1970
  over: boolean;
  untouched?: boolean; // no person has made a move yet
  imported?: boolean; // it was over when it was opened from a file or a link, or begun as a puzzle
  you?: number; // the seat of this device at a server's table; 0: it watched
  result?: GameResult; // once it is over; games saved by older versions have none
}

const name = 'cantrip',
  storeName = 'games';
const memory = new Map<string, SavedGame>();
let database: Promise<IDBDatabase | null> | null = null;

function openDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () =>
        request.result.createObjectStore(storeName, { keyPath: 'key' });
      request.onerror = request.onblocked = () => {
        database = null; // may work next time
        resolve(null);
      };
      request.onsuccess = () => {
        // Must not block another tab with a newer version.
        request.result.onversionchange = () => {
          request.result.close();
          database = null;
        };
        request.result.onclose = () => (database = null);
        resolve(request.result);
      };
    } catch {
      resolve(null);
    }
  });
}
const open = () => (database ??= openDatabase());

// Whether games outlive the page here.
export const canSaveGames = async () => (await open()) !== null;

// Runs one transaction and waits until it is on disk.
async function use<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opened = await open();
  if (!opened) throw new Error('no database');
  return new Promise<T>((resolve, reject) => {
    const transaction = opened.transaction(storeName, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = transaction.onabort = () =>
      reject(transaction.error ?? new Error('not kept'));
  });
}

// True if it is on disk; false if only this page has it.
export async function saveGame(game: SavedGame): Promise<boolean> {
  try {
    await use('readwrite', (store) => store.put(game));
    memory.delete(game.key);
    return true;
  } catch {
    memory.set(game.key, { ...game });
    return false;
  }
}

// Whether the last save failed, so that closing the page loses it.
export const isUnsaved = (key: string) => memory.has(key);

export async function loadGame(key: string): Promise<SavedGame | null> {
  const here = memory.get(key);
  if (here) return here;
  return use<SavedGame | undefined>('readonly', (store) => store.get(key)).then(
    (game) => game ?? null,
    () => null,
  );
}

// Newest first.
export async function listGames(): Promise<SavedGame[]> {
  const stored = await use<SavedGame[]>('readonly', (store) => store.getAll()).catch(() => []);
  const all = [...stored.filter((game) => !memory.has(game.key)), ...memory.values()];
  return all.sort((a, b) => b.changed - a.changed);
}

export async function removeGame(key: string): Promise<void> {
  memory.delete(key);
  await use('readwrite', (store) => store.delete(key)).catch(() => undefined);
}
// Resolves to whether they were deleted.
export async function removeAllGames(): Promise<boolean> {
  memory.clear();
  return use('readwrite', (store) => store.clear()).then(
    () => true,
    () => false,
  );
}
