import { pageNames, pageOf } from '../../shared/pages.ts';

/** A file of the build without folder, hash and ending: `assets/sheet-CWJkpgzS.js` is `sheet`. */
const nameOf = (file: string) => file.replace(/^.*\/|-[\w-]{8}\.js$/g, '');

const publicPages = new Set(pageNames.map(pageOf).flatMap(({ robots, file }) => (robots === 'open' ? [file] : [])));

/**
 * What a lazily loaded file imports is named in the files that load it, and those names are a part of every first load.
 * So only public pages have theirs, which then come with the page's own file; a dialog or a personal page
 * finds its imports itself. Styles always have to be named.
 */
export const preloadsOf = (file: string, imports: string[]): string[] =>
  publicPages.has(nameOf(file)) ? imports : imports.filter((path) => path.endsWith('.css'));
