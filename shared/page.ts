import type { ResourceName } from './resources/index.ts';

/** A tRPC query, sent as a visitor; it fails, or returns no items, if the subject does not exist. */
export type Lookup = { query: string; input: unknown };

type Parameters = Readonly<Record<string, string>>;

/** The facts of a page, without its content. All are required. */
export type Page = {
  /** Its address. Matched case-insensitively; `:name` matches one segment. */
  pattern: string;
  title: string;
  /** The parent in the breadcrumbs, by its name in the table; null if that is home. */
  parent: string | null;
  /** The name of its file in client/pages. */
  file: string;
  /** Who may see it. Others are redirected to a page where they can sign in. */
  audience: 'everybody' | 'users' | 'administrators';
  /** Whether the server renders its content, readable without scripts. */
  rendered: boolean;
  /** Whether search engines may crawl it. */
  robots: 'open' | 'private';
  /**
   * The parameters of its address that change its content. The server renders with some of them. The others filter the
   * content, often by data that only the browser has, and are only applied in the browser.
   */
  query: { server: readonly string[]; browser: readonly string[] };
  /**
   * Its entries in the sitemap: none, the page, also the other pages and categories of its list, or one address for
   * each record of a resource, except those with their own pages. A page with the same content as another one has that
   * as its canonical page.
   */
  sitemap:
    | 'no'
    | 'page'
    | 'list'
    | { each: ResourceName; by: string; ownPages?: readonly string[] }
    | { sameAs: string };
  /** The public queries whose cached responses it shows offline. The page counts as cached if the first one is. */
  offline: readonly string[];
  /** How to check that the subject in its open segment exists; for a panel of the back office: panels.ts. */
  exists: 'always' | 'panel' | ((parameters: Parameters) => Lookup);
};

/** The page of a public profile, here because pages.ts has one line for each page. */
export const NAMED = {
  sitemap: 'no',
  exists: ({ name = '' }: Parameters): Lookup => ({ query: 'publicProfiles.page', input: { name } }),
} as const;
