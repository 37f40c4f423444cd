import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays } from '#shared/rules/progress/streaks.ts';
import { signIn, startSite, waitForHydration } from '../browser.ts';
import { openEditor, replaceText } from '../editor.ts';
import { program } from './solving.ts';

const site = await startSite();
const { prisma } = site.database;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const today = new Date().toISOString().slice(0, 10);
/** In UTC, so that the test and the page have the same date. */
const HERE = { timezoneId: 'UTC' };
const IN_JAVASCRIPT = { stored: { 'practice-language': 'javascript' } };
const ticks = (page: Page, name: string) => region(page, name).getByRole('checkbox');

async function makePlan(page: Page, company: string) {
  await page.getByLabel('Day of the interview').fill(addDays(today, 10));
  await page.getByLabel('Hours a week').fill('14');
  await page.getByLabel('Company').selectOption(company);
  await button(page, 'Create the plan').click();
  await region(page, 'The days ahead').waitFor();
}

test(
  'a visitor makes a plan; what they tick or solve is done in it, and it is there without a connection',
  { timeout: 180_000 },
  async () => {
    const page = await site.visit('/Plan', { ...HERE, ...IN_JAVASCRIPT, serviceWorkers: 'allow' });
    await page.getByLabel('Hours a week').fill('lots');
    await button(page, 'Create the plan').click();
    await page.getByText('A number of hours up to 100.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('hours');
    await makePlan(page, 'Amazon');
    const days = region(page, 'The days ahead').getByRole('heading', { level: 3 });
    await expect.poll(() => days.count()).toBe(7);
    await button(page, 'Show 3 more days').click();
    expect(await days.count()).toBe(10);
    await region(page, 'Left out')
      .getByText(/Amazon is not reported/)
      .waitFor();
    await page.getByText('to see the plan in your calendar program').waitFor();

    const all = await ticks(page, 'The days ahead').evaluateAll((boxes) =>
      boxes.map((box) => box.getAttribute('aria-label') ?? ''),
    );
    expect(new Set(all).size).toBe(all.length);
    const SOLVED = 'Done: Two Sum';
    expect(all.slice(0, 3)).toContain(SOLVED);
    const ticked = all.find((name) => name !== SOLVED) ?? '';
    await page.getByRole('checkbox', { name: ticked, exact: true }).check();
    await region(page, 'The days ahead').getByRole('link', { name: 'Two Sum', exact: true }).click();
    await openEditor(page, 'javascript');
    await replaceText(page, program('two-sum/solutions/hash-map.js'));
    await button(page, 'Submit').click();
    await page.getByText(/is (ticked on every sheet|done)\./).waitFor({ timeout: 60_000 });

    await page.goto('/Today');
    await waitForHydration(page);
    const planned = ticks(page, 'Plan for today');
    await expect.poll(() => planned.count()).toBeGreaterThan(1);
    const states = () =>
      planned.evaluateAll((boxes) =>
        boxes.map((box) => [box.getAttribute('aria-label'), (box as HTMLInputElement).checked]),
      );
    const done = [SOLVED, ticked].toSorted();
    const areDone = async () => (await states()).flatMap(([name, isDone]) => (isDone === true ? name : []));
    await expect.poll(async () => (await areDone()).toSorted()).toEqual(done);
    await page.getByText('1 day', { exact: true }).waitFor();
    const before = await states();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.goto('/Today');
    await expect.poll(states).toEqual(before);
    await page.context().setOffline(true);
    site.expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/);
    await page.reload();
    await expect.poll(states).toEqual(before);
    await page.goto('/Plan');
    await expect.poll(() => ticks(page, 'The days ahead').count()).toBeGreaterThan(3);
  },
);

test('at a sign-in the account’s plan stays, and the visitor’s can be used or left', { timeout: 120_000 }, async () => {
  const person = await site.createUser();
  const before = await site.visit('/Plan', { ...HERE, signedIn: person });
  await makePlan(before, 'Google');
  const planOf = async () =>
    (await prisma.ownRecord.findFirst({ where: { userKey: person.key, kind: 'study-plan' } }))?.record as
      | { company: string; others?: object[] }
      | undefined;
  await expect.poll(async () => (await planOf())?.company).toBe('Google');

  const page = await site.visit('/Plan', HERE);
  await makePlan(page, 'Amazon');
  await signIn(page, person);
  await page.goto('/Plan');
  const offer = region(page, 'A plan from before you logged in');
  await offer.getByText('Before you logged in you planned for Amazon').waitFor();
  await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Google');
  await expect.poll(async () => (await planOf())?.others?.length).toBe(1);
  // The visitor's plan is offered on every device.
  await before.reload();
  await region(before, 'A plan from before you logged in').waitFor();
  await offer.getByRole('button', { name: 'Use it' }).click();
  await offer.waitFor({ state: 'detached' });
  await expect.poll(() => page.getByLabel('Company').inputValue()).toBe('Amazon');
  await expect.poll(async () => (await planOf())?.company).toBe('Amazon');
  await before.reload();
  await expect.poll(() => before.getByLabel('Company').inputValue()).toBe('Amazon');
  expect(await region(before, 'A plan from before you logged in').count()).toBe(0);
});

test('a learner has a private calendar, which ends with its URL; home and profile show what is next', async () => {
  const person = await site.createUser();
  const page = await site.visit('/Plan', { ...HERE, signedIn: person });
  await makePlan(page, '');
  await button(page, 'Create an address').click();
  const link = region(page, 'In your calendar').getByRole('link');
  const first = (await link.getAttribute('href')) ?? '';
  // Polls rarely, as the site limits how often an IP address requests calendars.
  const expectStatus = (url: string, status: number) =>
    expect.poll(async () => (await fetch(url)).status, { interval: 500 }).toBe(status);
  await expectStatus(first, 200);
  const [planned = ''] = await ticks(page, 'The days ahead').evaluateAll((boxes) =>
    boxes.map((box) => box.getAttribute('aria-label')?.replace('Done: ', '') ?? ''),
  );
  expect((await (await fetch(first)).text()).replaceAll('\r\n ', '')).toContain(planned.replaceAll(',', '\\,'));
  await button(page, 'Create a new address').click();
  await expect.poll(() => link.getAttribute('href')).not.toBe(first);
  await expectStatus(first, 404);
  const second = (await link.getAttribute('href')) ?? '';
  await expectStatus(second, 200);
  await button(page, 'Turn off').click();
  await button(page, 'Create an address').waitFor();
  await expectStatus(second, 404);

  for (const address of ['/', '/Profile']) {
    await page.goto(address);
    await region(page, 'Today').getByRole('link', { name: planned, exact: true }).waitFor();
    await region(page, 'Today').getByRole('link', { name: '0 due', exact: true }).waitFor();
  }
  const newcomer = await site.visit('/');
  expect(await region(newcomer, 'Today').count()).toBe(0);
});

test('a signed-in learner’s tick stays on the day’s list after a reload and on another device', async () => {
  const person = await site.createUser();
  const page = await site.visit('/Plan', { ...HERE, signedIn: person });
  await makePlan(page, 'Google');
  const box = ticks(page, 'The days ahead').first();
  const name = (await box.getAttribute('aria-label')) ?? '';
  await box.check();
  await expect.poll(() => prisma.ownRecord.count({ where: { userKey: person.key, kind: 'mark' } })).toBe(1);
  await expect.poll(() => prisma.ownRecord.count({ where: { userKey: person.key, kind: 'study-plan' } })).toBe(1);
  const other = await site.visit('/Today', { ...HERE, signedIn: person });
  for (const device of [page, other]) {
    await device.goto('/Today');
    const same = ticks(device, 'Plan for today').first();
    await expect.poll(() => same.getAttribute('aria-label')).toBe(name);
    await expect.poll(() => same.isChecked()).toBe(true);
  }
});
