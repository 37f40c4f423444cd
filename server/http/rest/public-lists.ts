import type { ChangeFeed } from '#server/database/change-feed.ts';
import { type ResourceName, resourceNames } from '#shared/resources/index.ts';
import { createKeep, type Kept } from '#server/http/kept-bytes.ts';
import { type Encoding, type ReadyBytes, toReadyBytes } from '#server/http/ready-bytes.ts';

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

/** A value as JSON in every encoding. */
export const toReadyList = (value: unknown, encodings?: readonly Encoding[]): Promise<ReadyBytes> =>
  toReadyBytes(Buffer.from(JSON.stringify(value)), encodings);
