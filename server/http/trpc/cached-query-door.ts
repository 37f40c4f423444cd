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

/** The longest address that is handled here, in characters; our own pages request none that is longer. */
const MAX_ADDRESS = 4096;

/**
 * Answers cached queries of the tRPC door before anything else runs: a single one, or a batch of only such queries. All
 * other requests go on to the door itself, with its errors and its log.
 */
export function cachedQueryDoor(queries: VisitorQueries, securityHeaders: Record<string, string>): RequestHandler {
  return (request, response, next) => {
    const asked = request.method === 'GET' ? askedIn(request, queries) : null;
    if (!asked?.found.every((query) => isForWhoAsks(query, request))) return next();
    const { found, isBatch } = asked;
    const send = (all: PreparedResponse[]) => {
      const [first] = all;
      const prepared = isBatch || !first ? joined(all) : first;
      sendPrepared(request, response, { prepared, headers: { ...securityHeaders, ...headersOf(found) } });
    };
    const cached = found.map((query) => query.cached());
    if (cached.every((one) => one !== undefined)) return send(cached);
    if (isOverloaded() && found.some(({ meta }) => meta.isExpensive)) return next();
    Promise.all(found.map((query) => query.read())).then(send, () => {
      next();
    });
  };
}

const PREFIX = '/trpc/';

function askedIn(request: IncomingMessage, queries: VisitorQueries): { found: CachedQuery[]; isBatch: boolean } | null {
  const { url = '', headers } = request;
  // Streamed batches are left to the door.
  if (!url.startsWith(PREFIX) || url.length > MAX_ADDRESS || headers['trpc-accept'] !== undefined) return null;
  const [path = '', search] = url.slice(PREFIX.length).split('?', 2);
  const parameters = new URLSearchParams(search);
  const isBatch = parameters.get('batch') === '1';
  const paths = isBatch ? path.split(',') : [path];
  if (paths.length > MAX_CALLS) return null;
  const given = jsonIn(parameters.get('input'));
  if (!given) return null;
  const inputs = isBatch ? ((given.value ?? {}) as Record<string, unknown>) : null; // an index of a text is undefined too
  const found: CachedQuery[] = [];
  for (const [index, name] of paths.entries()) {
    const query = queries.cachedQuery(name, inputs ? inputs[index] : given.value);
    if (!query) return null;
    found.push(query);
  }
  // The door refuses it.
  if (isTooLarge(found.map(({ meta }) => meta))) return null;
  return { found, isBatch };
}

/** Null for text that is not JSON. */
function jsonIn(text: string | null): { value: unknown } | null {
  if (text === null) return { value: undefined };
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

/** Whether the response to a visitor is right for this viewer: some queries show administrators more. */
const isForWhoAsks = ({ meta }: CachedQuery, { headers }: IncomingMessage): boolean =>
  !ruleOf(meta.action).seesMore || !mayBeAdministrator(headers);

function headersOf(found: readonly CachedQuery[]): Record<string, string> {
  const each = found.map(({ meta }) => cachingOf(meta.action, VISITOR));
  const { Vary, ...caching } = Object.assign({}, ...each) as Record<string, string>;
  const vary = ['trpc-accept', 'Accept-Encoding', ...(Vary === undefined ? [] : [Vary])].join(', ');
  return { 'Content-Type': 'application/json', ...caching, Vary: vary };
}

const OPEN = Buffer.from('[');
const COMMA = Buffer.from(',');
const CLOSE = Buffer.from(']');

/** Joins responses to a batch, as the door writes it. */
function joined(all: readonly PreparedResponse[]): PreparedResponse {
  const parts = all.flatMap(({ identity }, index) => [index === 0 ? OPEN : COMMA, identity]);
  const batch = new PreparedResponse(Buffer.concat([...parts, CLOSE]));
  batch.isLastKnown = all.some(({ isLastKnown }) => isLastKnown);
  return batch;
}
