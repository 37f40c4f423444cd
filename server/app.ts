import { createExpressMiddleware } from '@trpc/server/adapters/express';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import type { Google } from '#server/adapters/google.ts';
import type { Mailer } from '#server/adapters/mailer.ts';
import type { LanguageModel } from '#server/adapters/openai.ts';
import { viewerOf } from '#server/http/viewer.ts';
import type { Database } from '#server/database/client.ts';
import type { ChangeFeed } from '#server/database/change-feed.ts';
import { toAppError } from '#server/errors.ts';
import { apiDocs } from '#server/http/rest/api-docs.ts';
import { exportFiles } from '#server/content-files/web.ts';
import { googleAuth } from '#server/accounts/web.ts';
import { newsletterLinks } from '#server/newsletters/web.ts';
import { cors } from '#server/http/cors.ts';
import { pdf } from '#server/study-pdfs/web.ts';
import { publicFiles } from '#server/site/web.ts';
import { requestLog } from '#server/http/request-log.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import type { Client } from '#server/site/client.ts';
import { site } from '#server/site/pages.ts';
import { visitorQuery } from '#server/http/trpc/visitor-query.ts';
import { renderList } from '#server/content/rest.ts';
import { publicListDoor, restDoor } from '#server/http/rest/door.ts';
import { sendError } from '#server/http/rest/send.ts';
import { createKeep } from '#server/http/kept-bytes.ts';
import { createPublicLists } from '#server/http/rest/public-lists.ts';
import type { Jobs } from '#server/database/jobs.ts';
import { createServices } from './services.ts';
import { UPLOADS } from '#server/content-files/trpc.ts';
import { appRouter } from './trpc-router.ts';
import { MAX_IMPORT_BYTES } from '#shared/schemas/imports.ts';

export type AppDeps = {
  database: Database;
  feed: ChangeFeed;
  jobs: Jobs;
  client: Client;
  mailer: Mailer;
  /** Absent: sign-in with Google is not set up. */
  google?: Google | null;
  /** Absent: the built-in assistant answers. */
  model?: LanguageModel | null;
  log: Logger;
  jwtSecret: string;
  siteUrl: string;
  siteTimeZone: string;
  corsOrigins?: string[];
  trustProxy?: number;
};

const TRPC_BODY_LIMIT = 1024 * 1024;

/** A file as text in JSON, whose quotes and line breaks take two bytes. */
const UPLOAD_BODY_LIMIT = 2 * MAX_IMPORT_BYTES;

/** Both doors and the site over one set of services. Needs no port to be tested. */
export function createApp(deps: AppDeps): Express {
  const { database, feed, client, log, siteUrl } = deps;
  const services = createServices({
    ...deps,
    onMailFailure: (error) => log.error({ err: error }, 'a mail did not leave'),
    onModelFailure: (error) => log.error({ err: error }, 'the model did not answer'),
  });
  const lists = createPublicLists(feed, (resource) => renderList(services, resource));

  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', deps.trustProxy ?? 0);

  app.use(publicListDoor(lists));
  app.use(requestLog(log));
  app.use(securityHeaders({ scriptHashes: client.scriptHashes, isHttps: siteUrl.startsWith('https:') }));
  app.get('/health', async (_request, response) => {
    await database.ping();
    response.set('Cache-Control', 'no-store').json({ status: 'ok' });
  });
  const trpcDoor = (maxBodySize: number) =>
    createExpressMiddleware({
      router: appRouter,
      maxBodySize,
      // A proxy is not to gather the pieces of a stream.
      responseMeta: ({ info }) =>
        info?.calls.some(({ path }) => path === 'chat.ask') ? { headers: { 'X-Accel-Buffering': 'no' } } : {},
      createContext: async ({ req, res }) => ({
        services,
        viewer: await viewerOf(req, services.sessions, siteUrl),
        response: res,
        siteUrl,
        clientAddress: req.ip ?? '',
        onUnknownError: (error: unknown) => log.error({ err: error, requestId: res.locals.requestId }, 'unknown error'),
      }),
    });
  const [calls, uploads] = [trpcDoor(TRPC_BODY_LIMIT), trpcDoor(UPLOAD_BODY_LIMIT)];
  app.use('/trpc', (request, response, next) =>
    (UPLOADS.test(request.path) ? uploads : calls)(request, response, next),
  );
  app.use(googleAuth({ google: deps.google ?? null, services, siteUrl, log }));
  app.use(newsletterLinks(services));
  app.use(pdf(services));
  app.use(exportFiles(services, siteUrl));
  app.use(publicFiles({ services, keep: createKeep(feed), siteUrl }));
  app.use(cors(deps.corsOrigins ?? []));
  app.use(apiDocs(siteUrl));
  app.use(restDoor({ services, lists, siteUrl }));
  app.use(
    site({
      client,
      services,
      log,
      siteUrl,
      siteTimeZone: deps.siteTimeZone,
      query: visitorQuery(services, siteUrl, (error) => log.error({ err: error }, 'unknown error')),
      onChange: feed.onChange,
    }),
  );
  app.use(lastResort(log));
  return app;
}

/** Whatever nobody answered for. Unknown failures are logged whole and shown as nothing of the inside. */
const lastResort =
  (log: Logger): ErrorRequestHandler =>
  (failure: unknown, _request, response, next) => {
    const error = toAppError(failure);
    if (error.code === 'internal') log.error({ err: failure, requestId: response.locals.requestId }, 'unknown error');
    if (response.headersSent) return next(failure);
    sendError(response, error);
  };
