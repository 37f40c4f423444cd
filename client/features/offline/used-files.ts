import { CacheFirst } from 'workbox-strategies';
import type { WorkerEvent } from './caches.ts';

/** Of the service worker: files that few pages load. They are kept once somebody has used them. */

/** `part` is what a file belongs to, in every version of the site. A name with a hash of its content has no revision. */
export type UsedFile = { url: string; part: string; revision: string | null };

const CACHE = 'used-files';

const keyOf = ({ url, part, revision }: UsedFile) =>
  new URL(`${url}?part=${part}&revision=${revision ?? ''}`, location.href).href;

/** @param files those of this version, beside which no other's are kept */
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
  const kept = async () => (await (await caches.open(CACHE)).keys()).map(({ url }) => url);

  return {
    strategy,
    isOne: (url: URL): boolean => known.has(url.pathname),
    /** What a page has loaded without the worker. */
    keep,
    /** Who has used a part of the version before has it in this one too. */
    async renew(event: WorkerEvent): Promise<void> {
      const parts = new Set((await kept()).map((url) => new URL(url).searchParams.get('part')));
      await keep(
        files.filter(({ part }) => parts.has(part)).map(({ url }) => url),
        event,
      );
    },
    async dropOthers(): Promise<void> {
      const cache = await caches.open(CACHE);
      const own = new Set(files.map(keyOf));
      for (const url of await kept()) if (!own.has(url)) await cache.delete(url);
    },
  };
}
