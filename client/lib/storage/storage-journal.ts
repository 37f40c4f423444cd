/*
 * A copy in IndexedDB of recent writes to localStorage. Chromium takes five seconds and more to write localStorage to
 * disk, so that a browser that is killed loses the last input; IndexedDB is written at once.
 */
const DATABASE = 'storage-journal';
const STORE = 'entries';

/** After this time the page continues without the database: a browser may open it slowly, or never. */
const OPEN_MS = 2000;

let opened: Promise<IDBDatabase | null> | undefined;
const waiting = new Map<string, string | null>();
let isWriting = false;

const open = () =>
  (opened ??= new Promise((done) => {
    const giveUp = () => done(null);
    setTimeout(giveUp, OPEN_MS);
    try {
      const request = indexedDB.open(DATABASE, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(STORE);
      request.onsuccess = () => done(request.result);
      request.onerror = giveUp;
    } catch {
      giveUp();
    }
  }));

/** Records a write to localStorage; null is a removal. Of several quick changes to a key, only the last is written. */
export function writeJournal(changes: Record<string, string | null>): void {
  for (const [key, text] of Object.entries(changes)) waiting.set(key, text);
  if (!isWriting) void writeWaiting();
}

async function writeWaiting(): Promise<void> {
  isWriting = true;
  const database = await open();
  while (waiting.size > 0) {
    const changes = [...waiting];
    waiting.clear();
    if (database) await write(database, changes);
  }
  isWriting = false;
}

const write = (database: IDBDatabase, changes: [string, string | null][]) =>
  new Promise<void>((done) => {
    try {
      const transaction = database.transaction(STORE, 'readwrite');
      transaction.oncomplete = transaction.onerror = transaction.onabort = () => done();
      const store = transaction.objectStore(STORE);
      for (const [key, text] of changes) {
        if (text === null) store.delete(key);
        else store.put(text, key);
      }
    } catch {
      done();
    }
  });

/** Every key with the prefix, and its text; an empty array if the browser allows no storage. */
export async function readJournal(prefix: string): Promise<[string, string][]> {
  const database = await open();
  if (!database) return [];
  return new Promise((done) => {
    const nothing = () => done([]);
    try {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const transaction = database.transaction(STORE);
      const keys = transaction.objectStore(STORE).getAllKeys(range);
      const texts = transaction.objectStore(STORE).getAll(range);
      transaction.oncomplete = () => {
        const found = texts.result as string[]; // only `write` stores there
        done(keys.result.map((key, index) => [key as string, found[index] ?? '']));
      };
      transaction.onerror = transaction.onabort = nothing;
    } catch {
      nothing();
    }
  });
}

/** Removes every key with the prefix. */
export async function dropJournal(prefix: string): Promise<void> {
  const entries = await readJournal(prefix);
  writeJournal(Object.fromEntries(entries.map(([key]) => [key, null])));
}
