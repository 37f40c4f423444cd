import type { RequestHandler } from 'express';
import type { ResponseCache } from '#server/http/response-cache.ts';
import type { PreparedResponse } from '#server/http/prepared-response.ts';
import { mayBeAdministrator } from '#server/http/viewer.ts';
import { type ResourceName, resourceNames } from '#shared/resources/index.ts';
import type { Route } from './route.ts';
import { sendPreparedList } from './send.ts';

/** A list as a prepared response. */
export type PublicList = {
  /** The cached response, synchronously, if there is a current one. */
  cached(): PreparedResponse | undefined;
  read(): Promise<PreparedResponse>;
};

export type PublicLists = Record<ResourceName, PublicList>;

/**
 * Public lists, cached for as long as no process has changed them.
 * @param render the list as the REST API answers it
 */
export function createPublicLists(
  answers: ResponseCache,
  render: (resource: ResourceName) => Promise<unknown[]>,
): PublicLists {
  const listOf = (resource: ResourceName): PublicList => {
    const key = `list ${resource}`;
    const make = async () => ({ body: JSON.stringify(await render(resource)), reads: [resource] });
    return { cached: () => answers.cached(key), read: () => answers.read(key, make) };
  };
  return Object.fromEntries(resourceNames.map((resource) => [resource, listOf(resource)])) as PublicLists; // one for each name
}

/**
 * Answers a request for a public list. Left to the route are those with a query of it, and those of a list of which
 * administrators see more when they may be an administrator's.
 */
export function answerList(list: PublicList, { query = {}, ...route }: Route): RequestHandler {
  const isListedInFull = route.isListedInFull === true;
  const queries = Object.keys(query);
  return (request, response, next) => {
    const isOfRoute = queries.some((name) => request.query[name] !== undefined);
    if (isOfRoute || (isListedInFull && mayBeAdministrator(request.headers))) return next();
    const prepared = list.cached();
    if (prepared) return sendPreparedList(request, response, { prepared, isListedInFull });
    list.read().then((fresh) => sendPreparedList(request, response, { prepared: fresh, isListedInFull }), next);
  };
}
