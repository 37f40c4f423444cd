import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Sessions } from '#server/access/sessions.ts';
import type { Google } from '#server/adapters/google.ts';
import type { ResponseCache } from './response-cache.ts';
import type { Route } from './rest/route.ts';

/** What the plain HTTP of a domain is made of. */
export type WebDeps = {
  answers: ResponseCache;
  sessions: Sessions;
  /** Without it there is no sign-in with Google. */
  google: Google | null;
  siteUrl: string;
  log: Logger;
};

/** What a domain adds to the site: routers by their names, routes, and what speaks plain HTTP beside them. */
export type Domain = {
  trpc?: object;
  rest?: Route[];
  web?(deps: WebDeps): RequestHandler[];
};
