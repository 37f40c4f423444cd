import type { ResourceName } from './resources/index.ts';

/** A query of the tRPC door, asked as a visitor; it fails, or returns no items, where the thing does not exist. */
export type Lookup = { query: string; input: unknown };

type Parameters = Readonly<Record<string, string>>;

/** The facts of a page, without its content. Leaving one out does not compile. */
export type Page = {
  /** Its address. Matched case-insensitively; `:name` stands for one segment. */
  pattern: string;
  title: string;
  /** The parent in the breadcrumbs, by its name in the table; null where that is home. */
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
   * The parameters of its address that change what it shows. The server renders by some; the others filter the content,
   * often by what only the browser knows, and are applied in the browser alone.
   */
  query: { server: readonly string[]; browser: readonly string[] };
  /**
   * What the sitemap lists: nothing, the page, also the further pages and categories of its list, or one address for
   * each record of a resource, except those with pages of their own. A page with the same content as another one names
   * that as the canonical one.
   */
  sitemap:
    'no' | 'page' | 'list' | { each: ResourceName; by: string; ownPages?: readonly string[] } | { sameAs: string };
  /** The public queries whose cached responses it shows offline; the page counts as cached if the first one is. */
  offline: readonly string[];
  /** How to check that what the open segment of its address names exists; a panel of the back office: panels.ts. */
  exists: 'always' | 'panel' | ((parameters: Parameters) => Lookup);
};

/** The page of a public profile, here because pages.ts has one line for each page. */
export const NAMED = {
  sitemap: 'no',
  exists: ({ name = '' }: Parameters): Lookup => ({ query: 'publicProfiles.page', input: { name } }),
} as const;
