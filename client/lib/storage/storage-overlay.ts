type Texts = Record<string, string | null>;

type WriteOptions = {
  /** Whether it may only be stored once all that was written before it is. */
  isLast?: boolean;
};

/**
 * A storage of the browser that may be full, or not allowed for this site. What it does not take is held in memory, and
 * read from there until the page is left: the page goes on with what was written, and not with what was there before.
 * @param open throws if the browser allows no storage
 */
function createOverlay(open: () => Storage) {
  /** Null for a removal. The earliest first. */
  const held = new Map<string, string | null>();
  let version = 0;

  function hold(key: string, text: string | null): void {
    held.delete(key);
    held.set(key, text);
  }

  function put(key: string, text: string | null): boolean {
    try {
      if (text === null) open().removeItem(key);
      else open().setItem(key, text);
      held.delete(key);
      return true;
    } catch {
      return false;
    }
  }

  function stored(prefix: string): [string, string][] {
    try {
      const keys = Object.keys(open()).filter((key) => key.startsWith(prefix) && !held.has(key));
      return keys.map((key) => [key, open().getItem(key) ?? '']);
    } catch {
      return [];
    }
  }

  return {
    read(key: string): string | null {
      const text = held.get(key);
      if (text !== undefined) return text;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },

    /** Every key with the prefix, and its text. */
    entries: (prefix: string): [string, string][] => [
      ...stored(prefix),
      ...[...held].filter((entry): entry is [string, string] => entry[1] !== null && entry[0].startsWith(prefix)),
    ],

    /**
     * Null removes a key. After the first that cannot be stored, the others are only held as well, so that the browser
     * never has a later change without an earlier one.
     * @returns whether all of them are stored
     */
    write(changes: Texts, { isLast = false }: WriteOptions = {}): boolean {
      version += 1;
      let hasRoom = !isLast || held.size === 0;
      for (const [key, text] of Object.entries(changes)) {
        hasRoom &&= put(key, text);
        if (!hasRoom) hold(key, text);
      }
      // There may be room again for what is held.
      for (const [key, text] of held) if (!put(key, text)) break;
      return Object.keys(changes).every((key) => !held.has(key));
    },

    isHeld: (key: string): boolean => held.has(key),

    /** Another number after every change: what was computed from the storage is computed again. */
    version: (): number => version,

    /** Drops what is held under a key, because another tab has stored a later text. @param key null for all keys */
    forget(key: string | null): void {
      version += 1;
      if (key === null) held.clear();
      else held.delete(key);
    },
  };
}

export const LOCAL = createOverlay(() => localStorage);
export const SESSION = createOverlay(() => sessionStorage);
