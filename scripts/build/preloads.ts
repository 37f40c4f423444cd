import { pageNames, pageOf } from '../../shared/pages.ts';

/** The name of a built file without folder, hash and ending: `assets/sheet-CWJkpgzS.js` is `sheet`. */
const nameOf = (file: string) => file.replace(/^.*\/|-[\w-]{8}\.js$/g, '');

/** Pages that people visit often: their imports are preloaded with their own file. */
const OFTEN = new Set(
  pageNames.map(pageOf).flatMap(({ robots, file, offline }) => (robots === 'open' && offline.length > 0 ? [file] : [])),
);

/** The files in which every byte counts: what every page loads, and what a problem's page loads. */
const FIRST = new Set(['base', 'practice']);
/** Files that are loaded again by their own names if they fail to load. */
const TRIED_AGAIN = /^code-mirror/;

/**
 * The imports of a lazily loaded file are named in the file that loads it, which makes the first load larger.
 * So among the files that the first files load, only public pages have preloads, which then load with the page's own
 * file; others find their imports themselves. Styles always have to be named.
 */
export function preloadsOf(file: string, imports: string[], { hostId }: { hostId: string }): string[] {
  const name = nameOf(file);
  const isNamed = !FIRST.has(nameOf(hostId)) || OFTEN.has(name) || TRIED_AGAIN.test(name);
  return isNamed ? imports : imports.filter((path) => path.endsWith('.css'));
}
