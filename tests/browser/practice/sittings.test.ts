import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newUuid } from '#client/lib/uuid.ts';
import { observeBefore } from '#server/testing/observe-before.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { installClock, journal, signIn, startSite } from '../browser.ts';
import { editorOf, openEditor, replaceText } from '../editor.ts';

const site = await startSite();
const { prisma } = site.database;

const CONTENT = join(import.meta.dirname, '../../../prisma/content/problem');
const program = (path: string) => readFileSync(join(CONTENT, path), 'utf8');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const clock = (page: Page) => page.getByRole('timer', { name: 'Time left' });
const explanations = (page: Page) => page.getByRole('region', { name: /^Problem \d$/ });
/** The sittings that the browser stores. */
const sittings = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^drafts-and-submissions:guest:sitting:/.test(key))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '') as object),
  );
const approaches = (page: Page) => page.getByRole('heading', { name: 'Approaches' });

const IN_JAVASCRIPT = { stored: { 'practice-language': 'javascript' } };

async function submit(page: Page, code: string): Promise<string> {
  await openEditor(page, 'javascript');
  await replaceText(page, code);
  await button(page, 'Submit').click();
  const verdict = page.getByRole('region', { name: 'Result' }).getByRole('heading', { level: 2 });
  await verdict.waitFor({ timeout: 60_000 });
  return verdict.innerText();
}

/** A contest that began this many minutes ago, as stored by the browser. */
function begun(minutesAgo: number): Record<string, string> {
  const sitting: Sitting = {
    key: newUuid(),
    kind: 'contest',
    contest: 1,
    title: 'GearUp Weekly 1',
    endedAt: null,
    reflection: null,
    problems: [
      { slug: 'busy-minute', name: 'Busy Minute', letter: 'A' },
      { slug: 'cheap-lane', name: 'Cheap Lane', letter: 'C' },
    ],
    startedAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    minutes: 120,
    tries: [],
  };
  return { [`drafts-and-submissions:guest:sitting:${sitting.key}`]: JSON.stringify({ ...sitting, isSent: false }) };
}

describe('a virtual contest', () => {
  test(
    'is sat: solutions are hidden, tries and minutes counted, and the result is kept',
    { timeout: 180_000 },
    async () => {
      const page = await site.visit('/contestdetail/1', IN_JAVASCRIPT);
      expect(await explanations(page).count()).toBe(3);
      await button(page, 'Start virtual contest').click();
      await clock(page).waitFor();
      expect(await explanations(page).count()).toBe(0);
      expect(await button(page, 'Start virtual contest').count()).toBe(0);

      await page.getByRole('link', { name: /^A\. / }).click();
      await page.getByRole('region', { name: 'Virtual contest' }).waitFor();
      expect(await approaches(page).count()).toBe(0);
      expect(await submit(page, program('busy-minute/wrong/first-guard-wins-ties.js'))).toBe('Wrong Answer');
      // Nothing that reveals the solution is shown, only the learner's own program on the failed case.
      await button(page, 'Step through it').first().click();
      const stepper = page.getByRole('dialog', { name: 'Your program, step by step' });
      await stepper.getByRole('slider').waitFor();
      expect(await stepper.getByRole('combobox', { name: 'Compare with' }).count()).toBe(0);
      await page.keyboard.press('Escape');
      expect(await page.getByRole('region', { name: 'The smallest failing input' }).count()).toBe(0);
      expect(await submit(page, program('busy-minute/solutions/difference-array.js'))).toBe('Accepted');
      await page.getByRole('link', { name: /^A\. .*solved after/ }).waitFor();

      await page.reload();
      await page.getByRole('link', { name: /^A\. .*solved after/ }).waitFor();
      await page.getByRole('link', { name: 'GearUp Weekly 1', exact: false }).click();
      await page.getByRole('row', { name: /^A\. .* after \d minutes? 1$/ }).waitFor();

      await installClock(page);
      await page.clock.fastForward('02:00:00');
      await page.getByText(/^1 of 3 solved in [5-8] minutes$/).waitFor();
      await expect.poll(() => explanations(page).count()).toBe(3);
      expect(await clock(page).count()).toBe(0);
      await button(page, 'Take it again').waitFor();
    },
  );

  test('can be ended before its time, after a confirmation', async () => {
    const page = await site.visit('/contestdetail/1', { stored: begun(10) });
    await button(page, 'End now').click();
    await button(page, 'Cancel').click();
    await clock(page).waitFor();
    await button(page, 'End now').click();
    await button(page, 'End it').click();
    await page.getByText('0 of 2 solved').waitFor();
    expect(await explanations(page).count()).toBe(3);
    // The focus moves there, for keyboard users.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))).toBe('solve');
  });

  test('ends on time on a problem’s page, without losing typed text', async () => {
    const page = await site.visit('/Problem/busy-minute', { stored: { ...begun(118), ...IN_JAVASCRIPT.stored } });
    await clock(page).waitFor();
    expect(await approaches(page).count()).toBe(0);
    await openEditor(page, 'javascript');
    await replaceText(page, '// half a thought');
    await installClock(page);
    await page.clock.fastForward('02:00');
    await page.getByText('Time is up.').waitFor();
    await approaches(page).waitFor();
    expect(await editorOf(page, 'javascript').innerText()).toContain('// half a thought');
    await page.getByRole('link', { name: 'See the result' }).click();
    await page.getByText('0 of 2 solved').waitFor();
  });

  test("continues after a crash has lost the browser's storage, and is on every device after a sign-in", async () => {
    const page = await site.visit('/contestdetail/1');
    await button(page, 'Start virtual contest').click();
    await expect.poll(() => journal(page)).toContain('GearUp Weekly 1');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await clock(page).waitFor();

    const learner = await site.createUser();
    await signIn(page, learner);
    const stored = () => prisma.sitting.findMany({ where: { userKey: learner.key } });
    await expect.poll(async () => (await stored()).length).toBe(1);
    const phone = await site.visit('/contestdetail/1', { signedIn: learner });
    await clock(phone).waitFor();
    await button(phone, 'End now').click();
    await button(phone, 'End it').click();
    await expect.poll(async () => (await stored())[0]?.endedAt).toBeInstanceOf(Date);
    await page.reload();
    await page.getByText('0 of 3 solved').waitFor();
  });
});

test('a contest and its problems open on time, without a reload', async () => {
  const begins = (startsAt: Date) => prisma.contest.update({ where: { id: 2 }, data: { startsAt } });
  const look = async () => {
    const [contest, problem] = [await site.visit('/contestdetail/2'), await site.visit('/Problem/undo-desk')];
    const notices = [contest.getByText('open here when it begins'), problem.getByText('It opens here then')];
    const start = button(contest, 'Start virtual contest');
    const code = editorOf(problem, 'javascript');
    await notices[0]?.or(start).first().waitFor();
    await notices[1]?.or(code).first().waitFor();
    const counts = [...notices, start, explanations(contest), code].map((one) => one.count());
    return { contest, problem, early: await Promise.all(counts) };
  };
  const { contest, problem, early } = await observeBefore(begins, look, 4000);
  expect(early).toEqual([1, 1, 0, 0, 0]);
  await button(contest, 'Start virtual contest').waitFor();
  await button(problem, 'Submit').waitFor();
  expect(await explanations(contest).count()).toBeGreaterThan(0);
});

describe('a mock interview', () => {
  test('draws two unseen problems, and keeps the reflection over a reload and a sign-in', async () => {
    const page = await site.visit('/Interview');
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('Trees');
    await button(page, 'Start the interview').click();
    await clock(page).waitFor();
    expect(await clock(page).innerText()).toMatch(/^4[0-4]:\d\d|45:00$/);
    expect(await sittings(page)).toMatchObject([{ kind: 'interview', minutes: 45 }]);
    expect(await page.getByRole('rowheader').count()).toBe(2);
    await page.getByRole('rowheader').first().getByRole('link').click();
    await page.getByRole('region', { name: 'Mock interview' }).waitFor();
    expect(await page.getByText('Hint 1').count()).toBe(0);
    await page.getByRole('link', { name: 'Mock interview · Trees' }).click();

    await button(page, 'End now').click();
    await button(page, 'End it').click();
    const well = page.getByRole('textbox', { name: 'What went well?' });
    await well.fill('I asked about empty trees');
    await page.getByRole('textbox', { name: 'What will you do next?' }).pressSequentially('Iterate');
    await page.reload();
    await expect.poll(() => well.inputValue()).toBe('I asked about empty trees');
    await page.getByText('0 of 2 solved').waitFor();

    const learner = await site.createUser();
    await signIn(page, learner);
    const storedSitting = () => prisma.sitting.findFirst({ where: { userKey: learner.key } });
    await expect.poll(async () => JSON.stringify((await storedSitting())?.reflection)).toContain('Iterate');
    const phone = await site.visit('/Interview', { signedIn: learner });
    await expect
      .poll(() => phone.getByRole('textbox', { name: 'What went well?' }).inputValue())
      .toMatch(/empty trees/);
    await phone.goto('/Profile');
    await phone.getByRole('region', { name: 'Your contests and interviews' }).getByText('0 of 2 solved').waitFor();
  });

  test("is listed with the account's others on a new device", async () => {
    const learner = await site.createUser();
    const data = Array.from({ length: 43 }, (_, index) => ({
      userKey: learner.key,
      key: newUuid(),
      kind: 'interview',
      title: `Interview ${index}`,
      problems: [],
      tries: [],
      startedAt: new Date(Date.parse('2026-03-10') + index * 86_400_000),
      minutes: 45,
    }));
    await prisma.sitting.createMany({ data });
    const page = await site.visit('/Interview', { signedIn: learner });
    await page.getByText('Interview 0', { exact: true }).waitFor();
    expect(await page.getByRole('region', { name: 'Your interviews' }).getByRole('listitem').count()).toBe(43);
  });

  test('shows when too few problems are unseen, and uses seen ones on request', async () => {
    const trees = await prisma.problem.findMany({ where: { topics: { contains: 'Trees' }, kind: 'function' } });
    const ticks = Object.fromEntries(trees.map(({ name }) => [`checkbox-${name}`, 'true']));
    const page = await site.visit('/Interview', { stored: ticks });
    await page.getByRole('combobox', { name: 'Topic' }).selectOption('Trees');
    await button(page, 'Start the interview').click();
    await page.getByText('You have seen all problems like that.').waitFor();
    await button(page, 'Include problems that you have seen').click();
    await clock(page).waitFor();
  });
});
