import type { ResourceName } from './resources/index.ts';

/** A query of the tRPC door that a visitor asks; it fails, or finds no items, where there is no such thing. */
export type Lookup = { query: string; input: unknown };

type Parameters = Readonly<Record<string, string>>;

/** All that is known of a page besides what it shows. Leaving a fact out does not compile. */
export type Page = {
  /** Its address. Matched without regard to case; `:name` stands for one segment. */
  pattern: string;
  title: string;
  /** The page that one comes from on the way from home, by its name in the table; null where that is home. */
  parent: string | null;
  /** In client/pages. */
  file: string;
  /** Who may see it. Others are led to where they can sign in. */
  audience: 'everybody' | 'users' | 'administrators';
  /** Whether the server sends its content, readable without scripts. */
  rendered: boolean;
  /** Whether search engines may ask for it. */
  robots: 'open' | 'private';
  /**
   * The parameters of its address that change what it shows. The server renders by some; the others narrow what is
   * there, often by what only the browser knows, and are for the browser alone.
   */
  query: { server: readonly string[]; browser: readonly string[] };
  /**
   * What of it the sitemap lists: nothing, the page, also the further pages and categories of its list, or one address
   * for each record of a resource, but for those with pages of their own. What shows the same as another page names that one, which counts.
   */
  sitemap:
    'no' | 'page' | 'list' | { each: ResourceName; by: string; ownPages?: readonly string[] } | { sameAs: string };
  /** The public queries whose answers it shows without a connection; by the first it is known to be kept. */
  offline: readonly string[];
  /** How to know that there is what the open segment of its address names; a panel of the back office: panels.ts. */
  exists: 'always' | 'panel' | ((parameters: Parameters) => Lookup);
};
