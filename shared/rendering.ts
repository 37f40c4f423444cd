/** What the server asks of the client's code to render a page, and what it gets. */

export type PageMeta = {
  title: string;
  description: string;
  type: 'website' | 'article';
  /** Of what the page shows, without what only this visit's address says. */
  canonical: string;
  /** Address of a picture for previews; null for the site's own. */
  image: string | null;
  /** What the page is about, in the terms of schema.org. */
  jsonLd: JsonLd[];
};

/** A thing of schema.org. */
export type JsonLd = { '@type': string; [property: string]: unknown };

export type RenderRequest = {
  /** Path and query. */
  url: string;
  /** Milliseconds. */
  now: number;
  /** IANA name: the site's. */
  timeZone: string;
  siteUrl: string;
  /** Answers a query of the tRPC door as it would answer a visitor. */
  query(path: string, input: unknown): Promise<unknown>;
};

export type RenderedPage = {
  html: string;
  meta: PageMeta | null;
  /** Of its code, below client/, such as pages/home.tsx. */
  file: string;
  /** JSON that the browser needs to take the page over. */
  data: string;
};

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;
