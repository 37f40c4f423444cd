import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { button, fieldOf, fillIn, formAddress, listAddress, main, row } from './back-office.ts';
import { NARROW, startSite } from '../browser.ts';

const site = await startSite();
const { prisma } = site.database;
const administrator = await site.createAdministrator();
const visit = (path: string, options = {}) => site.visit(path, { administering: administrator, ...options });

const MINUTES = 60_000;

const solution = (body: string) => `function sum(nums) {\n  ${body}\n}`;
const section = (name: string, facts: string, source: string, language = 'javascript') =>
  `## ${name}\n\n${facts}\n\nIt is said why.\n\n\`\`\`${language}\n${source}\n\`\`\``;

const RIGHT = solution('return nums.reduce((all, one) => all + one, 0);');
const SLOW = solution(
  'for (let turn = 0; nums.length > 9; turn++);\n  return nums.reduce((all, one) => all + one, 0);',
);
const ADD = section('Add', 'time: O(n)\ngrowth: n', RIGHT);

const SUM = {
  name: 'Sum of all',
  slug: 'sum-of-all',
  kind: 'function',
  topics: 'Arrays, Counting',
  signature: 'sum(nums: int[]): int',
  statement: 'Add <b>all</b> of `nums`.',
  constraints: '`1 ≤ nums.length`',
  cases: '[{ "args": [[1, 2]], "expected": 3, "example": "1 + 2" }, { "args": [[]], "expected": 0 }]',
  approaches: ADD,
};

const preview = (page: Page) => page.getByRole('region', { name: 'Preview of the page' });
const solutions = (page: Page) => page.getByRole('region', { name: 'Solutions', exact: true });
const results = (page: Page) => page.getByRole('region', { name: 'Results of the solutions' });

async function fillForm(page: Page, values: Record<string, string>) {
  await expect.poll(() => fieldOf(page, 'problem', 'id').inputValue()).not.toBe('');
  await fillIn(page, 'problem', values);
}

/** Runs all programs to the end. @returns a row for each: program, expected, got, cases, smallest failing input */
async function run(page: Page): Promise<string[][]> {
  await button(page, 'Run all solutions').click();
  await results(page).waitFor();
  await button(page, 'Run all solutions').waitFor({ timeout: MINUTES });
  const rows = results(page).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((one) => [...one.children].map((cell) => (cell as HTMLElement).innerText.trim())),
  );
}

describe('the form of a problem', () => {
  test('previews the page as it is typed, and shows what cannot be read', async () => {
    const page = await visit(formAddress('problem'));
    await fillForm(page, SUM);
    await page.getByText('Preview of the page').click();
    await preview(page).getByRole('heading', { name: 'Sum of all', level: 1 }).waitFor();
    const shown = await preview(page).innerText();
    for (const text of ['Arrays', 'Counting', 'Add all of nums.', 'nums = [1, 2]', '1 + 2', '1 ≤ nums.length'])
      expect(shown).toContain(text);
    expect(await preview(page).getByRole('heading', { name: 'Add', exact: true }).count()).toBe(1);
    // The problem has no page yet.
    expect(await preview(page).getByRole('link').count()).toBe(0);

    await fillIn(page, 'problem', { name: 'Sum of some', cases: SUM.cases.replace('3', '"3"') });
    await preview(page).getByRole('heading', { name: 'Sum of some' }).waitFor();
    await preview(page).getByText('Cases: case 1: expected is not a 32-bit integer').waitFor();
    expect(await preview(page).getByText('nums = [1, 2]').count()).toBe(0);
  });

  test('refuses unreadable cases at their field, and writes nothing', async () => {
    site.expectConsoleError(/400/);
    const page = await visit(formAddress('problem'));
    await fillForm(page, { ...SUM, slug: 'unreadable', cases: '[{ "args": [[1]] }]' });
    await button(main(page), 'Submit').click();
    const message = 'Cases: case 1: has no expected';
    await expect
      .poll(async () => {
        const described = await fieldOf(page, 'problem', 'cases').getAttribute('aria-describedby');
        return described && page.locator(`[id="${described}"]`).textContent();
      })
      .toBe(message);
    expect(await prisma.problem.count({ where: { slug: 'unreadable' } })).toBe(0);
    expect(await fieldOf(page, 'problem', 'cases').inputValue()).toBe('[{ "args": [[1]] }]');

    await fillIn(page, 'problem', { cases: '' });
    await button(main(page), 'Submit').click();
    await page.getByText('Content Uploaded Successfully!').waitFor();
    expect(await prisma.problem.count({ where: { slug: 'unreadable' } })).toBe(1);
  });
});

describe('Run all solutions', () => {
  test('shows the result of each program, before anything is saved', { timeout: 2 * MINUTES }, async () => {
    const page = await visit(formAddress('problem'));
    const generator = `export const smallest = 1;\nexport const largest = 20;\nexport const seeds = [1];
      export const generate = (size, random) => [Array.from({ length: size }, () => random.int(0, 9))];`;
    const approaches = [
      section('Wait', 'verdict: Time Limit Exceeded', SLOW),
      `${ADD}\n\n\`\`\`java\nclass Solution {}\n\`\`\``,
    ].join('\n\n');
    const wrong = [
      section('first', 'verdict: Wrong Answer\nreason: takes one', solution('return nums[0] ?? 0;')),
      section('also right', 'verdict: Wrong Answer', RIGHT),
      section('throws', 'verdict: Runtime Error', solution('return nums.none.length;')),
    ].join('\n\n');
    await fillForm(page, { ...SUM, generator, approaches, wrong });
    const matching = (pattern: RegExp) => expect.stringMatching(pattern) as string; // matches texts
    const all = matching(/^3 of 3\nat most (< 1|\d+) ms$/);
    expect(await run(page)).toEqual([
      [
        'Wait\nJavaScript',
        'Accepted or Time Limit Exceeded',
        matching(/^✓ Time Limit Exceeded/),
        matching(/^2 of 3/),
        '',
      ],
      ['Add\nJavaScript', 'Accepted', '✓ Accepted', all, ''],
      ['Add\nJava', 'Accepted', 'Not run here: no browser can compile Java.'],
      [
        'first\nJavaScript, wrong program',
        'Wrong Answer',
        matching(/^✓ Wrong Answer\s+Case 1: 1 instead of 3$/),
        matching(/^\d of 3/),
        matching(/^nums = \[0, 1\]\nafter /),
      ],
      ['also right\nJavaScript, wrong program', 'Wrong Answer', '✗ Accepted', all, ''],
      [
        'throws\nJavaScript, wrong program',
        'Runtime Error',
        matching(/^✓ Runtime Error\s+Case 2: TypeError/),
        '0 of 3',
        matching(/^nums = \[\]\nafter /),
      ],
    ]);
    expect(await solutions(page).getByRole('status').innerText()).toBe(
      '1 of 5 programs did not get the expected verdict.',
    );
    expect(await prisma.problem.count({ where: { slug: SUM.slug } })).toBe(0);
  });

  test('shows a wrong expected answer as a failing solution, and as right once it is fixed', async () => {
    const { key } = await site
      .trpc(administrator.token)
      .content.problem.create.mutate({ ...SUM, id: 9001, name: 'Wrongly expected', slug: 'wrongly-expected' });
    const page = await visit(`${listAddress('problem')}?search=Wrongly`, { viewport: NARROW });
    await button(row(page, 'Wrongly expected'), 'Edit Wrongly expected').click();
    await fieldOf(page, 'problem', 'cases').fill(SUM.cases.replace('3', '4'));
    expect((await run(page))[0]?.[2]).toMatch(/^✗ Wrong Answer\s+Case 1: 3 instead of 4$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    await fieldOf(page, 'problem', 'cases').fill(SUM.cases);
    expect((await run(page))[0]?.[2]).toBe('✓ Accepted');
    expect(await solutions(page).getByRole('status').innerText()).toBe('Every program got the expected verdict.');
    expect((await prisma.problem.findUniqueOrThrow({ where: { key } })).cases).toBe(SUM.cases);
  });

  test('can be stopped in an endless program, and run again', async () => {
    const page = await visit(formAddress('problem'));
    // Each would be ended after seconds.
    const endless = Array.from({ length: 9 }, (_, index) => section(`Endless ${index}`, '', solution('for (;;);')));
    await fillForm(page, { ...SUM, approaches: [...endless, ADD].join('\n\n') });
    await button(page, 'Run all solutions').click();
    await solutions(page)
      .getByText(/^Endless \d, JavaScript: running/)
      .waitFor();
    await button(page, 'Stop').click();
    await solutions(page)
      .getByText(/^Stopped after \d of 10 programs\.$/)
      .waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await fillIn(page, 'problem', { approaches: ADD });
    expect((await run(page))[0]?.[2]).toBe('✓ Accepted');
  });

  test('shows what cannot be run', async () => {
    const page = await visit(formAddress('problem'));
    await fillForm(page, { ...SUM, cases: '[' });
    await button(page, 'Run all solutions').click();
    await solutions(page)
      .getByText(/^Cases: cases are not JSON/)
      .waitFor();
    await fillIn(page, 'problem', { cases: SUM.cases, approaches: '' });
    await button(page, 'Run all solutions').click();
    await solutions(page).getByText('There are no programs in Approaches and Wrong programs yet.').waitFor();
  });
});
