import type { ChangeFeed } from '#server/database/change-feed.ts';
import { createKeep, type Kept } from '#server/http/kept-bytes.ts';
import { type ResourceName, resourceNames } from '#shared/resources/index.ts';

export type PublicLists = Record<ResourceName, Kept>;

/**
 * Public lists kept as ready bytes for as long as no process has changed them.
 * @param render the list as the REST door answers it
 */
export function createPublicLists(
  feed: ChangeFeed,
  render: (resource: ResourceName) => Promise<unknown[]>,
): PublicLists {
  const keep = createKeep(feed);
  const lists = resourceNames.map((resource) => [
    resource,
    keep([resource], async () => ({ text: JSON.stringify(await render(resource)) })),
  ]);
  return Object.fromEntries(lists) as PublicLists; // one for each name
}
