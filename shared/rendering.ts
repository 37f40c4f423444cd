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

/** Answers a query of the tRPC door as it would answer a visitor. */
export type Ask = (query: string, input: unknown) => Promise<unknown>;

export type RenderRequest = {
  /** Path and query, with the parameters that the server renders by. */
  address: string;
  /** Milliseconds. */
  now: number;
  /** IANA name: the site's. */
  timeZone: string;
  siteUrl: string;
  ask: Ask;
};

export type RenderedPage = {
  html: string;
  meta: PageMeta | null;
  /** Of its code, below client/, such as pages/home.tsx. */
  file: string;
  /** JSON that the browser needs to take the page over. */
  data: string;
  /** Whether it shows something that changes with the time. */
  tellsTime: boolean;
  /** Queries that it would have asked besides those it says it needs: their parts are drawn as loading. */
  missing: string[];
};

/** What the client's code does on the server. */
export type Renderer = {
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The one address of what an address shows: values that mean nothing there, or what it starts with, are left out. */
  addressOf(address: string, ask: Ask): Promise<string>;
};
