import { describe, expect, onTestFinished, test } from 'vitest';
import { NARROW, startSite } from '../browser.ts';
import { editorOf, turnSearchOff } from '../editor.ts';
import {
  accepted,
  button,
  LISTS,
  MINUTES,
  program,
  resultText,
  stored,
  submissions,
  submit,
  TREES,
  TWO_SUM,
} from './solving.ts';

const site = await startSite();

describe('a problem is solved', () => {
  test.each([
    // Long chains of nodes, which an interpreter in a browser cannot free recursively.
    { path: LISTS, file: 'merge-two-sorted-lists/solutions/two-pointers-with-a-dummy-node.py' },
    { path: TREES, file: 'serialize-and-deserialize-binary-tree/solutions/bfs-in-level-order.py' },
  ] as const)('with $file', { timeout: 5 * MINUTES }, async ({ path, file }) => {
    expect(await submit(await site.visit(path), 'python', program(file))).toMatch(accepted(path));
  });

  test('and is ticked on every sheet, until it is unticked', async () => {
    const page = await site.visit(TWO_SUM);
    const code = program('two-sum/solutions/hash-map.js');
    await submit(page, 'javascript', code);
    await page.getByText('Two Sum is ticked on every sheet.').waitFor();
    expect(await stored(page, 'checkbox-Two Sum')).toBe('true');
    const sheets = JSON.parse((await stored(page, 'checkboxes')) ?? '{}') as Record<string, boolean>;
    const rows = await site.database.prisma.companyProblem.findMany({ where: { name: 'Two Sum' } });
    expect(rows.length).toBeGreaterThan(0);
    expect(sheets).toEqual(Object.fromEntries(rows.map(({ id }) => [id, true])));
    await button(page, 'Undo').click();
    expect(await stored(page, 'checkbox-Two Sum')).toBe('false');

    await button(page, 'Submit').click();
    expect(await resultText(page)).toMatch(accepted(TWO_SUM));
    await expect.poll(() => stored(page, 'checkbox-Two Sum')).toBe('true');
    await page.goto('/Sheet');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
  });

  test('in TypeScript, whose types are removed', async () => {
    const page = await site.visit(TWO_SUM);
    await turnSearchOff(page);
    const withBody = (body: string) => `type Seen = Map<number, number>;

function twoSum(nums: number[], target: number): number[] {
  const seen: Seen = new Map();
${body}
  return [];
}
`;
    const right = `  for (const [index, value] of nums.entries()) {
    const partner = seen.get(target - value);
    if (partner !== undefined) return [partner, index];
    seen.set(value, index as number);
  }`;
    expect(await submit(page, 'typescript', withBody(right))).toMatch(accepted(TWO_SUM));
    expect(await submit(page, 'typescript', withBody('  (nums as unknown as string).trim();'))).toMatch(
      /^Runtime Error[^]*at solution\.ts:5/,
    );
    expect(await submit(page, 'typescript', withBody('  const other: number = = 1;'))).toMatch(
      /^Compilation Error[^]*SyntaxError[^]*at solution\.ts:5/,
    );
  });

  test('with the keyboard only', async () => {
    const page = await site.visit(TWO_SUM, { stored: { 'practice-language': 'javascript' } });
    const isWriting = () =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') === 'Your program in JavaScript');
    for (let tabs = 0; tabs < 80 && !(await isWriting()); tabs++) await page.keyboard.press('Tab');
    expect(await isWriting()).toBe(true);
    await page.locator('.cm-content').waitFor();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(
      'function twoSum(nums, target) { const seen = new Map(); for (let i = 0; ; seen.set(nums[i], i++)) if (seen.has(target - nums[i])) return [seen.get(target - nums[i]), i]; }',
    );
    await page.keyboard.press('Control+Enter');
    expect(await resultText(page)).toMatch(/^All right so far\s+3 of 3/);
    await page.keyboard.press('Control+Shift+Enter');
    expect(await resultText(page)).toMatch(accepted(TWO_SUM));
    expect(await isWriting()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await isWriting()).toBe(false);
  });

  test('on a phone, where the problem and the code are in tabs', async () => {
    const page = await site.visit(TWO_SUM, { viewport: NARROW, hasTouch: true });
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await page.getByText('Example 1').waitFor();
    expect(await editorOf(page, 'python').isVisible()).toBe(false);
    await tab('Code').tap();
    expect(await page.getByText('Example 1').isVisible()).toBe(false);
    // Before the editor has loaded, the plain area fills the height of its parent.
    const heights = await editorOf(page, 'python').evaluate((area) =>
      [area, area.parentElement].map((one) => one?.clientHeight),
    );
    expect(heights[0]).toBe(heights[1]);
    expect(await submit(page, 'javascript', program('two-sum/solutions/hash-map.js'))).toMatch(accepted(TWO_SUM));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    await tab('Problem').tap();
    await submissions(page).first().waitFor();
  });
});

test('and its growth is measured and compared with the approaches, until Stop', { timeout: 5 * MINUTES }, async () => {
  // Inputs of few sizes: measuring takes as long for small ones.
  const data = (generator: string) => ({ where: { slug: 'two-sum' }, data: { generator } });
  const generator = program('two-sum/generator.js');
  const small = generator
    .replace(/largest = [\d_]+/, 'largest = 6')
    .replace(/measuredUpTo = [\d_]+/, 'measuredUpTo = 8');
  await site.database.prisma.problem.updateMany(data(small));
  onTestFinished(async () => {
    await site.database.prisma.problem.updateMany(data(generator));
  });
  const page = await site.visit(TWO_SUM);
  await submit(page, 'javascript', program('two-sum/solutions/hash-map.js'));
  const growth = page.getByRole('region', { name: 'How your program scales' });
  await button(page, 'Measure').click();
  await growth.getByRole('progressbar', { name: 'Measuring' }).waitFor();
  // The points appear as they are measured.
  await growth.locator('circle').nth(1).waitFor();
  await button(page, 'Stop').click();
  await button(page, 'Measure').click();
  // The result depends on the machine; `npm run bench:curves` checks that it is right.
  await button(page, 'Measure again').waitFor({ timeout: 4 * MINUTES });
  expect(await growth.getByRole('status').innerText()).toMatch(
    /^(Your program scales|How your program scales is unclear)/,
  );
  expect(await growth.getByRole('img').count()).toBe(1);
  await growth.getByText('The constraints allow up to 6 numbers; it was measured beyond them, up to 8').waitFor();
  await growth.getByText('The figures as a table').click();
  expect(await growth.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['numbers', 'Yours', 'Brute force, O(n²)', 'Sort and two pointers, O(n log n)', 'Hash map, O(n)'],
  ]);
  const last = growth.getByRole('row').last();
  expect(await last.innerText()).toMatch(/^8\s+(about |at most )?\d/);
});
