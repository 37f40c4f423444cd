import { join } from 'node:path';
import chromium from '@sparticuz/chromium';
import {
  type Browser,
  type BrowserContextOptions,
  chromium as playwright,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { builtClient } from '#server/site/client.ts';
import { hasSharedMemory } from '#server/testing/shared-memory.ts';
import { type Person, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createProfiles, WIDE } from './profiles.ts';

const CLIENT_DIR = join(import.meta.dirname, '../../dist/client');

/** Plain flags work best with several contexts in one browser. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
/** Drawn frames pass between processes as files, which Playwright has Chromium put on the disk. */
const FRAMES_ON_DISK = '--disable-dev-shm-usage';
/** No request leaves this machine. */
const NO_NETWORK = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

let launched: Promise<Browser> | undefined;

export const launchOptions = async () => ({
  executablePath: await chromium.executablePath(),
  args: [...FLAGS, NO_NETWORK],
  ignoreDefaultArgs: hasSharedMemory ? [FRAMES_ON_DISK] : [],
});

/** One Chromium for all test files of a worker; it ends with the worker. */
const startBrowser = (): Promise<Browser> =>
  (launched ??= launchOptions().then((options) => playwright.launch(options)));

export { WIDE };
export const NARROW = { width: 390, height: 844 };

type VisitOptions = BrowserContextOptions & {
  /** The localStorage before the visit. */
  stored?: Record<string, string>;
  /** A signed-in learner; true creates one. */
  signedIn?: true | Person;
  /** The same for an administrator. */
  administering?: true | Person;
};

/** Goes to a page by the top bar's menus: the browser draws it itself, with data that it asks for. */
export async function openByMenu(page: Page, menu: string, label: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('link', { name: label }).click();
}

/** Sets the stored user, whether there is a session or not. */
export const setUser = (page: Page, user: string | null) =>
  page.evaluate((text) => {
    if (text === null) localStorage.removeItem('Users');
    else localStorage.setItem('Users', text);
    window.dispatchEvent(new Event('storage'));
  }, user);

/** Signs somebody in as a login does: with the session's cookie, and the stored user, of which other tabs are notified. */
export async function signIn(page: Page, { key, cookie }: Person): Promise<void> {
  const [name = '', value = ''] = cookie.split('=', 2);
  await page
    .context()
    .addCookies([{ name, value, url: new URL('/', page.url()).href, httpOnly: true, sameSite: 'Lax' }]);
  await setUser(page, JSON.stringify({ _id: key, firstName: 'Ada' }));
}

export async function signOut(page: Page): Promise<void> {
  // In the other order, requests in between would be refused.
  await setUser(page, null);
  await page.context().clearCookies();
}

/** Until React has hydrated a page, presses and typed text are recorded and nothing responds. */
export const waitForHydration = (page: Page) => page.waitForFunction(() => !window.earlyInput);

/** From here on the test controls the page's clock. Installed during hydration, it would break it. */
export async function installClock(page: Page, options?: { time: Date }): Promise<void> {
  await waitForHydration(page);
  // Without a time it would start in 1970, and the page would ask for the problem of that day.
  await page.clock.install({ time: new Date(), ...options });
}

/** What a browser does when somebody comes back from another window. */
export const focusWindow = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** Stops the page's clock: from here on it advances only when a test advances it. */
export async function stopTime(page: Page): Promise<void> {
  await installClock(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** With a stopped clock: advances it until the message after the last of several retries is shown. */
export async function passRetries(page: Page, said: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000);
      return said.count();
    })
    .toBeGreaterThan(0);
}

/** Presses a button that shows a message and then opens another page, which is delayed until the message was seen. */
export async function pressToLeave(page: Page, button: Locator, { says, to }: { says: string; to: string }) {
  const { promise: seen, resolve: go } = Promise.withResolvers<true>();
  await page.route(to, async (route) => {
    await seen;
    await route.continue();
  });
  await button.click();
  await page.getByText(says).waitFor();
  go(true);
}

/** Presses a button with the keyboard as soon as it is enabled: while its last action is running, it does nothing. */
export async function pressAgain(button: Locator): Promise<void> {
  await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true');
  await button.press('Enter');
}

/** With a stopped clock: advances it by milliseconds until a text is shown. */
export async function tickUntilShown(page: Page, text: string): Promise<void> {
  const shown = page.getByText(text);
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return shown.count();
    })
    .toBeGreaterThan(0);
}

/** Fills localStorage to the last character. */
export const fillStorage = (page: Page): Promise<void> =>
  page.evaluate(() => {
    let piece = 'x'.repeat(4_000_000);
    for (let at = 0; piece !== ''; at++)
      try {
        localStorage.setItem(`filler-${at}`, piece);
      } catch {
        piece = piece.slice(0, piece.length / 2);
      }
  });

/** The entries of the journal in IndexedDB: localStorage reaches the disk seconds later. */
export const journal = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        indexedDB.open('storage-journal').onsuccess = ({ target }) => {
          const { result: database } = target as IDBOpenDBRequest; // of this event
          const all = database.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => {
            database.close();
            done(all.result.join());
          };
        };
      }),
  );

/** Whether a text is visible: text for screen readers only is a pixel wide. */
export const isReadable = (text: Locator) =>
  text.evaluate((element) => {
    const { width, height } = element.getBoundingClientRect();
    return element.checkVisibility({ opacityProperty: true }) && width > 100 && height > 16;
  });

export type Site = TestApp & {
  /** Opens an address in a browser profile of its own. */
  visit(path: string, options?: VisitOptions): Promise<Page>;
  /** Takes note that a test expects console errors that match. */
  expectConsoleError(pattern: RegExp): void;
};

/**
 * The built site with the seeded content until the test file ends, and a real Chromium. A test after which the
 * console holds an error that it did not expect fails.
 */
export async function startSite(options: Parameters<typeof startTestApp>[0] = {}): Promise<Site> {
  const app = await startTestApp({ client: builtClient(CLIENT_DIR), ...options });
  const browser = await startBrowser();
  const profiles = createProfiles(browser, app.url);
  let errors: string[] = [];
  let expected: RegExp[] = [];

  afterEach(async () => {
    // What they say until they are left is of this test.
    await profiles.leave();
    const unexpected = errors.filter((error) => !expected.some((pattern) => pattern.test(error)));
    errors = [];
    expected = [];
    expect(unexpected, 'errors in the console').toEqual([]);
  });

  return {
    ...app,
    async visit(path, { stored = {}, signedIn, administering, ...options } = {}) {
      const user = signedIn === true ? await app.createUser() : signedIn;
      const administrator = administering === true ? await app.createAdministrator() : administering;
      const identities = {
        ...(user && { Users: await storedUser(app, user) }),
        ...(administrator && { Admins: await storedAdministrator(app, administrator) }),
      };
      const page = await profiles.open(options);
      const cookies = [user, administrator].flatMap((person) => (person ? [cookieOf(person, app.url)] : []));
      await page.context().addCookies(cookies);
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await page.evaluate(
        (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
        Object.entries({ ...identities, ...stored }),
      );
      await page.goto(path);
      if (options.javaScriptEnabled !== false) await waitForHydration(page);
      return page;
    },
    expectConsoleError: (pattern) => void expected.push(pattern),
  };
}

function cookieOf({ cookie }: Person, url: string) {
  const [name = '', value = ''] = cookie.split('=', 2);
  return { name, value, url, httpOnly: true, sameSite: 'Lax' as const };
}

async function storedUser({ database }: TestApp, { key }: Person): Promise<string> {
  const { firstName, lastName, email, phone, photo, googleId } = await database.prisma.user.findUniqueOrThrow({
    where: { key },
  });
  return JSON.stringify({ _id: key, firstName, lastName, email, phone, photo, googleId });
}

async function storedAdministrator({ database }: TestApp, { key }: Person): Promise<string> {
  const { username } = await database.prisma.administrator.findUniqueOrThrow({ where: { key } });
  return JSON.stringify({ _id: key, username });
}
