import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOf, faultsOfLayout } from '../axe.ts';
import { startSite, waitForHydration } from '../browser.ts';
import { setTimeFactor, turnSearchOff } from '../editor.ts';
import { button, cachedParts, MINUTES, run, submit, TWO_SUM } from './solving.ts';
import { openApproach, slider, stepper, stepThrough } from './stepper.ts';

const site = await startSite();

const smallest = (page: Page) => page.getByRole('region', { name: 'The smallest failing input' });

/** The files that the browser has to have cached. */
const NEEDED = ['smallest', 'stepping', 'judging', 'judge.js', 'javascript.js'];

/** Uses the same position for both numbers when one number could be doubled. */
const WRONG = `function twoSum(nums, target) {
  for (let i = 0; i < nums.length; i++) {
    const j = nums.indexOf(target - nums[i]);
    if (j >= 0) return [i, j];
  }
  return [];
}`;

test('a wrong program shows the smallest input that breaks it, and can be stepped through with keys only', async () => {
  const page = await site.visit(TWO_SUM);
  expect(await submit(page, 'javascript', WRONG)).toMatch(/^Wrong Answer/);
  await smallest(page)
    .getByText(/inputs tried/)
    .waitFor({ timeout: MINUTES });
  expect(await smallest(page).innerText()).toMatch(/nums = \[0, 0\]\s+target = 0[\s\S]*\[0, 0\][\s\S]*\[0, 1\]/);

  await smallest(page).getByRole('button', { name: 'Keep as my own case' }).click();
  expect(await page.getByRole('textbox', { name: 'Your own cases' }).inputValue()).toBe('[[0,0],0]');

  await smallest(page).getByRole('button', { name: 'Step through it' }).focus();
  await page.keyboard.press('Enter');
  await slider(page).waitFor({ timeout: MINUTES });
  const places: string[] = [];
  for (let step = 0; step < 4; step++) {
    places.push((await slider(page).getAttribute('aria-valuetext')) ?? (await slider(page).inputValue()));
    await page.keyboard.press('ArrowRight');
  }
  expect(new Set(places).size).toBe(4);
  await page.keyboard.press('End');
  await stepper(page).getByText('twoSum([0, 0], 0)').first().waitFor();
  expect(await stepper(page).innerText()).toMatch(/returns[\s\S]*\[0, 0\][\s\S]*Expected\s+\[0, 1\]/);
  await page.keyboard.press('Home');
  expect(await faultsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await faultsOfLayout(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await stepper(page).waitFor({ state: 'detached' });
});

/** The timeout: installing what is needed offline takes a while on a busy machine. */
const LONG = { timeout: 5 * MINUTES };

test('shows where a program differs from an approach, without a connection too', LONG, async () => {
  site.expectConsoleError(/ERR_|Failed to fetch/);
  const page = await site.visit('/Problem/climbing-stairs', { serviceWorkers: 'allow' });
  const ways = `function climbStairs(n) {
  function ways(k) {
    if (k <= 2) return 1;
    return ways(k - 1) + ways(k - 2);
  }
  return ways(n);
}`;
  const step = async () => {
    expect(await run(page, 'javascript', ways)).toMatch(/^Wrong Answer/);
    await smallest(page).getByRole('button', { name: 'Step through it' }).click({ timeout: MINUTES });
    await slider(page).waitFor({ timeout: MINUTES });
    await stepper(page).getByRole('combobox', { name: 'Compare with' }).selectOption({ index: 1 });
    await stepper(page)
      .getByText(/^They differ /)
      .waitFor({ timeout: MINUTES });
    expect(await slider(page).count()).toBe(2);
    await page.keyboard.press('Escape');
  };
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await waitForHydration(page);
  await step();
  const cached = () => cachedParts(page);
  await expect.poll(cached, { timeout: MINUTES }).toEqual(expect.arrayContaining(NEEDED));
  await page.context().setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await step();
});

test('an approach is stepped through on the first example, before the learner has written anything', async () => {
  const page = await site.visit(TWO_SUM, { stored: { 'practice-language': 'typescript' } });
  const approach = await openApproach(page);
  expect(approach.chosen).toBe('typescript');
  expect(approach.offered.toSorted()).toEqual(['C', 'C++', 'JavaScript', 'Python', 'TypeScript']);
  await approach.stepThrough('typescript', 'nums: number[]');
  await approach.stepThrough('javascript', 'function twoSum(nums, target)');
});

test(
  'the code of a blog is stepped through, and prints the output shown beside it',
  { timeout: 4 * MINUTES },
  async () => {
    const page = await site.visit('/detail/1');
    await setTimeFactor(page, 10);
    await button(page, 'Show Code of Brute Force Approach').click();
    await button(page, 'Step through it: Brute Force Approach').click();
    await slider(page).waitFor({ timeout: 3 * MINUTES });
    await page.keyboard.press('End');
    expect(await stepper(page).innerText()).toMatch(/The answer[\s\S]*\[3, 4\]\s+\[0, 1\]\s+\[\]/);
    expect(await faultsOf(page)).toEqual([]);
  },
);

test('a program in JavaScript may interfere with its trace: flood it, replace its functions, remove it', async () => {
  const page = await site.visit(TWO_SUM);
  await turnSearchOff(page);
  const step = async (code: string) => {
    const { stepped } = await stepThrough(page, 'javascript', `function twoSum() {\n${code}\n  return [];\n}`);
    return stepped;
  };
  expect(await step('  let n = 0;\n  for (let i = 0; i < 200000; i++) n += i;')).toMatch(/first 10,000 steps/i);
  expect(
    await step('  Map = Set = WeakMap = null; JSON.stringify = () => "1"; console.log = () => {};\n  const a = 1;'),
  ).toMatch(/Step 1 of/);
  expect(await step('  globalThis.__trace = undefined;\n  const a = 1;')).toMatch(/TypeError|Step 1 of/);
  expect(await step('  const all = []; all.push(all);\n  const long = "x".repeat(1e6);')).toMatch(/Step 1 of/);
  expect(await step('  const a = { get b() { while (true); } };')).toMatch(/Step 1 of|Time Limit/);
});
