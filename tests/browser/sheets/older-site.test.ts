import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { focusWindow, signIn, startSite } from '../browser.ts';

/* A browser with everything that an older site stores, in which this site is opened for the first time. */
const site = await startSite();
const { prisma } = site.database;

const [A, B, C, D] = (
  await prisma.topicProblem.findMany({ where: { topic: 'Arrays' }, orderBy: { id: 'asc' }, take: 4 })
).map(({ name }) => name) as [string, string, string, string]; // the sheet has more
const { id: idOfD } = await prisma.companyProblem.findFirstOrThrow({ where: { name: D } });
const { id: idOfA } = await prisma.companyProblem.findFirstOrThrow({ where: { name: A } });

const MANY = 5000;
const STORED = {
  ...Object.fromEntries(Array.from({ length: MANY }, (_, index) => [`checkbox-A problem of before ${index}`, 'true'])),
  [`checkbox-${A}`]: 'true',
  [`checkbox-${B}`]: 'false',
  [`starred-${B}`]: 'true',
  [`note-${C}`]: 'two pointers',
  checkboxes: JSON.stringify({ [idOfD]: true }),
  starredProblems: '{"1":tru',
};

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Done: ${name}`, exact: true });
const star = (page: Page, name: string) =>
  page.getByRole('button', { name: `Star for revision: ${name}`, exact: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

async function showsAll(page: Page) {
  for (const [name, isDone] of [
    [A, true],
    [B, false],
    [D, true],
  ] as const)
    await expect.poll(() => box(page, name).isChecked(), { message: name }).toBe(isDone);
  expect(await star(page, B).getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: `Edit note: ${C}` }).click();
  expect(await page.getByRole('textbox', { name: `Your note on ${C}` }).inputValue()).toBe('two pointers');
  await page.keyboard.press('Escape');
}

test('an older site’s progress is shown at the first page, kept in the account, and its keys go on being written', async () => {
  const page = await site.visit('/Sheet?topic=Arrays', { stored: STORED });
  await showsAll(page);

  const person = await site.createUser();
  await signIn(page, person);
  await page
    .getByText(`Merged into your account: ${MANY + 2} ticks, 1 star and 1 note from this browser.`)
    .waitFor({ timeout: 120_000 });
  const inAccount = () => prisma.ownRecord.count({ where: { userKey: person.key } });
  await expect.poll(inAccount, { timeout: 60_000 }).toBe(MANY + 4);
  await showsAll(page);

  const other = await site.visit('/Sheet?topic=Arrays', { signedIn: person });
  await showsAll(other);
  expect(await stored(other, `checkbox-${A}`)).toBe('true');
  expect(await stored(other, `starred-${B}`)).toBe('true');
  expect(await stored(other, `note-${C}`)).toBe('two pointers');
  await expect.poll(() => stored(other, `checkbox-A problem of before ${MANY - 1}`)).toBe('true');

  await box(other, B).check();
  await box(other, A).uncheck();
  await focusWindow(page);
  await expect.poll(() => box(page, B).isChecked()).toBe(true);
  for (const device of [other, page]) {
    expect(await stored(device, `checkbox-${B}`)).toBe('true');
    expect(await stored(device, `checkbox-${A}`)).toBe('false');
    expect(JSON.parse((await stored(device, 'checkboxes')) ?? '')).toMatchObject({ [idOfA]: false, [idOfD]: true });
  }
}, 180_000);
