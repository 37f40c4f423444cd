import type { DehydratedState, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Answers, trpc } from '#client/lib/trpc.ts';
import { addressOf, ANSWERS, isKept } from './kept-answers.ts';
import type { Message } from './messages.ts';

type TrpcClient = ReturnType<typeof trpc.useUtils>['client'];

type OfflineUse = {
  client: TrpcClient;
  queryClient: QueryClient;
  /** A new version is installed and waits to be taken. */
  onNewVersion(worker: ServiceWorker): void;
  signal: AbortSignal;
};

const WEEK_MS = 7 * 24 * 3_600_000;
const LOOK_AGAIN_MS = 3_600_000;

const post = (worker: ServiceWorker | null, message: Message, ports: MessagePort[] = []) =>
  worker?.postMessage(message, ports);

/** Installs the service worker, and gives it what this page has loaded without it, and the sheet. */
export async function startOfflineUse(use: OfflineUse): Promise<void> {
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  const controlled = wasControlled ? null : once(serviceWorker, 'controllerchange', use.signal);
  await serviceWorker.register('/service-worker.js');
  const registration = await serviceWorker.getRegistration();
  // A browser may say yes and do nothing.
  if (!registration) return;
  watchVersions(registration, use);
  await serviceWorker.ready;
  await controlled;
  const rendered = renderedAnswers();
  post(serviceWorker.controller, { type: 'keep', answers: rendered });
  if (!wasControlled) await askAgain(use.queryClient, new Set(rendered.map(({ address }) => address)));
  await keepSheet(use.client);
}

const once = (target: EventTarget, event: string, signal: AbortSignal) =>
  new Promise<unknown>((happened) => target.addEventListener(event, happened, { once: true, signal }));

/** What came in the page itself, which is the same for everybody. */
function renderedAnswers() {
  const text = document.getElementById('rendered')?.textContent;
  if (!text) return [];
  const { queries } = JSON.parse(text) as { queries: DehydratedState }; // our own server's
  return queries.queries.flatMap(({ queryKey, state: { data } }) => {
    const address = addressOfKey(queryKey);
    return address === null ? [] : [{ address, data }];
  });
}

/** Null for what is not kept. */
function addressOfKey([path, options]: QueryKey): string | null {
  if (!Array.isArray(path)) return null;
  const address = addressOf(path.join('.'), (options as { input?: unknown } | undefined)?.input); // tRPC's keys
  return isKept(new URL(address, window.location.origin)) ? address : null;
}

/** The rest of what was loaded before there was a worker passes through it once. */
async function askAgain(queryClient: QueryClient, known: Set<string>): Promise<void> {
  const asked = queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  const answers = asked.map(({ queryKey }) => addressOfKey(queryKey)).filter((address) => address !== null);
  const figures = [...document.images]
    .map(({ src }) => src)
    .filter((src) => new URL(src).pathname.startsWith('/figures/'));
  for (const address of [...answers.filter((one) => !known.has(one)), ...figures]) await fetch(address);
}

/** The sheet opens without a connection although nobody has opened it; asking is enough for the worker to keep it. */
async function keepSheet(client: TrpcClient): Promise<void> {
  const kept = await recentAnswer<Answers['sheets']['topics']>(addressOf('sheets.topics', undefined));
  const topics = kept ?? (await client.sheets.topics.query());
  for (const { topic } of topics) {
    const input = { topic };
    const problems = await recentAnswer(addressOf('sheets.problemsOfTopic', input));
    if (problems === null) await client.sheets.problemsOfTopic.query(input);
  }
}

async function recentAnswer<T>(address: string): Promise<T | null> {
  const kept = await caches.match(address, { cacheName: ANSWERS, ignoreVary: true });
  const age = Date.now() - Date.parse(kept?.headers.get('Date') ?? '');
  if (!kept || !(age < WEEK_MS)) return null;
  return ((await kept.json()) as { result: { data: T } }).result.data; // tRPC's
}

function watchVersions(registration: ServiceWorkerRegistration, { onNewVersion, signal }: OfflineUse): void {
  const offer = async (worker: ServiceWorker) => {
    if (await isOther(worker)) onNewVersion(worker);
  };
  const watch = ({ installing }: ServiceWorkerRegistration) =>
    installing?.addEventListener('statechange', () => {
      // Without one before it, it takes over by itself.
      if (installing.state === 'installed' && registration.active) void offer(installing);
    });
  if (registration.waiting) void offer(registration.waiting);
  watch(registration);
  registration.addEventListener('updatefound', () => watch(registration), { signal });

  let looked = Date.now();
  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < LOOK_AGAIN_MS) return;
    looked = Date.now();
    // Without a connection it is asked for at another time.
    registration.update().catch(() => {});
  };
  document.addEventListener('visibilitychange', look, { signal });
}

/** A page that came from the server after the deployment is of the new version already. */
function isOther(worker: ServiceWorker): Promise<boolean> {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
  return new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data === true);
    post(worker, { type: 'isOther', files: [...scripts, ...styles] }, [port2]);
  });
}

/** Loads the page anew, from the new version. */
export function takeVersion(worker: ServiceWorker): void {
  const reload = () => window.location.reload();
  // It has taken over already, in another tab, or an even newer one has.
  if (worker.state !== 'installed') return reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  post(worker, { type: 'takeOver' });
}
