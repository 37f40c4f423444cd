import { pageNames, type PageName, pageOf, pages } from './pages.ts';

/** The addresses of feeds. */
export const FEEDS = {
  blogs: '/feeds/blogs.atom',
  contests: '/feeds/contests.atom',
  calendar: '/contests.ics',
} as const;

export const CONTEST_CALENDAR_PATTERN = '/contests/:id.ics';

/** The calendar file of one contest. */
export const contestCalendarAddress = (id: number): string => CONTEST_CALENDAR_PATTERN.replace(':id', String(id));

export const PLAN_CALENDAR_PATTERN = '/plan/:token.ics';

/** The calendar file of a learner's plan. */
export const planCalendarAddress = (token: string): string => PLAN_CALENDAR_PATTERN.replace(':token', token);

export const PROBLEM_PDF_PATTERN = '/pdf/problem/:slug.pdf';

/** The PDF of a problem's page. */
export const problemPdfAddress = (slug: string): string => PROBLEM_PDF_PATTERN.replace(':slug', slug);

export const PROFILE_PICTURE_PATTERN = '/u/:name/picture.png';
export const PROFILE_BADGE_PATTERN = '/u/:name/badge.svg';

/** The sitemap of the profiles that search engines may list. */
export const PROFILES_SITEMAP = '/sitemap-profiles.xml';

/** The picture of a public profile in link previews, and its badge, for a README. */
export const profilePictureAddress = (name: string): string => PROFILE_PICTURE_PATTERN.replace(':name', name);
export const profileBadgeAddress = (name: string): string => PROFILE_BADGE_PATTERN.replace(':name', name);

/** The address of a page; parameters replace the open segments of the pattern. */
export function href(page: PageName, parameters: Record<string, string | number> = {}): string {
  return pageOf(page).pattern.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name] ?? '')),
  );
}

/** The address of a company's guide; some have their own page. */
export function guideHref(slug: string): string {
  const own = pages.preparation.sitemap.ownPages.find((page) => page.toLowerCase() === slug.toLowerCase());
  return own ? href(own) : href('preparation', { slug });
}

export type Match = { page: PageName; parameters: Record<string, string> };

/** The page of a path, with the open segments as in the address; null for an unknown one. */
export function matchPage(path: string): Match | null {
  const segments = segmentsOf(path);
  for (const { page, expected } of PATTERNS) {
    const parameters = matchSegments(expected, segments);
    if (parameters) return { page, parameters };
  }
  return null;
}

/** The parent of a page in the breadcrumbs; null if that is home. */
export const parentOf = (page: PageName): PageName | null => pageOf(page).parent as PageName | null; // tested

/** The canonical page, if several have the same content. */
export function canonicalPage(page: PageName): PageName {
  const { sitemap } = pageOf(page);
  return typeof sitemap === 'object' && 'sameAs' in sitemap ? (sitemap.sameAs as PageName) : page; // tested
}

/** The canonical address for a path, as in the sitemap; null for an unknown path. */
export function canonicalPath(path: string): string | null {
  const match = matchPage(path);
  return match && href(canonicalPage(match.page), match.parameters);
}

/** An address with only the parameters that its page uses, in a fixed order, so that equal pages are equal strings. */
export function readAddress(path: string, parameters: URLSearchParams): string {
  const match = matchPage(path);
  if (!match) return path;
  const { server, browser } = pageOf(match.page).query;
  return withParameters(path, [...server, ...browser], parameters);
}

/** An address with those of the parameters that `names` lists, in the order of `names`. */
export function withParameters(path: string, names: readonly string[], parameters: URLSearchParams): string {
  const read = new URLSearchParams();
  for (const name of names) {
    const value = parameters.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `${path}?${read}` : path;
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean);

const PATTERNS = pageNames.map((page) => ({ page, expected: segmentsOf(pageOf(page).pattern) }));

function matchSegments(pattern: string[], segments: string[]): Record<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const parameters: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (expected.startsWith(':')) parameters[expected.slice(1)] = decode(segment);
    else if (expected.toLowerCase() !== segment.toLowerCase()) return null;
  }
  return parameters;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
