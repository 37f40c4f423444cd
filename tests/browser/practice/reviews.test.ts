import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { installClock, signIn, startSite } from '../browser.ts';
import { editorOf, openEditor, replaceText } from '../editor.ts';

const site = await startSite();
const { prisma } = site.database;

const IN_JAVASCRIPT = { stored: { 'practice-language': 'javascript' } };
const SOLUTION = `class Solution {
  twoSum(nums, target) {
    const seen = new Map();
    for (const [i, num] of nums.entries()) {
      if (seen.has(target - num)) return [seen.get(target - num), i];
      seen.set(num, i);
    }
  }
}`;
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const review = (page: Page) => page.getByRole('region', { name: 'Review', exact: true });
/** The cards and settings of reviews. */
const records = (userKey: string) =>
  prisma.ownRecord.findMany({ where: { userKey, kind: { startsWith: 'review-' } }, orderBy: { kind: 'asc' } });
const dueInBar = (page: Page) => page.getByRole('banner').getByRole('link', { name: /due for review$/ });

test(
  'a solved problem comes back, for a visitor, after the sign-in, and on another device',
  { timeout: 180_000 },
  async () => {
    const page = await site.visit('/Problem/two-sum', IN_JAVASCRIPT);
    await openEditor(page, 'javascript');
    await replaceText(page, SOLUTION);
    await button(page, 'Submit').click();
    await button(page, /^Good .*in 3 days$/).click();
    await review(page).getByText('Reviewed. It comes back in 3 days.').waitFor();
    await review(page).getByRole('button', { name: 'Undo' }).click();
    await button(page, /^Again .*tomorrow$/).waitFor();
    // By its key, but not while somebody is typing.
    await editorOf(page, 'javascript').focus();
    await page.keyboard.type('2');
    await review(page).getByRole('link', { name: 'All reviews' }).focus();
    await page.keyboard.press('1');
    await review(page).getByText('Reviewed. It comes back tomorrow.').waitFor();

    const person = await site.createUser();
    await signIn(page, person);
    await expect.poll(async () => (await records(person.key)).map(({ id }) => id)).toEqual(['problem:two-sum']);

    const other = await site.visit('/Reviews', { signedIn: person, ...IN_JAVASCRIPT });
    await other.getByRole('listitem').filter({ hasText: 'Two Sum' }).getByText('Problem, reviewed once').waitFor();
    expect(await dueInBar(other).count()).toBe(0);
    await installClock(other, { time: new Date(Date.now() + 36 * 3_600_000) });
    await other.reload();
    await dueInBar(other).waitFor();
    await other.getByRole('link', { name: 'Review Two Sum' }).click();
    const written = editorOf(other, 'javascript');
    await expect.poll(() => written.inputValue()).toContain('2');
    await button(other, 'Begin with a blank editor').click();
    await expect.poll(() => written.inputValue()).not.toContain('seen');
    await button(other, 'Show it').click();
    await expect.poll(() => written.inputValue()).toContain('seen.set');
  },
);

test('a question can be reviewed by answering aloud; without a connection nothing is lost', async () => {
  const person = await site.createUser();
  const page = await site.visit('/Python', { signedIn: person });
  await button(page, 'Revise: Is Python compiled or interpreted?').click();
  await dueInBar(page).click();
  await button(page, 'Review Is Python compiled or interpreted?').click();
  await button(page, 'Show the short answer').waitFor();
  await expect.poll(async () => (await records(person.key)).length).toBe(1);
  await page.context().setOffline(true);
  site.expectConsoleError(/ERR_INTERNET_DISCONNECTED/);
  await button(page, 'Show the short answer').press('Enter');
  await page.getByText('CPython compiles the source code to bytecode').waitFor();
  await page.keyboard.press('4');
  await page.getByText("All of today's reviews are done: 1.").waitFor();
  await button(page, /^More about/).click();
  await button(page, 'Mastered').click();
  await page.getByRole('region', { name: 'Mastered' }).waitFor();
  await page.getByLabel('Maximum reviews a day').fill('999');
  await page.getByText('A number from 0 to 200. Until then it is 10.').waitFor();
  await page.getByLabel('Maximum reviews a day').fill('25');
  expect(await records(person.key)).toMatchObject([{ record: { events: [{ kind: 'added' }] } }]);
  await page.context().setOffline(false);
  await expect
    .poll(() => records(person.key))
    .toMatchObject([
      {
        kind: 'review-card',
        record: { events: [{ kind: 'added' }, { kind: 'reviewed', rating: 4 }, { kind: 'mastered' }] },
      },
      { kind: 'review-plan', record: { mostPerDay: 25 } },
    ]);
});
