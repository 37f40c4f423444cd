import express, { type Request, type RequestHandler, type Response, Router } from 'express';
import { learnerOf, viewerOf } from '#server/http/viewer.ts';
import { clearSessionCookie, setSessionCookie } from '#server/http/session-cookies.ts';
import { AppError } from '#server/errors.ts';
import { type PublicLists, toReadyList } from './public-lists.ts';
import type { Services } from '#server/services.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { prefersHtml } from '#server/http/accept.ts';
import { encodingFor } from '#server/http/send-ready.ts';
import type { Method, Route } from './route.ts';
import { routes } from '#server/rest-routes.ts';
import { sendError, sendReadyList } from './send.ts';

export type RestDeps = { services: Services; lists: PublicLists; siteUrl: string };

const BODY_LIMIT = 1024 * 1024;

// The old site's clients write this path in two ways.
const ALIASES: Record<string, string> = { '/cheatnote': '/Cheatnote' };
const aliasOf = (path: string) => Object.entries(ALIASES).find(([, documented]) => path.startsWith(documented));

const listOf = new Map<string, ResourceName>();
for (const { publicList, path } of routes) {
  if (!publicList) continue;
  listOf.set(path, publicList);
  const alias = aliasOf(path);
  if (alias) listOf.set(alias[0], publicList);
}

/**
 * Answers GET of a public list, asked for without a query, before anything else runs: it is most of what is asked.
 */
export function publicListDoor(lists: PublicLists): RequestHandler {
  return (request, response, next) => {
    const { method, url, headers } = request;
    const resource =
      method === 'GET' || method === 'HEAD'
        ? listOf.get(url.length > 1 && url.endsWith('/') ? url.slice(0, -1) : url)
        : undefined;
    if (!resource || headers.origin !== undefined || prefersHtml(headers.accept)) return next();
    const list = lists[resource].ready();
    if (list) return sendReadyList(request, response, list);
    lists[resource].read().then((fresh) => sendReadyList(request, response, fresh), next);
  };
}

/** The documented calls. Navigations by a browser are left to the site, whose addresses differ only by letter case. */
export function restDoor(deps: RestDeps): Router {
  const router = Router({ caseSensitive: true });
  const byPath = Map.groupBy(routes, (route) => route.path);
  for (const [path, served] of byPath) {
    const pattern = toExpress(path);
    const alias = aliasOf(path);
    const patterns = alias ? [pattern, pattern.replace(alias[1], alias[0])] : [pattern];
    router.all(patterns, leaveNavigations, dispatch(served, deps));
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
    readJson(request, response, (error?: unknown) => {
      if (error) return next(bodyError(error));
      answer(route, request, response, deps).catch(next);
    });
  };
}

const takesBody = (method: Method) => method === 'POST' || method === 'PUT' || method === 'DELETE';

async function answer(route: Route, request: Request, response: Response, { services, lists, siteUrl }: RestDeps) {
  if (route.publicList && request.query.waiting === undefined)
    return sendReadyList(request, response, await lists[route.publicList].read());
  const asks = await viewerOf(request, services.sessions, siteUrl);
  const viewer = route.learnersOwn ? await learnerOf(request, asks, services.sessions) : asks;
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const params = request.params as Record<string, string>; // express 5 gives arrays for wildcards only, which no route has
  const { body, session, endSession } = await route.handle({
    viewer,
    services,
    params,
    query: request.query,
    clientAddress: request.ip ?? '',
    body: request.body ?? {},
    signal: gone.signal,
  });
  if (session) setSessionCookie(response, session, siteUrl);
  if (endSession) clearSessionCookie(response, endSession, siteUrl);
  if (route.method === 'GET' && !route.personal && viewer.role !== 'administrator')
    return sendReadyList(request, response, await toReadyList(body, [encodingFor(request.headers['accept-encoding'])]));
  response.status(route.answer.status).set('Cache-Control', 'no-store').json(body);
}

/** What express.json refuses, by the type it names. */
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
      return error;
  }
}
