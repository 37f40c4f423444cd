import type { QueryClient } from '@tanstack/react-query';
import type { LoadedPage, Message } from './messages.ts';

type OfflineOptions = {
  queryClient: QueryClient;
  /** Called when a new version is installed and waits to take over. */
  onNewVersion(worker: ServiceWorker): void;
  signal: AbortSignal;
};

const UPDATE_CHECK_MS = 3_600_000;

/** Installs the service worker, and sends it the data that this page has loaded without it. */
export async function startOfflineUse({ queryClient, onNewVersion, signal }: OfflineOptions): Promise<void> {
  const { serviceWorker } = navigator;
  // No worker could cache what this page has loaded so far.
  const isFirstVisit = !serviceWorker.controller;
  const takenOver = isFirstVisit ? once(serviceWorker, 'controllerchange', signal) : null;
  await serviceWorker.register('/service-worker.js');
  const registration = await serviceWorker.getRegistration();
  // A browser may report success without registering anything.
  if (!registration) return;
  watchVersions(registration, onNewVersion, signal);
  await takenOver;
  const answered = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  const page: LoadedPage = {
    rendered: document.getElementById('rendered')?.textContent ?? null,
    asked: isFirstVisit ? answered.map(({ queryKey }) => queryKey) : [],
    pictures: isFirstVisit ? [...document.images].map(({ src }) => src) : [],
    scripts: isFirstVisit ? loadedScripts() : [],
  };
  serviceWorker.controller?.postMessage({ type: 'keep', page } satisfies Message);
}

const loadedScripts = () =>
  performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : []));

const once = (target: EventTarget, event: string, signal: AbortSignal) =>
  new Promise<unknown>((happened) => target.addEventListener(event, happened, { once: true, signal }));

function watchVersions(
  registration: ServiceWorkerRegistration,
  onNewVersion: OfflineOptions['onNewVersion'],
  signal: AbortSignal,
): void {
  const offer = async (worker: ServiceWorker) => {
    if (await isOtherVersion(worker)) onNewVersion(worker);
  };
  const watch = ({ installing, active }: ServiceWorkerRegistration) =>
    installing?.addEventListener('statechange', () => {
      // The first version takes over automatically.
      if (installing.state === 'installed' && active) void offer(installing);
    });
  if (registration.waiting) void offer(registration.waiting);
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration), { signal });

  let lastCheck = Date.now();
  const checkForUpdate = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lastCheck < UPDATE_CHECK_MS) return;
    lastCheck = Date.now();
    // Fails without a connection; a later check retries.
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', checkForUpdate, { signal });
}

/** Whether the page is of another version than the worker; a page loaded after the deployment is not. */
function isOtherVersion(worker: ServiceWorker): Promise<boolean> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data === true);
    worker.postMessage({ type: 'isOther', files: [...scripts, ...styles] } satisfies Message, [port2]);
  });
}
