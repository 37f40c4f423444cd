import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { getCacheKeyForURL, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly, StaleWhileRevalidate, StrategyHandler } from 'workbox-strategies';
import { matchPage } from '#shared/paths.ts';
import { ANSWERS, isKept } from './kept-answers.ts';
import type { Message } from './messages.ts';

/*
 * Keeps the site usable without a connection (docs/decisions/0009-works-offline.md). scripts/build.ts puts in the
 * files of its build and the address of the empty page that the browser fills itself.
 */
declare const FILES: PrecacheEntry[];
declare const SHELL: string;

type WorkerEvent = Event & { waitUntil(done: Promise<unknown>): void };
type MessageToWorker = MessageEvent<Message> & WorkerEvent;
/** The compiler knows the scope of pages only. */
declare const self: {
  registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
};

/** After so long what is kept is shown instead. */
const ANSWER_SECONDS = 3;
const MONTH_SECONDS = 30 * 24 * 3600;

const isBelowServerError = (response: Response) => response.status < 500;
const limited = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true });

// All files of this version at once: a page never meets the code of another one.
precacheAndRoute(FILES);
clientsClaim();

const network = new NetworkOnly({ networkTimeoutSeconds: ANSWER_SECONDS });
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && matchPage(url.pathname) !== null,
  async (options) => {
    const fresh = await network.handle(options).catch(() => null);
    if (fresh && isBelowServerError(fresh)) return fresh;
    return (await matchPrecache(SHELL)) ?? fresh ?? Response.error();
  },
);
// Files and unknown addresses: as without a worker, but for the request that is on its way already.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly());

const answers = new NetworkFirst({
  cacheName: ANSWERS,
  networkTimeoutSeconds: ANSWER_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    limited(300),
    {
      // A server that is away is like no connection.
      async fetchDidSucceed({ response }) {
        if (!isBelowServerError(response)) throw new Error(`The server answered ${response.status}`);
        return response;
      },
      async cacheWillUpdate({ response }) {
        const isForEverybody = !response.headers.get('Cache-Control')?.includes('no-store');
        return response.status === 200 && isForEverybody ? response : null;
      },
    },
  ],
});
registerRoute(({ sameOrigin, url }) => sameOrigin && isKept(url), answers);

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/figures/'),
  new StaleWhileRevalidate({ cacheName: 'figures', plugins: [limited(150)] }),
);

self.addEventListener('activate', (event) => {
  // The page is asked for while the worker wakes up.
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});

self.addEventListener('message', (event) => {
  const { data: message, ports } = event;
  if (message.type === 'keep') event.waitUntil(keep(message.answers, event));
  else if (message.type === 'isOther') ports[0]?.postMessage(!message.files.every((file) => getCacheKeyForURL(file)));
  else void self.skipWaiting();
});

/** As if the worker had fetched them, so that the same limits hold. */
async function keep(given: Extract<Message, { type: 'keep' }>['answers'], event: WorkerEvent): Promise<void> {
  for (const { address, data } of given) {
    const request = new Request(address);
    if (!isKept(new URL(request.url))) continue;
    const headers = { 'Content-Type': 'application/json', Date: new Date().toUTCString() };
    const handler = new StrategyHandler(answers, { event, request });
    try {
      await handler.cachePut(request, new Response(JSON.stringify({ result: { data } }), { headers }));
    } finally {
      handler.destroy();
    }
  }
}
