import { BLOG_CATEGORIES, BLOGS_PER_PAGE } from '#shared/blog-categories.ts';
import { STUDY_PAGE_SIZE, studyTopicsOn } from '#shared/study-topics.ts';
import { pageNames, type PageName, pageOf } from '#shared/pages.ts';
import { href, PROFILES_SITEMAP } from '#shared/paths.ts';
import { escapeHtml } from '#shared/rules/text/escape-html.ts';
import { pageCount } from '#shared/rules/pagination.ts';
import type { ListedProfile, Published } from './publications.ts';

type Entry = { path: string; updatedAt?: Date };

/** The sitemap with every page that the server renders, at its canonical URL. */
export function sitemap(siteUrl: string, published: Published): string {
  return sitemapOf(
    siteUrl,
    pageNames.flatMap((page) => entriesOf(page, published)),
  );
}

/** The sitemap with the profiles of learners who allow it. */
export const profilesSitemap = (siteUrl: string, profiles: readonly ListedProfile[]): string =>
  sitemapOf(
    siteUrl,
    profiles.map(({ name, changedAt }) => ({ path: href('publicProfile', { name }), updatedAt: changedAt })),
  );

function sitemapOf(siteUrl: string, entries: Entry[]): string {
  const urls = entries.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

/** The sitemap's entries for a page, from the page's `sitemap` setting. */
function entriesOf(page: PageName, { records, counts }: Published): Entry[] {
  const { sitemap: listed } = pageOf(page);
  if (listed === 'page') return [{ path: href(page) }];
  if (listed === 'list') return listsOn(page, counts).flatMap((list, index) => turnedPages(page, list, index > 0));
  if (listed === 'no' || 'sameAs' in listed) return [];
  const { each, by, ownPages = [] } = listed;
  return (records.get(each) ?? [])
    .map(({ updatedAt, ...record }) => ({ name: String(record[by]), updatedAt }))
    .filter(({ name }) => !ownPages.includes(name.toLowerCase()))
    .map(({ name, updatedAt }) => ({ path: href(page, { [by]: name }), updatedAt }));
}

type List = { category: string; total: number; pageSize: number };

/** The URLs of a list's pages; they name the list's category unless the page opens with it. */
const turnedPages = (page: PageName, { category, total, pageSize }: List, isNamed: boolean): Entry[] =>
  Array.from({ length: isNamed && total === 0 ? 0 : pageCount(total, pageSize) }, (_, number) => {
    const chosen = new URLSearchParams();
    if (isNamed) chosen.set('category', category);
    if (number > 0) chosen.set('page', String(number + 1));
    return { path: chosen.size > 0 ? `${href(page)}?${chosen}` : href(page) };
  });

/** The lists on a page, which opens with the first. */
function listsOn(page: PageName, { blog, question, cheatSheetItem }: Published['counts']): List[] {
  if (page === 'blogs') {
    return BLOG_CATEGORIES.map(({ category }) => ({
      category,
      total: blog.get(category) ?? 0,
      pageSize: BLOGS_PER_PAGE,
    }));
  }
  return studyTopicsOn(page).map(({ kind, category }) => ({
    category,
    total: (kind === 'cheat-sheet' ? cheatSheetItem : question).get(category) ?? 0,
    pageSize: STUDY_PAGE_SIZE,
  }));
}

/** URLs for programs, and for people who have signed in. */
const NO_PAGES = ['/trpc/', '/auth/', '/pdf/', '/search', '/user', '/admin', '/newslatter'];

export function robots(siteUrl: string): string {
  const isPrivate = (page: PageName) => pageOf(page).robots === 'private';
  const beginnings = pageNames.filter(isPrivate).map((page) => pageOf(page).pattern.replace(/\/:.*$/, ''));
  return [
    'User-agent: *',
    ...[...new Set([...beginnings, ...NO_PAGES])].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    `Sitemap: ${siteUrl}${PROFILES_SITEMAP}`,
    '',
  ].join('\n');
}
