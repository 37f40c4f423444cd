import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import { createNextOpening } from '#server/access/embargo.ts';
import type { Google } from '#server/adapters/google.ts';
import { meteredMailer } from '#server/adapters/metered-mailer.ts';
import { publicList } from '#server/content/rest.ts';
import { toAppError } from '#server/errors.ts';
import { PRIVATE } from '#server/http/caching.ts';
import { cors } from '#server/http/cors.ts';
import { createResponseCache } from '#server/http/response-cache.ts';
import { requestLog } from '#server/http/request-log.ts';
import { apiDocs } from '#server/http/rest/api-docs.ts';
import { publicListsFirst, restApi } from '#server/http/rest/rest-api.ts';
import { createPublicLists } from '#server/http/rest/public-lists.ts';
import { sendError } from '#server/http/rest/send.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { recordError } from '#server/http/trouble.ts';
import { trpcApi } from '#server/http/trpc/trpc-api.ts';
import { procedureAt } from '#server/http/trpc/router-procedures.ts';
import { cachedQueriesFirst } from '#server/http/trpc/cached-queries-first.ts';
import { visitorQueries } from '#server/http/trpc/cached-queries.ts';
import { measure } from '#server/metrics/instruments.ts';
import { createDomains } from '#server/domains.ts';
import type { SiteDeps } from '#server/ground.ts';
import { createPublications } from '#server/site/publications.ts';
import { createTokenViewers } from '#server/access/token-viewers.ts';
import type { Client } from '#server/site/client.ts';
import { createSitePages } from '#server/site/pages.ts';
import { publicFiles } from '#server/site/web.ts';

export type AppDeps = Omit<SiteDeps, 'onMailFailure' | 'onModelFailure' | 'onCodeforcesFailure' | 'onAudit'> & {
  client: Client;
  /** Without it there is no sign-in with Google. */
  google?: Google | null;
  log: Logger;
  /** Size limit of the response cache in bytes; 0 caches nothing. */
  cacheBytes: number;
  corsOrigins?: string[];
  trustProxy?: number;
};

/** The app: both APIs and the site over the domains. It can be tested without a port. */
export function createApp(deps: AppDeps): Express {
  const { database, feed, client, log, siteUrl, siteTimeZone } = deps;
  const { ground, router, routes, web } = createDomains({
    ...deps,
    mailer: meteredMailer(deps.mailer),
    onMailFailure: (error) => log.error({ err: error }, 'sending mail failed'),
    onModelFailure: (error) => log.error({ err: error }, 'the language model failed'),
    onCodeforcesFailure: (error) => log.error({ err: error }, 'the call to Codeforces failed'),
    onAudit: (entry) => log.info({ audit: entry }, 'audit'),
  });
  const { content, sessions } = ground;
  const answers = createResponseCache(feed, deps.cacheBytes, createNextOpening(database, feed));
  measure({ cache: answers.stats, pool: database.pool });
  const lists = createPublicLists(answers, (resource) => publicList(content, resource));
  const onUnknownError = (error: unknown, requestId?: string) => log.error({ err: error, requestId }, 'unknown error');
  const queries = visitorQueries({ router, answers, siteUrl, onUnknownError });
  const everyHeader = securityHeaders({
    scriptHashes: client.scriptHashes,
    isHttps: siteUrl.startsWith('https:'),
  });
  const pages = createSitePages({ client, log, siteUrl, siteTimeZone, answers, queries, securityHeaders: everyHeader });

  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', deps.trustProxy ?? 0);

  // Most requests are for cached responses, so these are answered before anything else runs.
  app.use(publicListsFirst({ routes, lists }));
  app.use(cachedQueriesFirst(queries, everyHeader));
  app.use(pages.cached);
  app.use(requestLog(log, (path) => procedureAt(router, path) !== undefined));
  app.use((_request, response, next) => {
    response.set(everyHeader);
    next();
  });
  // Liveness and readiness.
  app.get('/healthz', (_request, response) => void response.set(PRIVATE).json({ status: 'ok' }));
  app.get(['/readyz', '/health'], async (_request, response) => {
    await database.ping();
    response.set(PRIVATE).json({ status: 'ok' });
  });
  app.use('/trpc', trpcApi({ router, sessions, siteUrl, onUnknownError }));
  for (const handler of web({ answers, sessions, siteUrl, log, google: deps.google ?? null })) app.use(handler);
  app.use(publicFiles({ publications: createPublications(database), answers, siteUrl }));
  if (deps.corsOrigins?.length) app.use(cors(deps.corsOrigins));
  app.use(apiDocs(routes, siteUrl));
  app.use(restApi({ routes, lists, sessions, tokenViewers: createTokenViewers(database), siteUrl }));
  app.use(pages.all);
  app.use(lastResort(log));
  return app;
}

/** Handles errors that nothing else has handled. Unknown ones are logged in full; responses reveal no internals. */
const lastResort =
  (log: Logger): ErrorRequestHandler =>
  (failure: unknown, _request, response, next) => {
    const error = toAppError(failure);
    if (error.code === 'internal') log.error({ err: failure, requestId: response.locals.requestId }, 'unknown error');
    recordError(response, error);
    if (response.headersSent) return next(failure);
    sendError(response, error);
  };
