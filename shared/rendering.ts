/** The interface between the server and the client's code for rendering a page. */

export type PageMeta = {
  title: string;
  description: string;
  type: 'website' | 'article';
  /** The canonical address, without parameters for this visit. */
  canonical: string;
  /** Address of a picture for previews; null for the site's own. */
  image: string | null;
  /** Whether search engines are told not to list it. */
  isUnlisted: boolean;
  /** Structured data of the page, by schema.org. */
  jsonLd: JsonLd[];
};

/** An object of a schema.org type. */
export type JsonLd = { '@type': string; [property: string]: unknown };

/** Answers a tRPC query as for a visitor. */
export type Ask = (query: string, input: unknown) => Promise<unknown>;

export type RenderRequest = {
  /** Path and query, with the parameters with which the server renders. */
  address: string;
  /** Milliseconds. */
  now: number;
  /** The IANA name of the site's time zone. */
  timeZone: string;
  siteUrl: string;
  ask: Ask;
};

export type RenderedPage = {
  html: string;
  meta: PageMeta | null;
  /** The file of its code, below client/, such as pages/home.tsx. */
  file: string;
  /** JSON that the browser needs to hydrate the page. */
  data: string;
  /** Whether its content depends on the time. */
  tellsTime: boolean;
  /** Queries of the page that are not in its `needs`: their parts are rendered as loading. */
  missing: string[];
};

/** The functions of the client's code that run on the server. */
export type Renderer = {
  render(request: RenderRequest): Promise<RenderedPage>;
  /** The canonical form of an address: meaningless values and defaults are left out. */
  addressOf(address: string, ask: Ask): Promise<string>;
};
