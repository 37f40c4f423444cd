import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { NOT_BY_TOKEN, ruleOf, type Viewer } from '#server/access/access.ts';
import { hashingQueue } from '#server/access/hashing-queue.ts';
import type { Sessions } from '#server/access/sessions.ts';
import type { TokenViewers } from '#server/access/token-viewers.ts';
import { AppError } from '#server/errors.ts';
import { prefersHtml } from '#server/http/accept.ts';
import { cachingOf, PRIVATE } from '#server/http/caching.ts';
import { PreparedResponse } from '#server/http/prepared-response.ts';
import { rejectIfOverloaded } from '#server/http/shedding.ts';
import { clearSessionCookie, clientOf, setDeviceCookie, setSessionCookie } from '#server/http/session-cookies.ts';
import { accessTokenOf, learnerOf, viewerOf } from '#server/http/viewer.ts';
import { answerList, type PublicLists } from './public-lists.ts';
import type { Method, Route } from './route.ts';
import { sendError, sendPreparedJson } from './send.ts';

export type RestDeps = {
  routes: readonly Route[];
  lists: PublicLists;
  sessions: Sessions;
  tokenViewers: TokenViewers;
  siteUrl: string;
};

const BODY_LIMIT = 1024 * 1024;

/** The handler of each public list, by its addresses. */
function listHandlers({ routes, lists }: Pick<RestDeps, 'routes' | 'lists'>): Map<string, RequestHandler> {
  const handlers = routes.flatMap((route) => {
    if (!route.publicList) return [];
    const handler = answerList(lists[route.publicList], route);
    return [route.path, ...(route.alias ? [route.alias] : [])].map((at) => [at as string, handler] as const);
  });
  return new Map(handlers);
}

/**
 * Answers GET and HEAD of a public list without a query before anything else runs: most requests are of this kind.
 */
export function publicListsFirst(deps: Pick<RestDeps, 'routes' | 'lists'>): RequestHandler {
  const handlers = listHandlers(deps);
  return (request, response, next) => {
    const { method, url, headers } = request;
    const handler =
      method === 'GET' || method === 'HEAD'
        ? handlers.get(url.length > 1 && url.endsWith('/') ? url.slice(0, -1) : url)
        : undefined;
    if (!handler || headers.origin !== undefined || prefersHtml(headers.accept)) return next();
    return handler(request, response, next);
  };
}

/** The documented calls. Navigations by a browser are left to the site, whose addresses differ only by letter case. */
export function restApi(deps: RestDeps): Router {
  const router = Router({ caseSensitive: true });
  for (const [path, handler] of listHandlers(deps)) router.get(path, leaveNavigations, handler);
  for (const [path, served] of Map.groupBy(deps.routes, (route) => route.path)) {
    const alias = served[0]?.alias;
    router.all([path, ...(alias ? [alias] : [])].map(toExpress), leaveNavigations, dispatch(served, deps));
  }
  return router;
}

const toExpress = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

const leaveNavigations: RequestHandler = (request, _response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  next(isRead && prefersHtml(request.headers.accept) ? 'router' : undefined);
};

const readJson = express.json({ limit: BODY_LIMIT, type: 'application/json' });

function dispatch(served: Route[], deps: RestDeps): RequestHandler {
  const byMethod = new Map<string, Route>(served.map((route) => [route.method, route]));
  const read = byMethod.get('GET');
  if (read) byMethod.set('HEAD', read);
  const allow = [...byMethod.keys(), 'OPTIONS'].join(', ');
  return (request, response, next) => {
    const route = byMethod.get(request.method);
    if (!route) {
      if (request.method === 'OPTIONS') return void response.set('Allow', allow).status(204).end();
      const message = `${request.path} does not know ${request.method}`;
      return sendError(response, new AppError('method_not_allowed', message), { Allow: allow });
    }
    const hasBody =
      request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
    if (takesBody(route.method) && hasBody && !request.is('application/json')) {
      return next(new AppError('unsupported_media_type', 'The body must be JSON (Content-Type: application/json)'));
    }
    if (route.isExpensive) rejectIfOverloaded();
    if (route.hashesPassword) hashingQueue.requireRoom();
    readJson(request, response, (error?: unknown) => {
      if (error) return next(bodyError(error));
      answer(route, request, response, deps).catch(next);
    });
  };
}

const takesBody = (method: Method) => method === 'POST' || method === 'PUT' || method === 'DELETE';

/** Looks up an access token only for calls that accept one. */
async function viewerAt({ action }: Route, request: Request, deps: RestDeps): Promise<Viewer> {
  const token = accessTokenOf(request.headers);
  if (token === null) return viewerOf(request, deps.sessions, deps.siteUrl);
  if (!ruleOf(action).byToken) throw new AppError('forbidden', NOT_BY_TOKEN);
  return deps.tokenViewers.viewerOf(token);
}

async function answer(route: Route, request: Request, response: Response, deps: RestDeps) {
  const { sessions, siteUrl } = deps;
  const { method, action } = route;
  const asks = await viewerAt(route, request, deps);
  const viewer = route.learnersOwn ? await learnerOf(request, asks, sessions) : asks;
  const clientGone = new AbortController();
  response.on('close', () => clientGone.abort());
  const params = request.params as Record<string, string>; // express 5 gives arrays for wildcards only, which no route has
  const { body, session, device, endSession } = await route.handle({
    viewer,
    params,
    query: request.query,
    clientAddress: request.ip ?? '',
    client: clientOf(request),
    body: request.body ?? {},
    signal: clientGone.signal,
  });
  if (session) setSessionCookie(response, session, siteUrl);
  if (device) setDeviceCookie(response, device, siteUrl);
  if (endSession) clearSessionCookie(response, endSession, siteUrl);
  const caching = method === 'GET' ? cachingOf(action, viewer) : PRIVATE;
  if (caching === PRIVATE) return void response.status(route.answer.status).set(PRIVATE).json(body);
  sendPreparedJson(request, response, new PreparedResponse(JSON.stringify(body)), caching);
}

/** Translates a refusal of express.json by its type. */
function bodyError(error: unknown): unknown {
  switch ((error as { type?: unknown }).type) {
    case 'entity.too.large':
      return new AppError('too_large', 'The body is over 1 MiB', { cause: error });
    case 'entity.parse.failed':
      return new AppError('malformed_json', 'The body is not valid JSON', { cause: error });
    case 'charset.unsupported':
    case 'encoding.unsupported':
      return new AppError('unsupported_media_type', 'The body must be JSON in UTF-8', { cause: error });
    case 'request.aborted':
    case 'request.size.invalid':
      return new AppError('invalid_input', 'The body did not arrive whole', { cause: error });
    default:
      // A body that cannot be decompressed fails with a status but no type.
      return (error as { status?: unknown }).status === 400
        ? new AppError('invalid_input', 'The body did not arrive whole', { cause: error })
        : error;
  }
}
