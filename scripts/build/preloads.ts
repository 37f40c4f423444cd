import { pageNames, pageOf } from '../../shared/pages.ts';

/** A file of the build without folder, hash and ending: `assets/sheet-CWJkpgzS.js` is `sheet`. */
const nameOf = (file: string) => file.replace(/^.*\/|-[\w-]{8}\.js$/g, '');

/** Pages that people turn to again and again: what they import comes with their own file. */
const OFTEN = new Set(
  pageNames.map(pageOf).flatMap(({ robots, file, offline }) => (robots === 'open' && offline.length > 0 ? [file] : [])),
);

/** The files of which every byte counts: what every page loads, and what a problem's page does. */
const FIRST = new Set(['base', 'practice']);
/** If one of these fails to load, it is tried again by its own name. */
const TRIED_AGAIN = /^code-mirror/;

/**
 * What a lazily loaded file imports is named in the file that loads it, and what is named there is a part of the first
 * load. So of what the first files load only public pages have theirs, which then come with the page's own file; others
 * find their imports themselves. Styles always have to be named.
 */
export function preloadsOf(file: string, imports: string[], { hostId }: { hostId: string }): string[] {
  const name = nameOf(file);
  const isNamed = !FIRST.has(nameOf(hostId)) || OFTEN.has(name) || TRIED_AGAIN.test(name);
  return isNamed ? imports : imports.filter((path) => path.endsWith('.css'));
}
