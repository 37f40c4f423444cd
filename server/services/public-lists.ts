import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { nextRun, type ChangeFeed } from '#server/database/change-feed.ts';
import { type ResourceName, resourceNames } from '#shared/resources/index.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Near the best ratio in a few milliseconds for a list of 500 records.
const BROTLI_QUALITY = 5;

export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** A public list as bytes that can be sent as they are; the ETag is one for each encoding. */
export type ReadyList = Record<Encoding, { body: Buffer; etag: string }>;

export type PublicLists = {
  /** The list if it is at hand, without a promise in between. */
  ready(resource: ResourceName): ReadyList | undefined;
  /** Never older than the last write that was acknowledged before the call. */
  read(resource: ResourceName): Promise<ReadyList>;
};

/**
 * Public lists kept as ready bytes for as long as no process has changed them.
 * @param render the list as the REST door answers it
 */
export function createPublicLists(
  feed: ChangeFeed,
  render: (resource: ResourceName) => Promise<unknown[]>,
): PublicLists {
  const kept = new Map<ResourceName, ReadyList>();
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
export async function toReadyList(records: unknown): Promise<ReadyList> {
  const identity = Buffer.from(JSON.stringify(records));
  const [br, gz] = await Promise.all([
    brotli(identity, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
    }),
    zip(identity),
  ]);
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 22);
  return {
    identity: { body: identity, etag: `"${tag}"` },
    br: { body: br, etag: `"${tag}-br"` },
    gzip: { body: gz, etag: `"${tag}-gz"` },
  };
}
