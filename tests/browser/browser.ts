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
import { type Person, startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { createProfiles, WIDE } from './profiles.ts';

const CLIENT_DIR = join(import.meta.dirname, '../../dist/client');

/** Plain flags work best with several contexts in one browser. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'];
/** Nothing of another machine is asked for, whatever network there is. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

let launched: Promise<Browser> | undefined;

export const launchOptions = async () => ({ executablePath: await chromium.executablePath(), args: [...FLAGS, ALONE] });

/** One Chromium for all files of a worker, with which it ends. */
const startBrowser = (): Promise<Browser> =>
  (launched ??= launchOptions().then((options) => playwright.launch(options)));

export { WIDE };
export const NARROW = { width: 390, height: 844 };

type VisitOptions = BrowserContextOptions & {
  /** What the browser keeps for the site before the visit. */
  stored?: Record<string, string>;
  /** Someone whose session's cookie and stored user the browser has; true makes a new one. */
  signedIn?: true | Person;
  /** The same for an administrator. */
  administering?: true | Person;
};

/** Goes to a page by the top bar's menus: the browser draws it itself, with data that it asks for. */
export async function openByMenu(page: Page, menu: string, label: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('link', { name: label }).click();
}

/** What the browser has stored of who is signed in, whether there is such a session or not. */
export const setUser = (page: Page, user: string | null) =>
  page.evaluate((text) => {
    if (text === null) localStorage.removeItem('Users');
    else localStorage.setItem('Users', text);
    window.dispatchEvent(new Event('storage'));
  }, user);

/** As a login leaves it: the session's cookie, and the stored user that this page and other tabs hear of. */
export async function signIn(page: Page, { key, cookie }: Person): Promise<void> {
  const [name = '', value = ''] = cookie.split('=', 2);
  await page
    .context()
    .addCookies([{ name, value, url: new URL('/', page.url()).href, httpOnly: true, sameSite: 'Lax' }]);
  await setUser(page, JSON.stringify({ _id: key, firstName: 'Ada' }));
}

export async function signOut(page: Page): Promise<void> {
  // The other way round, what is asked for in between would be refused.
  await setUser(page, null);
  await page.context().clearCookies();
}

/** Until React has taken a page over, it keeps what is pressed and typed, and answers to nothing. */
export const takenOver = (page: Page) => page.waitForFunction(() => !window.earlyInput);

/** The page's clock is the test's from here on. Changed while React takes the page over, it would make that fail. */
export async function installClock(page: Page, options?: { time: Date }): Promise<void> {
  await takenOver(page);
  await page.clock.install(options);
}

/** As somebody does who comes back from another window. */
export const turnTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')));

/** From here on the page's time goes on only when a test says so. */
export async function stopTime(page: Page): Promise<void> {
  await installClock(page);
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** With the page's clock a test's: waits for what is said after the last try of several, with seconds between them. */
export async function passTries(page: Page, said: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.fastForward(1000);
      return said.count();
    })
    .toBeGreaterThan(0);
}

/** Presses what says something on the way to another page, which is gone to once that has been seen. */
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

/** Presses a button by keyboard once it can be pressed: one whose last press is still under way does nothing. */
export async function pressAgain(button: Locator): Promise<void> {
  await expect.poll(() => button.getAttribute('aria-disabled')).not.toBe('true');
  await button.press('Enter');
}

/** With the page's clock standing still: lets it go on, a few milliseconds, until a text is shown. */
export async function tickUntilShown(page: Page, text: string): Promise<void> {
  const shown = page.getByText(text);
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return shown.count();
    })
    .toBeGreaterThan(0);
}

/** What IndexedDB has of what is stored: localStorage reaches the disk seconds later. */
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

/** Whether somebody who sees can read it: text for screen readers alone is a pixel wide. */
export const isToBeRead = (text: Locator) =>
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
      if (options.javaScriptEnabled !== false) await takenOver(page);
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
