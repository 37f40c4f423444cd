import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, vi } from 'vitest';
import { isRecording, noteScript } from '#scripts/test-changed/loaded-scripts.ts';

export const WIDE = { width: 1280, height: 860 };

/** An address of the site without scripts and styles: what the browser stores for the site is changed there. */
const BLANK = '/robots.txt';

type Profile = {
  context: BrowserContext;
  page: Page;
  /** Whether a test has changed it in a way that emptying does not undo. */
  isChanged(): boolean;
};

/** Those of all sites of a file: each site leaves the profiles of a test that it does not know. */
const spares = new Set<BrowserContext>();

/**
 * Browser profiles for a file's tests. One with the usual options is emptied after a test and serves the next one, on
 * the same page: a new page costs a process.
 */
export function createProfiles(browser: Browser, baseURL: string) {
  const inUse: Profile[] = [];
  let spare: Profile | undefined;

  async function create(options: BrowserContextOptions): Promise<Profile> {
    const context = await browser.newContext({
      viewport: WIDE,
      baseURL,
      // What it loads and keeps in the background would come into the way of most tests.
      serviceWorkers: 'block',
      // Each frame is drawn without a graphics card; what is to be seen moving asks for it.
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(30_000);
    await context.addInitScript(slowToasts);
    if (isRecording) context.on('response', (response) => noteScript(response.url()));
    const page = await context.newPage();
    await page.goto(BLANK);
    return { context, page, isChanged: watchChanges(page) };
  }

  /** @param options beside the viewport: a profile that has any is not used again */
  async function open({ viewport = WIDE, ...options }: BrowserContextOptions): Promise<Page> {
    const isUsual = Object.keys(options).length === 0;
    const profile = (isUsual && spare) || (await create({ viewport, ...options }));
    if (profile === spare) {
      spare = undefined;
      spares.delete(profile.context);
      await profile.page.setViewportSize(viewport ?? WIDE);
    }
    if (isUsual) inUse.push(profile);
    return profile.page;
  }

  /** Leaves all pages; what they still say on the way is said before this ends. */
  async function leave(): Promise<void> {
    const reusable = inUse.find(({ isChanged }) => !isChanged());
    inUse.length = 0;
    if (reusable) {
      spares.add(reusable.context);
      spare = reusable;
    }
    const others = browser.contexts().filter((context) => !spares.has(context));
    await Promise.all(others.map((context) => context.close()));
    if (reusable) await empty(reusable);
  }

  afterAll(async () => {
    if (!spare) return;
    spares.delete(spare.context);
    await spare.context.close();
  });

  return { open, leave };
}

/** A toast is there for seconds: on a busy machine it would be gone before it is looked for. */
function slowToasts(): void {
  const { setTimeout: start } = window;
  const isOfToast = (handler: TimerHandler) => String(handler).includes('.dismiss(');
  window.setTimeout = ((handler: TimerHandler, ms = 0, ...given: unknown[]) =>
    start(handler, isOfToast(handler) ? ms * 5 : ms, ...given)) as typeof window.setTimeout; // Node's is another
}

function watchChanges(page: Page): Profile['isChanged'] {
  const context = page.context();
  const spies = [
    ...[page, context].flatMap((target) => [vi.spyOn(target, 'addInitScript'), vi.spyOn(target, 'exposeFunction')]),
    vi.spyOn(context, 'newCDPSession'),
    vi.spyOn(context, 'setDefaultTimeout'),
    vi.spyOn(context.clock, 'install'),
    vi.spyOn(context.clock, 'setFixedTime'),
  ];
  return () => page.isClosed() || spies.some(({ mock }) => mock.calls.length > 0);
}

async function empty({ context, page }: Profile): Promise<void> {
  for (const event of ['request', 'requestfinished', 'response', 'load'] as const) page.removeAllListeners(event);
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([page.unrouteAll(), context.unrouteAll(), context.setOffline(false)]);
  // A page with text that is not saved asks before it is left.
  await page.evaluate(() =>
    window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.goto(BLANK);
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: null });
  page.removeAllListeners('console');
  page.removeAllListeners('pageerror');
}
