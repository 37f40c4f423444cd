import { LOCAL, SESSION } from '#client/lib/storage/storage-overlay.ts';

/** A storage like the browser's, with room for `room` characters. */
export function storageOf(room = Infinity) {
  const texts = new Map<string, string>();
  const setItem = (key: string, text: string) => {
    const used = [...texts].reduce((sum, [name, value]) => sum + (name === key ? 0 : value.length), 0);
    if (used + text.length > room) throw new Error('full');
    texts.set(key, text);
    Object.defineProperty(storage, key, { enumerable: true, configurable: true, value: text });
  };
  const removeItem = (key: string) => {
    texts.delete(key);
    Reflect.deleteProperty(storage, key);
  };
  const storage: object = Object.create({ getItem: (key: string) => texts.get(key) ?? null, setItem, removeItem });
  return storage;
}

/** Sets the storage of this process, as in a page that was just loaded. */
export function useStorage(localStorage: object): void {
  LOCAL.forget(null);
  Object.assign(globalThis, { localStorage });
}

/** The same for the storage of a tab. */
export function useSessionStorage(sessionStorage: object): void {
  SESSION.forget(null);
  Object.assign(globalThis, { sessionStorage });
}
