import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ruleOf, VISITOR } from '#server/access/access.ts';
import { cachingOf } from '#server/http/caching.ts';
import { PreparedResponse } from '#server/http/prepared-response.ts';
import { sendPrepared } from '#server/http/send-prepared.ts';
import { isOverloaded } from '#server/http/shedding.ts';
import { mayBeAdministrator } from '#server/http/viewer.ts';
import { MAX_CALLS } from '#shared/batches.ts';
import { isTooLarge } from './batches.ts';
import type { CachedQuery, VisitorQueries } from './cached-queries.ts';

/** The maximum length of a URL that is handled here, in characters; our own pages request no longer ones. */
const MAX_ADDRESS = 4096;

/**
 * Answers cached queries of the tRPC API before anything else runs: a single query, or a batch of cached ones only.
 * All other requests go on to the API itself, with its errors and its log.
 */
export function cachedQueriesFirst(queries: VisitorQueries, securityHeaders: Record<string, string>): RequestHandler {
  return (request, response, next) => {
    const requested = request.method === 'GET' ? queriesIn(request, queries) : null;
    if (!requested?.matches.every((query) => isForViewer(query, request))) return next();
    const { matches, isBatch } = requested;
    const send = (all: PreparedResponse[]) => {
      const [first] = all;
      const prepared = isBatch || !first ? joined(all) : first;
      sendPrepared(request, response, { prepared, headers: { ...securityHeaders, ...headersOf(matches) } });
    };
    const cached = matches.map((query) => query.cached());
    if (cached.every((response) => response !== undefined)) return send(cached);
    if (isOverloaded() && matches.some(({ meta }) => meta.isExpensive)) return next();
    Promise.all(matches.map((query) => query.read())).then(send, () => {
      next();
    });
  };
}

const PREFIX = '/trpc/';

function queriesIn(
  request: IncomingMessage,
  queries: VisitorQueries,
): { matches: CachedQuery[]; isBatch: boolean } | null {
  const { url = '', headers } = request;
  // Streamed batches are left to the API.
  if (!url.startsWith(PREFIX) || url.length > MAX_ADDRESS || headers['trpc-accept'] !== undefined) return null;
  const [path = '', search] = url.slice(PREFIX.length).split('?', 2);
  const parameters = new URLSearchParams(search);
  const isBatch = parameters.get('batch') === '1';
  const paths = isBatch ? path.split(',') : [path];
  if (paths.length > MAX_CALLS) return null;
  const parsedInput = jsonIn(parameters.get('input'));
  if (!parsedInput) return null;
  const inputs = isBatch ? ((parsedInput.value ?? {}) as Record<string, unknown>) : null; // a string has no such index
  const matches: CachedQuery[] = [];
  for (const [index, name] of paths.entries()) {
    const query = queries.cachedQuery(name, inputs ? inputs[index] : parsedInput.value);
    if (!query) return null;
    matches.push(query);
  }
  // Left to the API, which refuses it.
  if (isTooLarge(matches.map(({ meta }) => meta))) return null;
  return { matches, isBatch };
}

/** Returns null for text that is not JSON. */
function jsonIn(text: string | null): { value: unknown } | null {
  if (text === null) return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Whether the response to a visitor is right for this viewer: some queries show administrators more. */
const isForViewer = ({ meta }: CachedQuery, { headers }: IncomingMessage): boolean =>
  !ruleOf(meta.action).seesMore || !mayBeAdministrator(headers);

function headersOf(matches: readonly CachedQuery[]): Record<string, string> {
  const each = matches.map(({ meta }) => cachingOf(meta.action, VISITOR));
  const { Vary, ...caching } = Object.assign({}, ...each) as Record<string, string>;
  const vary = ['trpc-accept', 'Accept-Encoding', ...(Vary === undefined ? [] : [Vary])].join(', ');
  return { 'Content-Type': 'application/json', ...caching, Vary: vary };
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** Joins responses into the response to a batch, as the API writes it. */
function joined(all: readonly PreparedResponse[]): PreparedResponse {
  const parts = all.flatMap(({ identity }, index) => [index === 0 ? OPEN : COMMA, identity]);
  const batch = new PreparedResponse(Buffer.concat([...parts, CLOSE]));
  batch.isLastKnown = all.some(({ isLastKnown }) => isLastKnown);
  return batch;
}
