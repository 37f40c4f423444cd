import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, vi } from 'vitest';
import { isRecording, noteScript } from '#scripts/test-changed/loaded-scripts.ts';

export const WIDE = { width: 1280, height: 860 };

/** A URL of the site without scripts or styles, on which the storage of the browser is changed. */
const BLANK = '/robots.txt';

type Profile = {
  context: BrowserContext;
  page: Page;
  /** Whether a test has changed the profile in a way that `empty` does not undo. */
  isChanged(): boolean;
};

/** The spare profiles of all sites of a test file, which none of them may close after a test. */
const spares = new Set<BrowserContext>();

/**
 * Browser profiles for the tests of a file. A profile with the usual options is emptied after a test and reused by the
 * next one with the same page, because a new page starts a process.
 */
export function createProfiles(browser: Browser, baseURL: string) {
  const inUse: Profile[] = [];
  let spare: Profile | undefined;

  async function create(options: BrowserContextOptions): Promise<Profile> {
    const context = await browser.newContext({
      viewport: WIDE,
      baseURL,
      // Service workers load and cache in the background, which would disturb most tests.
      serviceWorkers: 'block',
      // Frames are drawn without a graphics card; a test that needs animations asks for them.
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

  /** @param options a profile with other options than the viewport is not reused */
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

  /** Leaves all pages, and waits for what they log while they are left. */
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

/** Toasts stay longer: on a busy machine they would be gone before a test looks for them. */
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
  // A page with unsaved text would ask before it is left.
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
