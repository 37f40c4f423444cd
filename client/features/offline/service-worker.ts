import { clientsClaim } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { matchPage } from '#shared/paths.ts';
import {
  ANSWER_SECONDS,
  answers,
  figures,
  isFigure,
  isServerAway,
  cachePage,
  tools,
  type WorkerEvent,
} from './caches.ts';
import { isCachedQuery } from './answer-cache.ts';
import type { Message } from './messages.ts';
import { createUsedFiles, type UsedFile } from './used-files.ts';

/*
 * Makes the site usable without a connection (docs/decisions/0010-works-offline.md). scripts/build/build-worker.ts
 * inserts the built files and the address of the empty page that the browser renders itself.
 */
declare const FILES: PrecacheEntry[];
declare const USED_FILES: UsedFile[];
declare const SHELL: string;

/** TypeScript types `self` as the scope of a page; this declares what is used of the scope of a worker. */
declare const self: {
  registration: Partial<ServiceWorkerRegistration>;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<Message> & WorkerEvent) => void): void;
};

// Caches all files of a version together, so that a page never loads code of another one.
precacheAndRoute(FILES);
clientsClaim();

const used = createUsedFiles(USED_FILES);
registerRoute(({ sameOrigin, url }) => sameOrigin && used.isOne(url), used.strategy);

const network = new NetworkOnly({ networkTimeoutSeconds: ANSWER_SECONDS });
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && matchPage(url.pathname) !== null,
  async (options) => {
    const fresh = await network.handle(options).catch(() => null);
    if (fresh && !isServerAway(fresh)) return fresh;
    return (await matchPrecache(SHELL)) ?? fresh ?? Response.error();
  },
);
// Downloads and unknown addresses: as without a worker, using the request of the navigation preload.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());
// The list of tools changes while a server builds them; without a connection, the cached list is used.
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === '/sandbox/tools.json', tools);
registerRoute(({ sameOrigin, url }) => sameOrigin && isCachedQuery(url), answers);
registerRoute(({ sameOrigin, url }) => sameOrigin && isFigure(url), figures);

self.addEventListener('install', (event) => event.waitUntil(used.renew(event)));

self.addEventListener('activate', (event) => {
  event.waitUntil(used.dropOthers());
  // Pages are requested while the worker starts, in browsers that support it.
  const { navigationPreload } = self.registration;
  if (navigationPreload) event.waitUntil(navigationPreload.enable());
});

self.addEventListener('message', (event) => {
  const { data: message, ports } = event;
  if (message.type === 'keep') {
    event.waitUntil(used.keep(message.page.scripts, event));
    event.waitUntil(cachePage(message.page, event));
  } else if (message.type === 'isOther') ports[0]?.postMessage(!message.files.every((file) => getCacheKeyForURL(file)));
  else void self.skipWaiting();
});
