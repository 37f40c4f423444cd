import type { AnyRouter } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { Request, RequestHandler, Response } from 'express';
import type { Sessions } from '#server/access/sessions.ts';
import { AppError, toAppError } from '#server/errors.ts';
import { cachingOf, PRIVATE } from '#server/http/caching.ts';
import { clientOf } from '#server/http/session-cookies.ts';
import { recordError } from '#server/http/trouble.ts';
import { rejectIfOverloaded } from '#server/http/shedding.ts';
import { learnerOf, viewerOf } from '#server/http/viewer.ts';
import { batchRefusalOf } from './batches.ts';
import type { Context, Meta } from './procedures.ts';
import { procedureAt } from './router-procedures.ts';
import { singleCalls } from './single-call.ts';

type TrpcApi = {
  router: AnyRouter;
  sessions: Sessions;
  siteUrl: string;
  onUnknownError(error: unknown, requestId: string): void;
};

const BODY_LIMIT = 1024 * 1024;

/** The tRPC API over a router. Calls that carry a file have body limits of their own. */
export function trpcApi(deps: TrpcApi): RequestHandler {
  const metaOf = (path: string) => procedureAt(deps.router, path)?.meta;
  const single = singleCalls({ router: deps.router, createContext: contextMaker(deps) }, BODY_LIMIT);
  const calls = callsUpTo(BODY_LIMIT, deps, metaOf);
  const uploads = new Map<number, RequestHandler>();
  return (request, response, next) => {
    const refusal = refusalOf(request) ?? batchRefusalOf(request, metaOf);
    if (refusal) return next(refusal);
    const size = metaOf(request.path.slice(1))?.bodyLimit;
    if (size === undefined) return single(request, response, () => calls(request, response, next));
    const upload = uploads.get(size) ?? callsUpTo(size, deps, metaOf);
    uploads.set(size, upload);
    upload(request, response, next);
  };
}

/** Refuses requests that none of our pages sends, and that tRPC would accept or fail on. */
function refusalOf(request: Request): AppError | null {
  if (request.method === 'TRACE') return new AppError('method_not_allowed', `${request.path} does not know TRACE`);
  // A form on another site can send these without a preflight.
  if (!/^(multipart\/form-data|application\/octet-stream)/i.test(request.headers['content-type'] ?? '')) return null;
  return new AppError('unsupported_media_type', 'The body must be JSON (Content-Type: application/json)');
}

const contextMaker =
  ({ sessions, siteUrl, onUnknownError }: TrpcApi) =>
  async (request: Request, response: Response): Promise<Context> => {
    const viewer = await viewerOf(request, sessions, siteUrl).catch((error: unknown) => {
      recordError(response, toAppError(error));
      throw error;
    });
    return {
      viewer,
      learner: () => learnerOf(request, viewer, sessions),
      response,
      siteUrl,
      clientAddress: request.ip ?? '',
      client: clientOf(request),
      rejectIfOverloaded,
      onUnknownError: (error) => onUnknownError(error, String(response.locals.requestId)),
    };
  };

function callsUpTo(maxBodySize: number, deps: TrpcApi, metaOf: (path: string) => Meta | undefined) {
  const contextOf = contextMaker(deps);
  return createExpressMiddleware({
    router: deps.router,
    maxBodySize,
    createContext: ({ req, res }) => contextOf(req, res),
    responseMeta({ ctx, info, type, errors }) {
      const metas = (info?.calls ?? []).map(({ path }) => metaOf(path));
      // The context is the one created above, whatever the router.
      return {
        headers: {
          ...headersOf(ctx as Context | undefined, { type, errors, metas }),
          ...(metas.some((meta) => meta?.streams) && UNGATHERED),
        },
      };
    },
  });
}

/** Keeps proxies from buffering a stream. */
const UNGATHERED = { 'X-Accel-Buffering': 'no' };

type Answered = { type: string; errors: readonly unknown[]; metas: readonly (Meta | undefined)[] };

/** The response to a batch is public only if the response to each of its calls is. */
function headersOf(ctx: Context | undefined, { type, errors, metas }: Answered): Record<string, string> {
  if (!ctx || type !== 'query' || errors.length > 0 || metas.length === 0) return PRIVATE;
  const all = metas.map((meta) => (meta ? cachingOf(meta.action, ctx.viewer) : PRIVATE));
  return all.includes(PRIVATE) ? PRIVATE : Object.assign({}, ...all);
}
