import type { ResponseCache } from '#server/http/response-cache.ts';
import type { PreparedResponse } from '#server/http/prepared-response.ts';
import { type ResourceName, resourceNames } from '#shared/resources/index.ts';

/** A list as a prepared response. */
export type PublicList = {
  /** The cached response, synchronously, if there is a current one. */
  cached(): PreparedResponse | undefined;
  read(): Promise<PreparedResponse>;
};

export type PublicLists = Record<ResourceName, PublicList>;

/**
 * Public lists, cached for as long as no process has changed them.
 * @param render the list as the REST door answers it
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
