/*
 * What localStorage was told, once more in IndexedDB. Chromium takes five seconds and more to write localStorage to the
 * disk, so that a browser that is killed forgets what was typed last; IndexedDB is written at once.
 */
const DATABASE = 'storage-journal';
const STORE = 'entries';

/** A browser may take its time to open a database, or never do: the page goes on without. */
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

/** Keeps what is written to localStorage, null for what is removed. Of a key that changes quickly the last text counts. */
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

/** Every key that begins so, with its text; nothing where the browser keeps nothing for us. */
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
        const found = texts.result as string[]; // only write puts anything there
        done(keys.result.map((key, index) => [key as string, found[index] ?? '']));
      };
      transaction.onerror = transaction.onabort = nothing;
    } catch {
      nothing();
    }
  });
}

/** Forgets every key that begins so. */
export async function dropJournal(prefix: string): Promise<void> {
  const entries = await readJournal(prefix);
  writeJournal(Object.fromEntries(entries.map(([key]) => [key, null])));
}
