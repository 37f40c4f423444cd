import type { Published } from './publications.ts';
import { BLOG_CATEGORIES, BLOGS_PER_PAGE } from '#shared/blog-categories.ts';
import { NOTES_PER_PAGE, noteTopicsOn } from '#shared/note-topics.ts';
import { href, type PageName, pages } from '#shared/paths.ts';
import { PREPARATION_COMPANIES, preparationHref } from '#shared/preparation-companies.ts';
import { pageCount } from '#shared/rules/pagination.ts';
import { escapeHtml } from './page-html.ts';

type Entry = { path: string; updatedAt?: Date };

/** Every page that the server renders, at its one canonical address. */
export function sitemap(siteUrl: string, { blogs, contests, counts }: Published): string {
  const listed = (Object.keys(pages) as PageName[]).filter(isListed); // keys of pages
  const entries: Entry[] = [
    ...listed.flatMap((page) => addressesOf(page, counts)).map((path) => ({ path })),
    // The page of TCS is listed already, as a page of its own.
    ...PREPARATION_COMPANIES.filter((company) => company !== 'TCS').map((company) => ({
      path: preparationHref(company),
    })),
    ...blogs.map(({ id, updatedAt }) => ({ path: href('blog', { id }), updatedAt })),
    ...contests.map(({ id, updatedAt }) => ({ path: href('contest', { id }), updatedAt })),
  ];
  const urls = entries.map(({ path, updatedAt }) => {
    const changed = updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}

const isListed = (page: PageName) =>
  'rendered' in pages[page] && !('sameAs' in pages[page]) && !pages[page].pattern.includes(':');

type Listed = { category: string; total: number; pageSize: number };

/** The address of a page and, where it is a list, of what it can be turned to. */
function addressesOf(page: PageName, counts: Published['counts']): string[] {
  return listsOn(page, counts).flatMap(({ category, total, pageSize }, index) =>
    Array.from({ length: index > 0 && total === 0 ? 0 : pageCount(total, pageSize) }, (_, number) => {
      const chosen = new URLSearchParams();
      if (index > 0) chosen.set('category', category);
      if (number > 0) chosen.set('page', String(number + 1));
      return chosen.size > 0 ? `${href(page)}?${chosen}` : href(page);
    }),
  );
}

/** The first is what the page starts with. */
function listsOn(page: PageName, { blog, noteContent, cheatNote }: Published['counts']): Listed[] {
  if (page === 'blogs') {
    return BLOG_CATEGORIES.map(({ category }) => ({
      category,
      total: blog.get(category) ?? 0,
      pageSize: BLOGS_PER_PAGE,
    }));
  }
  const topics = noteTopicsOn(page).map(({ kind, category }) => ({
    category,
    total: (kind === 'cheat-sheet' ? cheatNote : noteContent).get(category) ?? 0,
    pageSize: NOTES_PER_PAGE,
  }));
  return topics.length > 0 ? topics : [{ category: '', total: 0, pageSize: 1 }];
}

/** What is for one person alone, or is no page. */
const PRIVATE: PageName[] = [
  'dashboard',
  'administratorLogin',
  'addAdministrator',
  'login',
  'signUp',
  'forgotPassword',
  'profile',
  'contributeBlog',
  'contactForm',
];
const NO_PAGES = ['/trpc/', '/auth/', '/newsletter/', '/pdf/', '/search', '/results', '/user', '/admin', '/newslatter'];

export const robots = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...[...PRIVATE.map((page) => href(page)), ...NO_PAGES].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
