import { nextRun, type ChangeFeed } from '#server/database/change-feed.ts';
import { type ResourceName, resourceNames } from '#shared/resources/index.ts';
import { type ReadyBytes, toReadyBytes } from './ready-bytes.ts';

export type PublicLists = {
  /** The list if it is at hand, without a promise in between. */
  ready(resource: ResourceName): ReadyBytes | undefined;
  /** Never older than the last write that was acknowledged before the call. */
  read(resource: ResourceName): Promise<ReadyBytes>;
};

/**
 * Public lists kept as ready bytes for as long as no process has changed them.
 * @param render the list as the REST door answers it
 */
export function createPublicLists(
  feed: ChangeFeed,
  render: (resource: ResourceName) => Promise<unknown[]>,
): PublicLists {
  const kept = new Map<ResourceName, ReadyBytes>();
  let generation = 0;
  feed.onChange((changed) => {
    generation++;
    for (const resource of resourceNames) if (changed === null || changed === resource) kept.delete(resource);
  });

  const fill = async (resource: ResourceName) => {
    const before = generation;
    const wasLive = feed.isLive();
    const list = await toReadyList(await render(resource));
    if (wasLive && feed.isLive() && generation === before) kept.set(resource, list);
    return list;
  };
  const fills = new Map(resourceNames.map((resource) => [resource, nextRun(() => fill(resource))]));

  // While the lock is given up for one resource, a writer of another may be answered before we have heard of it.
  const ready = (resource: ResourceName) => (feed.isLive() ? kept.get(resource) : undefined);

  return {
    ready,
    read: async (resource) => {
      const list = ready(resource) ?? (await fills.get(resource)?.());
      if (!list) throw new Error(`${resource} is not a resource`);
      return list;
    },
  };
}

/** A value as JSON in every encoding. */
export const toReadyList = (value: unknown): Promise<ReadyBytes> => toReadyBytes(Buffer.from(JSON.stringify(value)));
