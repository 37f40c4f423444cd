import { decode } from './name-forms.ts';

export const isAddress = (text: string): boolean =>
  /^\s*(https?:\/\/|www\.|[\w-]+(\.[\w-]+)*\.[a-z]{2,}\/)/i.test(text);

const TAB =
  /^(description|solutions?|submissions?|editorial|discuss(ion)?|question|problem|hints?|history|video|official-solution|\d+)$/i;

const partsOf = (address: string): string[] =>
  address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean)
    .map(decode);

/** An address for comparing, without what only chooses a tab of the page. */
export function comparableAddress(address: string): string {
  const parts = partsOf(address.toLowerCase().replace(/^(https?:\/\/)?www\./, ''));
  const last = parts.at(-1) ?? '';
  return (parts.length > 1 && TAB.test(last) && !/^\d+$/.test(last) ? parts.slice(0, -1) : parts).join('/');
}

/**
 * The part of an address that names a problem: the one behind `problems`. Null if there is none: other parts are
 * courses, tags, study plans and users. Also null if something else than a tab of the problem follows it, as in
 * `/problems/arrays/two-sum`.
 */
export function problemPart(address: string): string | null {
  const [, ...parts] = partsOf(address);
  const index = parts.findIndex((part) => /^(problems?|challenges?|practice-problems?)$/i.test(part));
  const [part, tab] = index < 0 ? [] : parts.slice(index + 1);
  return part === undefined || (tab !== undefined && !TAB.test(tab)) ? null : part;
}
