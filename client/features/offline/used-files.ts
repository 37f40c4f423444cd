import { CacheFirst } from 'workbox-strategies';
import type { WorkerEvent } from './caches.ts';

/** The cache of the service worker for files that few pages load: each is cached once it has been used. */

/**
 * `part` is the part of the site to which a file belongs, in every version. `revision` is null if the name has a hash.
 */
export type UsedFile = { url: string; part: string; revision: string | null };

const CACHE = 'used-files';

const keyOf = ({ url, part, revision }: UsedFile) =>
  new URL(`${url}?part=${part}&revision=${revision ?? ''}`, location.href).href;

/** @param files the files of this version; those of other versions are deleted by `dropOthers` */
export function createUsedFiles(files: readonly UsedFile[]) {
  const known = new Map(files.map((file) => [file.url, file]));
  const fileAt = (address: string) => known.get(new URL(address, location.href).pathname);
  const strategy = new CacheFirst({
    cacheName: CACHE,
    plugins: [
      {
        async cacheKeyWillBeUsed({ request }) {
          const file = fileAt(request.url);
          return file ? keyOf(file) : request;
        },
      },
    ],
  });
  const keep = async (addresses: readonly string[], event: WorkerEvent) => {
    const used = addresses.filter((address) => fileAt(address));
    await Promise.allSettled(used.map((address) => strategy.handle({ request: new Request(address), event })));
  };
  const cachedUrls = async () => (await (await caches.open(CACHE)).keys()).map(({ url }) => url);

  return {
    strategy,
    isOne: (url: URL): boolean => known.has(url.pathname),
    /** Caches files that a page has loaded without the worker. */
    keep,
    /** Caches the files of every part that was used in the previous version. */
    async renew(event: WorkerEvent): Promise<void> {
      const parts = new Set((await cachedUrls()).map((url) => new URL(url).searchParams.get('part')));
      await keep(
        files.filter(({ part }) => parts.has(part)).map(({ url }) => url),
        event,
      );
    },
    async dropOthers(): Promise<void> {
      const cache = await caches.open(CACHE);
      const own = new Set(files.map(keyOf));
      for (const url of await cachedUrls()) if (!own.has(url)) await cache.delete(url);
    },
  };
}
