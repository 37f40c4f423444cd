import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { aDraft, aSubmission } from '#server/testing/personal-calls.ts';
import type { Person } from '#server/testing/test-app.ts';
import { aMark, aNote } from '#server/testing/progress-calls.ts';
import type { Flag } from '#shared/records/mark/mark.ts';
import { readMarkId } from '#shared/rules/progress/mark-ids.ts';
import type { ProgressField } from '#shared/rules/progress/progress-fields.ts';
import {
  installClock,
  NARROW,
  setUser,
  signIn,
  signOut,
  startSite,
  waitForHydration,
  focusWindow,
} from '../browser.ts';

const site = await startSite();

/** The first topic of the sheet, which it opens with. */
const [A = '', B = '', C = '', D = '', E = ''] = (
  await site.database.prisma.topicProblem.findMany({ where: { topic: 'Arrays' }, orderBy: { id: 'asc' }, take: 5 })
).map(({ name }) => name);

const SYNC = '**/trpc/**records.sync**';

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Done: ${name}` });
const star = (page: Page, name: string) => page.getByRole('button', { name: `Star for revision: ${name}` });
const isTicked = (page: Page, name: string) => expect.poll(() => box(page, name).isChecked());

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const keysOf = (page: Page) => page.evaluate(() => Object.keys(localStorage));
const queueLength = (page: Page) =>
  page.evaluate(
    () =>
      Object.entries(localStorage).filter(
        ([key, text]) => key.startsWith('drafts-and-submissions:') && !String(text).includes('"isSent":true'),
      ).length,
  );

/** Waits until everything that was done here has reached the account. */
const isSent = (page: Page) => expect.poll(() => queueLength(page)).toBe(0);

async function writeNote(page: Page, name: string, text: string) {
  await page.getByRole('button', { name: new RegExp(`(Add|Edit) note: ${name}$`) }).click();
  await page.getByRole('textbox', { name: `Your note on ${name}` }).fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Within five seconds of the page's clock, which is otherwise paused, so that the machine's speed does not matter. */
async function followsInTime(page: Page, name: string) {
  let remainingMs = 5000;
  await expect
    .poll(async () => {
      const step = remainingMs > 0 ? 250 : 1;
      remainingMs -= step;
      await page.clock.runFor(step);
      return box(page, name).isChecked();
    })
    .toBe(true);
}

/** Makes the server reachable again, and lets the browser notice. */
async function reconnect(page: Page) {
  await page.unroute(SYNC);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

type Row = { name: string; field: ProgressField; value: string; earlier: string[] };

/** The learner's marks that were ever set, and their notes. */
async function rows(person: Person): Promise<Row[]> {
  const { records } = await site.trpc(person.token).progress.export.query();
  return records.flatMap(({ kind, id, record: stored }): Row[] => {
    if (kind === 'note')
      return [
        { name: stored.title, field: kind, value: stored.text, earlier: stored.versions.map(({ text }) => text) },
      ];
    const flag = kind === 'mark' ? readMarkId(id)?.flag : undefined;
    return kind === 'mark' && flag
      ? [{ name: stored.name, field: flag, value: String(stored.isSet), earlier: [] }]
      : [];
  });
}

const noteOf = async (person: Person) => (await rows(person)).find(({ field }) => field === 'note');

const doneOf = async (person: Person) =>
  (await rows(person))
    .filter(({ field, value }) => field === 'done' && value === 'true')
    .map(({ name }) => name)
    .toSorted();

const daysOf = async (person: Person) => {
  const { records } = await site.trpc(person.token).progress.export.query();
  const days = records.flatMap(({ kind, record: stored }) => (kind === 'mark' ? Object.entries(stored.days) : []));
  return days.flatMap(([day, { isTicked }]) => (isTicked ? day : [])).toSorted();
};

type Changed = { flag?: Flag; isSet?: boolean; note?: string; at?: number };

/** Records what another device of the learner has done. */
const record = (person: Person, name: string, { flag, isSet, note, at = Date.now() }: Changed = {}) => {
  const time = new Date(at).toISOString();
  const change =
    note === undefined
      ? aMark({ name, at: time, ...(flag && { flag }), ...(isSet !== undefined && { isSet }) })
      : aNote(name, note, time);
  const sent = { userKey: person.key, sentAt: new Date().toISOString(), since: 0, records: [change] };
  return site.trpc(person.token).records.sync.mutate(sent);
};

describe('a visitor', () => {
  test('has progress in the browser only, and loads and sends nothing for it', async () => {
    const page = await site.visit('/Sheet');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await box(page, A).check();
    await page.reload();
    await isTicked(page, A).toBe(true);
    expect(requests.filter((address) => /sync-loop|records\.sync/.test(address))).toEqual([]);
  });

  test('loses nothing if the server does not know the stored user', async () => {
    site.expectConsoleError(/401/);
    const page = await site.visit('/Sheet', { stored: { [`checkbox-${A}`]: 'true' } });
    const answered = page.waitForResponse(SYNC);
    await setUser(page, JSON.stringify({ _id: randomUUID(), firstName: 'Nobody' }));
    expect((await answered).status()).toBe(401);
    await setUser(page, null);
    await isTicked(page, A).toBe(true);
  });
});

describe('a sign-in', () => {
  test("merges a guest's three ticks and a note into an account with two others, and reports that", async () => {
    const person = await site.createUser();
    await record(person, D);
    await record(person, E);
    await record(person, A, { note: 'from the account', at: Date.now() - 60_000 });
    const page = await site.visit('/Sheet');
    for (const name of [A, B, C]) await box(page, name).check();
    await writeNote(page, A, 'from the guest');
    await signIn(page, person);
    await page.getByText('Merged into your account: 3 ticks and 1 note from this browser.').waitFor();
    await page.getByText('The older version of 1 note is on your profile.').waitFor();
    for (const name of [A, B, C, D, E]) await isTicked(page, name).toBe(true);
    expect(await stored(page, `note-${A}`)).toBe('from the guest');
    expect(await doneOf(person)).toEqual([A, B, C, D, E].toSorted());
    expect(await noteOf(person)).toMatchObject({ value: 'from the guest', earlier: ['from the account'] });
  });

  test('merges both storage formats of an older site, and reports only what was merged', async () => {
    const person = await site.createUser();
    const { id } = await site.database.prisma.companyProblem.findFirstOrThrow({ where: { name: 'Two Sum' } });
    await record(person, B);
    const page = await site.visit('/Sheet', {
      stored: { checkboxes: JSON.stringify({ [id]: true }), [`checkbox-${B}`]: 'true', [`starred-${C}`]: 'true' },
    });
    await signIn(page, person);
    await page.getByText('Merged into your account: 1 tick and 1 star from this browser.').waitFor();
    expect(await doneOf(person)).toEqual([B, 'Two Sum'].toSorted());
    expect(await stored(page, 'checkbox-Two Sum')).toBe('true');
  });

  test("merges a guest's streak", async () => {
    const person = await site.createUser();
    const page = await site.visit('/Sheet', { timezoneId: 'Asia/Kolkata' });
    await installClock(page, { time: new Date('2026-03-10T23:50:00+05:30') });
    await page.reload();
    await waitForHydration(page);
    await box(page, A).check();
    await page.clock.setFixedTime(new Date('2026-03-11T00:10:00+05:30'));
    await box(page, B).check();
    await page.clock.setSystemTime(new Date());
    await signIn(page, person);
    await isSent(page);
    expect(await daysOf(person)).toEqual(['2026-03-10', '2026-03-11']);
  });
});

describe('typical complaints of learners', () => {
  test('a cleared browser: a sign-in restores everything', async () => {
    // A sync may be in progress.
    site.expectConsoleError(/401/);
    const person = await site.createUser();
    const page = await site.visit('/Sheet', { signedIn: person });
    await box(page, A).check();
    await star(page, B).click();
    await writeNote(page, C, 'two pointers');
    await isSent(page);
    const before = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key]) => /^(checkbox|starred|note)/.test(key)),
    );
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await waitForHydration(page);
    await isTicked(page, A).toBe(false);
    await signIn(page, person);
    await isTicked(page, A).toBe(true);
    for (const [key, text] of before) expect(await stored(page, key), key).toBe(text);
  });

  test("a second device has the first one's changes, and follows within five seconds of becoming visible", async () => {
    const person = await site.createUser();
    const first = await site.visit('/Sheet', { signedIn: person });
    await box(first, A).check();
    await isSent(first);
    const second = await site.visit('/Sheet', { signedIn: person, viewport: NARROW });
    await isTicked(second, A).toBe(true);
    const answered = second.waitForResponse(SYNC);
    await installClock(second);
    await second.clock.pauseAt(Date.now() + 10_000); // below the timeout of a call
    await answered;
    await box(first, B).check();
    await isSent(first);
    await focusWindow(second);
    await followsInTime(second, B);
    await second.clock.resume();
    await box(second, A).uncheck();
    await isSent(second);
    await focusWindow(first);
    await isTicked(first, A).toBe(false);
  });

  test('an hour of reading requests changes of other devices at most twenty times', async () => {
    const page = await site.visit('/Sheet', { signedIn: true });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('progress-owner'))).not.toBeNull();
    await page.waitForLoadState('networkidle');
    const calls = { sent: 0, answered: 0 };
    const isSync = (url: string) => url.includes('records.sync');
    page.on('request', (request) => void (calls.sent += Number(isSync(request.url()))));
    page.on('requestfinished', (request) => void (calls.answered += Number(isSync(request.url()))));
    await installClock(page);
    const ask = async () => {
      const before = calls.sent;
      await focusWindow(page);
      await expect.poll(() => [calls.sent > before, calls.sent - calls.answered]).toEqual([true, 0]);
    };
    await ask();
    const STEP = 10_000; // below the timeout of a call
    for (let passed = 0; passed < 3_600_000; passed += STEP) {
      await page.clock.runFor(STEP);
      await expect.poll(() => calls.answered).toBe(calls.sent);
    }
    expect(calls.sent).toBeGreaterThan(5);
    expect(calls.sent).toBeLessThanOrEqual(20);
    await ask();
  });

  test("a first sign-in deletes nothing of a guest's work", async () => {
    const person = await site.createUser();
    const page = await site.visit('/Sheet');
    await box(page, A).check();
    await star(page, B).click();
    await writeNote(page, C, 'kept');
    await signIn(page, person);
    await page.getByText(/^Merged into your account: 1 tick, 1 star and 1 note/).waitFor();
    await page.reload();
    await isTicked(page, A).toBe(true);
    expect(await star(page, B).getAttribute('aria-pressed')).toBe('true');
    expect(await stored(page, `note-${C}`)).toBe('kept');
    expect((await rows(person)).map(({ field, value }) => `${field} ${value}`).toSorted()).toEqual([
      'done true',
      'note kept',
      'starred true',
    ]);
  });

  test('an outdated device does not overwrite another', async () => {
    site.expectConsoleError(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    const person = await site.createUser();
    const stale = await site.visit('/Sheet', { signedIn: person });
    await box(stale, D).check();
    await isSent(stale);
    await stale.route(SYNC, (route) => route.abort());
    const other = await site.visit('/Sheet', { signedIn: person });
    for (const name of [A, B]) await box(other, name).check();
    await isTicked(other, D).toBe(true);
    await box(other, D).uncheck();
    await isSent(other);
    await box(stale, C).check();
    expect(await box(stale, A).isChecked()).toBe(false);
    await reconnect(stale);
    await isSent(stale);
    expect(await doneOf(person)).toEqual([A, B, C].toSorted());
    await focusWindow(other);
    for (const page of [stale, other]) {
      for (const name of [A, B, C]) await isTicked(page, name).toBe(true);
      await isTicked(page, D).toBe(false);
    }
  });
});

describe('without a connection', () => {
  test('two browsers keep the edits of both', async () => {
    site.expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
    const person = await site.createUser();
    const pages = [
      await site.visit('/Sheet', { signedIn: person }),
      await site.visit('/Sheet', { signedIn: person }),
    ] as const;
    const [phone, desk] = pages;
    for (const page of pages) {
      await box(page, A).waitFor();
      await expect.poll(() => stored(page, 'progress-owner')).toBe(person.key);
      await page.context().setOffline(true);
    }
    await box(phone, A).check();
    await writeNote(phone, C, 'phone');
    await box(desk, B).check();
    await writeNote(desk, C, 'desk');
    for (const page of pages) await page.context().setOffline(false);
    for (const page of pages) await isSent(page);
    expect(await doneOf(person)).toEqual([A, B].toSorted());
    expect(await noteOf(person)).toMatchObject({
      value: 'desk',
      earlier: ['phone'],
    });
    for (const page of pages) await focusWindow(page);
    for (const page of pages) for (const name of [A, B]) await isTicked(page, name).toBe(true);
    await expect.poll(() => stored(phone, `note-${C}`)).toBe('desk');
  });

  test('a lost connection and a reload in between lose nothing', async () => {
    site.expectConsoleError(/ERR_FAILED/);
    const person = await site.createUser();
    const page = await site.visit('/Sheet', { signedIn: person });
    await expect.poll(() => stored(page, 'progress-owner')).toBe(person.key);
    await page.route(SYNC, (route) => route.abort());
    await box(page, A).check();
    await writeNote(page, B, 'written in a tunnel');
    await page.reload();
    await isTicked(page, A).toBe(true);
    await box(page, C).check();
    expect(await rows(person)).toEqual([]);
    expect(await queueLength(page)).toBe(3);
    await reconnect(page);
    await isSent(page);
    expect(await doneOf(person)).toEqual([A, C].toSorted());
    expect((await noteOf(person))?.value).toBe('written in a tunnel');
  });

  test('a change made while an answer is in transit is not overwritten by it', async () => {
    site.expectConsoleError(/ERR_FAILED/);
    const person = await site.createUser();
    const page = await site.visit('/Sheet', { signedIn: person });
    await expect.poll(() => stored(page, 'progress-owner')).toBe(person.key);
    let requestCount = 0;
    let answers = 0;
    const { promise: both, resolve: recorded } = Promise.withResolvers<true>();
    await page.route(SYNC, async (route) => {
      requestCount += 1;
      if (answers > 0) return route.abort();
      await both;
      const answer = await route.fetch();
      if (!(await answer.text()).includes('other device')) return route.fulfill({ response: answer });
      answers += 1;
      await writeNote(page, C, 'mine');
      await route.fulfill({ response: answer });
    });
    // One call at a time: an earlier call has its answer when the next one is sent.
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => requestCount).toBeGreaterThan(0);
    await record(person, C, { note: 'other device', at: Date.now() - 60_000 });
    await record(person, D);
    recorded(true);
    await isTicked(page, D).toBe(true);
    expect(await stored(page, `note-${C}`)).toBe('mine');
    await reconnect(page);
    await isSent(page);
    expect(await noteOf(person)).toMatchObject({
      value: 'mine',
      earlier: ['other device'],
    });
  });

  test('what the account refuses stays in the browser, is reported, and does not block other changes', async () => {
    site.expectConsoleError(/400/);
    const person = await site.createUser();
    const broken = { record: { at: 0, by: 'none', isSet: 'yes', name: E }, isSent: false };
    const own = `drafts-and-submissions:${person.key}:mark:`;
    const page = await site.visit('/Sheet', {
      signedIn: person,
      stored: {
        'progress-owner': person.key,
        [`${own}done:broken`]: JSON.stringify(broken),
        [`${own}done:torn`]: '{"record"',
      },
    });
    const long = 'x'.repeat(50_001);
    await writeNote(page, A, long);
    await box(page, B).check();
    await page.getByText(/^This stays in your browser only/).waitFor();
    await expect.poll(() => doneOf(person)).toEqual([B]);
    expect(await stored(page, `note-${A}`)).toBe(long);
    await expect.poll(() => queueLength(page)).toBe(3);
    await writeNote(page, A, 'shorter');
    await expect.poll(async () => (await noteOf(person))?.value).toBe('shorter');
    await expect.poll(() => queueLength(page)).toBe(2);
  });

  test('what cannot be sent does not keep the changes of other devices away', async () => {
    site.expectConsoleError(/503/);
    const person = await site.createUser();
    const page = await site.visit('/Sheet', { signedIn: person });
    await expect.poll(() => stored(page, 'progress-owner')).toBe(person.key);
    await page.route(SYNC, (route) =>
      (route.request().postData() ?? '').includes('"mark"') ? route.fulfill({ status: 503 }) : route.continue(),
    );
    await box(page, A).check();
    await record(person, B);
    await focusWindow(page);
    await isTicked(page, B).toBe(true);
    expect(await doneOf(person)).toEqual([B]);
    await reconnect(page);
    await isSent(page);
    expect(await doneOf(person)).toEqual([A, B].toSorted());
  });

  test('a lost answer makes the browser send a change twice, which is stored once', async () => {
    site.expectConsoleError(/ERR_FAILED/);
    const person = await site.createUser();
    const page = await site.visit('/Sheet', { signedIn: person });
    await expect.poll(() => stored(page, 'progress-owner')).toBe(person.key);
    const sent: string[] = [];
    await page.route(SYNC, async (route) => {
      const body = route.request().postData() ?? '';
      if (!body.includes('"mark"')) return route.continue();
      sent.push(/"by":"([^"]+)"/.exec(body)?.[1] ?? '');
      if (sent.length > 1) return route.continue();
      await route.fetch();
      await route.abort();
    });
    await box(page, A).check();
    await isSent(page);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
    const own = await site.database.prisma.ownRecord.findMany({ where: { userKey: person.key } });
    expect(own).toMatchObject([{ record: { name: A, isSet: true, by: sent[0] }, revision: 1 }]);
    expect(await daysOf(person)).toHaveLength(1);
  });
});

describe('a logout', () => {
  test('leaves nothing to the next person, and keeps unsent changes for their owner', async () => {
    site.expectConsoleError(/ERR_FAILED/);
    // A sync may begin between the cookie and the stored user.
    site.expectConsoleError(/401|409/);
    const [first, next] = [await site.createUser(), await site.createUser()];
    const page = await site.visit('/Sheet', { signedIn: first });
    // Only then is a tick the learner's, and not a guest's that is merged.
    await expect.poll(() => stored(page, 'progress-owner')).toBe(first.key);
    await box(page, A).check();
    await isSent(page);
    await page.route(SYNC, (route) => route.abort());
    await box(page, B).check();
    await writeNote(page, C, 'private');
    await signOut(page);
    await isTicked(page, A).toBe(false);
    expect((await keysOf(page)).filter((key) => /^(checkbox|starred|note-)/.test(key))).toEqual([]);
    await reconnect(page);

    await box(page, D).check();
    await signIn(page, next);
    await page.getByText('Merged into your account: 1 tick from this browser.').waitFor();
    expect((await rows(next)).map(({ name }) => name)).toEqual([D]);
    await signOut(page);
    await isTicked(page, D).toBe(false);

    await signIn(page, first);
    for (const name of [A, B]) await isTicked(page, name).toBe(true);
    await isSent(page);
    expect(await doneOf(first)).toEqual([A, B].toSorted());
    expect((await noteOf(first))?.value).toBe('private');
    expect(await stored(page, `note-${C}`)).toBe('private');
    expect(await box(page, D).isChecked()).toBe(false);
  });

  test('another sign-in without a logout mixes nothing', async () => {
    site.expectConsoleError(/409/);
    const [first, next] = [await site.createUser(), await site.createUser()];
    await record(next, B);
    const page = await site.visit('/Sheet', { signedIn: first });
    await box(page, A).check();
    await isSent(page);
    await signIn(page, next);
    await isTicked(page, B).toBe(true);
    expect(await box(page, A).isChecked()).toBe(false);
    expect(await doneOf(first)).toEqual([A]);
    expect(await doneOf(next)).toEqual([B]);
  });

  test('a draft of a note is not shown to the next person, and is kept for its author', async () => {
    site.expectConsoleError(/409/);
    const [first, next] = [await site.createUser(), await site.createUser()];
    const page = await site.visit('/Sheet', { signedIn: first });
    const area = page.getByRole('textbox', { name: `Your note on ${A}` });
    const draftIs = async (text: string) => {
      await page.getByRole('button', { name: `Add note: ${A}` }).click();
      expect(await area.inputValue()).toBe(text);
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await area.waitFor({ state: 'detached' });
    };
    await expect.poll(() => stored(page, 'progress-owner')).toBe(first.key);
    await draftIs('');
    await area.fill('half a thought');
    await close();
    for (const [person, text] of [
      [next, ''],
      [first, 'half a thought'],
    ] as const) {
      await signIn(page, person);
      await expect.poll(() => stored(page, 'progress-owner')).toBe(person.key);
      await draftIs(text);
      await close();
    }
  });

  test('an ended session shows the sheet; the first change leads to the login and is not lost', async () => {
    site.expectConsoleError(/401/);
    const person = await site.createUser();
    const page = await site.visit('/Sheet', { signedIn: person });
    await box(page, A).check();
    await isSent(page);
    await page.context().clearCookies();
    const refused = page.waitForResponse(
      (response) => response.url().includes('records.sync') && response.status() === 401,
    );
    await page.reload();
    await refused;
    await isTicked(page, A).toBe(true);
    expect(await stored(page, 'Users')).not.toBeNull();
    // Not `check`, which reads the box again: the page may already be leaving for the login.
    await box(page, B).click();
    await page.waitForURL('**/Login');
    await page.goto('/Sheet');
    await signIn(page, person);
    for (const name of [A, B]) await isTicked(page, name).toBe(true);
    await isSent(page);
    expect(await doneOf(person)).toEqual([A, B].toSorted());
  });
});

describe('the profile', () => {
  const overview = (page: Page) => page.getByRole('region', { name: 'Your progress' });

  test('shows progress by topic and level, the activity, the streaks, and what to revise', async () => {
    const person = await site.createUser();
    const day = 86_400_000;
    await record(person, A, { at: Date.now() - day });
    await record(person, B);
    await record(person, B, { flag: 'starred' });
    const page = await site.visit('/Profile', { signedIn: person });
    await overview(page).getByRole('progressbar', { name: 'All problems' }).waitFor();
    expect(await overview(page).getByRole('progressbar', { name: 'Arrays' }).getAttribute('aria-valuenow')).toBe('2');
    expect(await overview(page).getByRole('progressbar', { name: 'Easy' }).count()).toBe(1);
    expect(await page.locator('rect[data-level="1"]').count()).toBe(2);
    await page.getByRole('img', { name: /2 ticks on 2 days in the last 26 weeks/ }).waitFor();
    const activity = page.getByRole('region', { name: 'Your activity' });
    expect(await activity.getByRole('definition').allTextContents()).toEqual(['2 days', '2 days']);
    await activity.getByText('As a list').click();
    expect(await activity.getByRole('listitem').count()).toBe(2);
    await page.getByRole('link', { name: B }).click();
    await page.getByRole('tab', { name: /^Arrays/, selected: true }).waitFor();
  });

  test('follows another device, fits a narrow screen, and restores an earlier note', async () => {
    const person = await site.createUser();
    const page = await site.visit('/Profile', { signedIn: person, viewport: NARROW });
    const all = overview(page).getByRole('progressbar', { name: 'All problems' });
    await all.waitFor();
    await page.getByText('No problem is starred.').waitFor();
    await record(person, A);
    await focusWindow(page);
    await expect.poll(() => all.getAttribute('aria-valuenow')).toBe('1');
    await record(person, A, { note: 'old' });
    await record(person, A, { note: 'new', at: Date.now() + 1 });
    await focusWindow(page);
    await page.getByRole('heading', { name: 'Earlier versions of notes' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
    await page.locator('summary', { hasText: A }).click();
    await page.getByRole('button', { name: `Restore the earlier note: ${A}` }).click();
    await page.getByText('Note restored').waitFor();
    await expect
      .poll(() => noteOf(person))
      .toMatchObject({
        value: 'old',
        earlier: ['new', 'old'],
      });
  });

  const choose = (page: Page, content: unknown) =>
    page.getByLabel('Import a file').setInputFiles({
      name: 'progress.json',
      mimeType: 'application/json',
      buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    });

  test('exports a file that another account can preview, import and undo', async () => {
    const [from, to] = [await site.createUser(), await site.createUser()];
    await record(from, A);
    await record(from, B, { flag: 'starred' });
    await record(from, C, { note: '<b>bold</b>' });
    const { practice } = site.trpc(from.token);
    const sent = { userKey: from.key, sentAt: new Date().toISOString() };
    // More than the server accepts in one call.
    for (let index = 0; index < 20; index++)
      await practice.saveDraft.mutate({ ...sent, ...aDraft(`p-${index}`, `${index} ${'x'.repeat(60_000)}`) });
    await practice.keepSubmissions.mutate({ ...sent, submissions: [aSubmission('two-sum')] });
    const source = await site.visit('/Profile', { signedIn: from });
    const downloaded = source.waitForEvent('download');
    await source.getByRole('button', { name: 'Export everything' }).click();
    const download = await downloaded;
    expect(download.suggestedFilename()).toMatch(/^gearup-progress-\d{4}-\d\d-\d\d\.json$/);
    const text = readFileSync(await download.path(), 'utf8');

    const page = await site.visit('/Profile', { signedIn: to });
    await page.getByRole('heading', { name: 'Export and import' }).waitFor();
    await choose(page, text);
    const preview = page.getByRole('dialog', { name: 'What the import would change' });
    await preview
      .getByText('Your account would get 1 tick, 1 star, 1 note, 1 mark, 20 drafts and 1 submission.')
      .waitFor();
    expect(await preview.getByRole('listitem').allTextContents()).toEqual([
      `${A}: ticked`,
      `${B}: starred`,
      `${C}: a note is added`,
    ]);
    expect(await rows(to)).toEqual([]);
    await preview.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Progress imported').waitFor();
    await expect.poll(() => stored(page, `note-${C}`)).toBe('<b>bold</b>');
    const same = async (person: Person) => ({
      ...(await site.trpc(person.token).progress.export.query()),
      exportedAt: '',
    });
    expect(await same(to)).toEqual(await same(from));

    await page.getByRole('button', { name: /^Undo the import of/ }).click();
    await page.getByText('Import undone').waitFor();
    await expect.poll(() => stored(page, `checkbox-${A}`)).toBe('false');
    expect((await rows(to)).filter(({ value }) => value !== 'false' && value !== '')).toEqual([]);
    expect([await daysOf(to), (await same(to)).drafts]).toEqual([[], []]);
    await page.getByRole('button', { name: /^Undo the import of/ }).waitFor({ state: 'detached' });
  });

  test('imports the bare storage keys of the old site, and refuses invalid ones', async () => {
    site.expectConsoleError(/400/);
    const person = await site.createUser();
    const page = await site.visit('/Profile', { signedIn: person });
    await page.getByRole('heading', { name: 'Export and import' }).waitFor();
    await choose(page, '{"checkbox-');
    await page.getByText('Error: This file is not JSON.').waitFor();
    await choose(page, { checkboxes: 'nonsense', [`checkbox-${A}`]: 'true' });
    await page.getByText('Error: This file is damaged: checkboxes has a value that does not belong there.').waitFor();
    expect(await rows(person)).toEqual([]);
    await choose(page, { [`checkbox-${A}`]: 'true', [`starred-${B}`]: 'true', Users: '{}' });
    const preview = page.getByRole('dialog', { name: 'What the import would change' });
    await preview.getByText('Your account would get 1 tick and 1 star.').waitFor();
    await preview.getByRole('button', { name: 'Cancel' }).click();
    await preview.waitFor({ state: 'detached' });
    expect(await rows(person)).toEqual([]);
    await choose(page, { [`checkbox-${A}`]: 'true', [`starred-${B}`]: 'true' });
    await preview.getByRole('button', { name: 'Import' }).click();
    await page.getByText('Progress imported').waitFor();
    expect(await doneOf(person)).toEqual([A]);
  });

  test('deletes the account and its data after a confirmation, here and on every device', async () => {
    site.expectConsoleError(/401/);
    const person = await site.createUser();
    const other = await site.visit('/Sheet', { signedIn: person });
    const page = await site.visit('/Sheet', { signedIn: person });
    await box(page, A).check();
    await isSent(page);
    await focusWindow(other);
    await isTicked(other, A).toBe(true);
    await page.goto('/Profile');
    await page.getByRole('button', { name: 'Delete my account and data' }).click();
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete ?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await site.database.prisma.user.count({ where: { key: person.key } })).toBe(1);
    await page.getByRole('button', { name: 'Delete my account and data' }).click();
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await page.getByText('Your account and data were deleted').waitFor();
    await page.waitForURL(`${site.url}/`);
    expect(await site.database.prisma.user.count({ where: { key: person.key } })).toBe(0);
    expect(await site.database.prisma.ownRecord.count({ where: { userKey: person.key } })).toBe(0);
    const storedText = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
    expect(storedText).not.toContain(A);
    expect(storedText).not.toContain(person.key);
    await box(other, B).click();
    await other.waitForURL('**/Login');
  });
});
