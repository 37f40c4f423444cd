/** A text for comparing: without case, accents, spaces and punctuation, so that a slug equals its name. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A value that is found by any of its names, or by its address on another site. */
export type Known<T> = { names: readonly string[]; link: string; value: T };

/** Null where nothing fits; several values where the names fit more than one. */
export type Matcher<T> = (names: readonly string[]) => T[] | null;

/** Looks several names up, in their order: the first that fits exactly one value decides. */
export function createMatcher<T>(all: readonly Known<T>[]): Matcher<T> {
  const byName = new Map<string, Set<T>>();
  const byLink = new Map<string, Set<T>>();
  for (const { names, link, value } of all) {
    for (const name of names) add(byName, comparable(name), value);
    if (link !== '') add(byLink, comparableLink(link), value);
  }
  return (names) => {
    let unclear: T[] | null = null;
    for (const name of names) {
      const found = isAddress(name) ? findByAddress(name) : findByName(name);
      if (found?.size === 1) return [...found];
      if (found) unclear ??= [...found];
    }
    return unclear;
  };

  function findByAddress(address: string): Set<T> | undefined {
    const linked = byLink.get(comparableLink(address));
    if (linked?.size === 1) return linked;
    for (const part of partsOf(address)) {
      const found = findByName(part);
      if (found) return found;
    }
    return linked;
  }

  function findByName(name: string): Set<T> | undefined {
    for (const form of formsOf(name)) {
      const found = byName.get(comparable(form));
      if (found) return found;
    }
    return undefined;
  }
}

function add<T>(index: Map<string, Set<T>>, key: string, value: T): void {
  if (key === '') return;
  index.set(key, (index.get(key) ?? new Set()).add(value));
}

const isAddress = (text: string) => /^\s*(https?:\/\/|www\.|[\w-]+(\.[\w-]+)+\/)/i.test(text);

const comparableLink = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/(description|solutions?|submissions|editorial)?\/?$/, '');

/** The parts of an address that may name a problem: what follows 'problems' first, then from the end. */
function partsOf(address: string): string[] {
  const [, ...parts] = address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  const place = parts.findIndex((part) => /^problems?$/i.test(part));
  const after = place < 0 ? undefined : parts[place + 1];
  return [...(after === undefined ? [] : [after]), ...parts.toReversed()];
}

/** The text as it is, without a list marker, and without a number in front. */
function formsOf(text: string): string[] {
  const bare = text.replace(/^(\s|[-*•]\s|\[[ x]?\])+/i, '');
  return [text, bare, bare.replace(/^\W*\d{1,5}\s*[.):_\s-]\s*/, '')];
}
