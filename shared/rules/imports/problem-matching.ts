/** A text for comparing, in lower case and without accents, spaces and punctuation, so that a slug equals its name. */
export const comparable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** A value that is found by any of its names, or by its URL on another site. */
export type Known<T> = { names: readonly string[]; link: string; value: T };

/** Null if nothing matches; several values if the names are ambiguous. */
export type Matcher<T> = (names: readonly string[]) => T[] | null;

/** The matcher tries names in order; the first one that matches exactly one value decides. */
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
      const matches = isUrl(name) ? findByUrl(name) : findByName(name);
      if (matches?.size === 1) return [...matches];
      if (matches) unclear ??= [...matches];
    }
    return unclear;
  };

  function findByUrl(url: string): Set<T> | undefined {
    const linked = byLink.get(comparableLink(url));
    if (linked?.size === 1) return linked;
    for (const part of partsOf(url)) {
      const matches = findByName(part);
      if (matches) return matches;
    }
    return linked;
  }

  function findByName(name: string): Set<T> | undefined {
    for (const form of formsOf(name)) {
      const matches = byName.get(comparable(form));
      if (matches) return matches;
    }
    return undefined;
  }
}

function add<T>(index: Map<string, Set<T>>, key: string, value: T): void {
  if (key === '') return;
  index.set(key, (index.get(key) ?? new Set()).add(value));
}

const isUrl = (text: string) => /^\s*(https?:\/\/|www\.|[\w-]+(\.[\w-]+)+\/)/i.test(text);

const comparableLink = (url: string): string =>
  url
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[?#].*$/, '')
    .replace(/\/(description|solutions?|submissions|editorial)?\/?$/, '');

/** The path segments of a URL that may name a problem: first the one after 'problems', then all from the end. */
function partsOf(url: string): string[] {
  const [, ...parts] = url
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  const index = parts.findIndex((part) => /^problems?$/i.test(part));
  const after = index < 0 ? undefined : parts[index + 1];
  return [...(after === undefined ? [] : [after]), ...parts.toReversed()];
}

/** The forms of a name to try: unchanged, without a list marker, and without a leading number. */
function formsOf(text: string): string[] {
  const bare = text.replace(/^(\s|[-*•]\s|\[[ x]?\])+/i, '');
  return [text, bare, bare.replace(/^\W*\d{1,5}\s*[.):_\s-]\s*/, '')];
}
