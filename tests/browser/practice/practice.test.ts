import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { LANGUAGES, type Runnable } from '#shared/judge/languages.ts';
import { journal, launchOptions, NARROW, signIn, signOut, startSite } from '../browser.ts';
import { editorOf, openEditor, setTimeFactor, writeProgram } from '../editor.ts';

const site = await startSite();

const CONTENT = join(import.meta.dirname, '../../../prisma/content/problem');
const program = (path: string) => readFileSync(join(CONTENT, path), 'utf8');
const written = (slug: string) => (JSON.parse(program(`${slug}/cases.json`)) as unknown[]).length; // a list, as check:content says

const TWO_SUM = '/Problem/two-sum';
const BOOKS = '/Problem/books-nobody-borrowed';
const LISTS = '/Problem/merge-two-sorted-lists';
const COPIES = '/Problem/copy-list-with-random-pointer';
const TREES = '/Problem/serialize-and-deserialize-binary-tree';
/** The generators make three more. */
const CASES = {
  [TWO_SUM]: written('two-sum') + 3,
  [LISTS]: written('merge-two-sorted-lists') + 3,
  [COPIES]: written('copy-list-with-random-pointer') + 3,
  [TREES]: written('serialize-and-deserialize-binary-tree') + 3,
  [BOOKS]: written('books-nobody-borrowed'),
};
const MINUTES = 60_000;

type Language = Runnable | 'sql';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const submissions = (page: Page) => page.getByRole('region', { name: 'Your submissions' }).getByRole('listitem');
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** @returns what is said once it has been judged: compilers and interpreters take their time on a busy machine */
async function said(page: Page): Promise<string> {
  await result(page)
    .getByRole('heading', { level: 2 })
    .waitFor({ timeout: 2 * MINUTES });
  return result(page).innerText();
}

async function run(page: Page, language: Language, code: string): Promise<string> {
  await writeProgram(page, language, code);
  await button(page, 'Run').click();
  return said(page);
}

/** What is said of something that takes too long, where its limit is so many times what it is. */
async function tooSlow(page: Page, factor: number, act: () => Promise<string>): Promise<string> {
  await setTimeFactor(page, factor);
  const verdict = await act();
  await setTimeFactor(page, 10);
  return verdict;
}

async function submit(page: Page, language: Language, code: string): Promise<string> {
  await writeProgram(page, language, code);
  await button(page, 'Submit').click();
  return said(page);
}

/** The line that the editor marks, and what it says below it. */
async function fault(page: Page) {
  const message = page.locator('.cm-fault');
  await message.waitFor();
  const lines = await page.locator('.cm-content > *').evaluateAll((all) => {
    const place = all.findIndex((line) => line.classList.contains('cm-fault'));
    return all.slice(0, place).filter((line) => line.classList.contains('cm-line')).length;
  });
  expect(await page.locator('.cm-lint-marker-error').count()).toBe(1);
  return `${lines}: ${await message.innerText()}`;
}

/** Ends a program in the middle. */
async function stopsAtOnce(page: Page, language: Language, endless: string) {
  await writeProgram(page, language, endless);
  await button(page, 'Run').click();
  await result(page).getByText('Running …').waitFor({ timeout: MINUTES });
  await button(page, 'Stop').click();
  await button(page, 'Run').waitFor();
  // Had it gone on to its limit, that would be said.
  expect(await result(page).innerText()).toBe('');
}

const accepted = (path: keyof typeof CASES) => new RegExp(`^Accepted\\s+${CASES[path]} of ${CASES[path]} cases`);

type Solutions = Partial<Record<Language, string>>;

/** Runs and submits what solves a problem. */
async function solve(page: Page, path: keyof typeof CASES, solutions: Solutions) {
  const examples = path === BOOKS ? 2 : 3;
  const entries = Object.entries(solutions) as [Language, string][]; // as its type says
  for (const [language, file] of entries) {
    const code = program(`${path.split('/').at(-1)}/solutions/${file}`);
    expect(await run(page, language, code)).toMatch(
      new RegExp(`^All right so far\\s+${examples} of ${examples} cases`),
    );
    await button(page, 'Submit').click();
    expect(await said(page)).toMatch(accepted(path));
  }
  await page.reload();
  await submissions(page).first().waitFor();
  const names = entries.map(([language]) => LANGUAGES[language].name).toReversed();
  expect((await submissions(page).allInnerTexts()).slice(0, names.length)).toEqual(
    names.map((name) => expect.stringContaining(`Accepted\n${name} · `) as string), // matches texts
  );
}

describe('a problem is solved', () => {
  test.each([
    // Long chains of nodes, which an interpreter in a browser cannot let go at once.
    { path: LISTS, files: { python: 'two-pointers-with-a-dummy-node.py' } },
    { path: COPIES, files: { c: 'interleaved-copies.c' } },
    { path: TREES, files: { python: 'bfs-in-level-order.py' } },
  ] as const)('at $path with $files', { timeout: 5 * MINUTES }, async ({ path, files }) => {
    await solve(await site.visit(path), path, files);
  });

  test('and is ticked on every sheet, until that is undone', async () => {
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
    expect(await said(page)).toMatch(accepted(TWO_SUM));
    await expect.poll(() => stored(page, 'checkbox-Two Sum')).toBe('true');
    await page.goto('/Sheet');
    await expect.poll(() => page.getByRole('checkbox', { name: 'Done: Two Sum' }).isChecked()).toBe(true);
  });

  test('in TypeScript, whose types are taken away', async () => {
    const page = await site.visit(TWO_SUM);
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

  test('with the keyboard alone', async () => {
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
    expect(await said(page)).toMatch(/^All right so far\s+3 of 3/);
    await page.keyboard.press('Control+Shift+Enter');
    expect(await said(page)).toMatch(accepted(TWO_SUM));
    expect(await isWriting()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    expect(await isWriting()).toBe(false);
  });

  test('on a phone, where the problem and the code stand behind tabs', async () => {
    const page = await site.visit(TWO_SUM, { viewport: NARROW, hasTouch: true });
    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await page.getByText('Example 1').waitFor();
    expect(await editorOf(page, 'python').isVisible()).toBe(false);
    await tab('Code').tap();
    expect(await page.getByText('Example 1').isVisible()).toBe(false);
    expect(await submit(page, 'javascript', program('two-sum/solutions/hash-map.js'))).toMatch(accepted(TWO_SUM));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    await tab('Problem').tap();
    await submissions(page).first().waitFor();
  });
});

test('how a program grows is measured beside the approaches, until Stop', { timeout: 5 * MINUTES }, async () => {
  const page = await site.visit(TWO_SUM);
  await submit(page, 'javascript', program('two-sum/solutions/hash-map.js'));
  const growth = page.getByRole('region', { name: 'How your program scales' });
  await button(page, 'Measure').click();
  await growth.getByRole('progressbar', { name: 'Measuring' }).waitFor();
  // The points come as they are measured.
  await growth.locator('circle').nth(3).waitFor();
  await button(page, 'Stop').click();
  await button(page, 'Measure').click();
  // What it says depends on the machine; that it is right is for `npm run bench:curves`.
  await button(page, 'Measure again').waitFor({ timeout: 4 * MINUTES });
  expect(await growth.getByRole('status').innerText()).toMatch(
    /^(Your program scales|How your program scales is unclear)/,
  );
  expect(await growth.getByRole('img').count()).toBe(1);
  await growth.getByText('The figures as a table').click();
  expect(await growth.getByRole('columnheader').allInnerTexts()).toEqual([
    ...['numbers', 'Yours', 'Brute force, O(n²)', 'Sort and two pointers, O(n log n)', 'Hash map, O(n)'],
  ]);
  const last = growth.getByRole('row').last();
  expect(await last.innerText()).toMatch(/^200,000\s+(about )?\d/);
});

/** Calls a cached function so often, and one that is not cached twice as often. */
const deepPython = (depth: number) => `class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        @cache
        def depth(n: int) -> int:
            return 0 if n == 0 else 1 + depth(n - 1)

        def plain(n: int) -> int:
            return 0 if n == 0 else 1 + plain(n - 1)

        assert plain(${2 * depth}) == ${2 * depth}
        assert depth(${depth}) == ${depth} and depth.cache_info().misses == ${depth + 1}
        seen = {}
        for i, num in enumerate(nums):
            if target - num in seen:
                return [seen[target - num], i]
            seen[num] = i
`;

/** Does not come to an end with the last of the examples. */
const SLOW_PYTHON = `Solution.calls = getattr(Solution, "calls", 0) + 1
        while Solution.calls > 2: pass
        return next([m, n] for n in range(len(nums)) for m in range(n) if nums[m] + nums[n] == target)`;

const deepCpp = (depth: number) => `class Solution {
    long long f(vector<int>& nums, int n, long long a, long long b, long long c) {
        if (n == 0) return 0;
        long long d = a + b, e = b * 2, g = c ^ d;
        return 1 + f(nums, n - 1, d & 7, e & 7, g & 7) + (a + b + c + d + e + g) * 0;
    }
public:
    vector<int> twoSum(vector<int>& nums, int target) {
        if (f(nums, ${depth}, 1, 2, 3) != ${depth}) abort();
        unordered_map<int, int> seen;
        for (int i = 0;; seen[nums[i]] = i, i++)
            if (seen.count(target - nums[i])) return {seen[target - nums[i]], i};
    }
};`;

/** Slow on the first of the largest inputs, without work for the machine. */
const SLOW = `${program('two-sum/solutions/hash-map.js').replace('function twoSum', 'function judge')}
let isSlow = true;
function twoSum(nums, target) {
  if (nums.length < 1000 || !isSlow) return judge(nums, target);
  isSlow = false;
  const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  Atomics.wait(new Int32Array(buffer), 0, 0, 5500);
  return judge(nums, target);
}`;

describe('what is wrong is said', () => {
  test('in JavaScript, and the next program runs', { timeout: 3 * MINUTES }, async () => {
    const page = await site.visit(TWO_SUM);
    const wrong = await submit(page, 'javascript', program('two-sum/wrong/uses-a-number-twice.js'));
    expect(wrong).toMatch(new RegExp(`^Wrong Answer\\s+2 of ${CASES[TWO_SUM]} cases`));
    expect(wrong).toContain('Input\nnums = [3, 2, 4]\ntarget = 6\nYour answer\n[0, 0]\nExpected\n[1, 2]');

    const all = CASES[TWO_SUM];
    const limit = String.raw`\d+(\.\d)? s`; // it goes by how fast the reference is here
    const slow = `Right, but too slow: with time enough it answers all ${all} cases right. The slowest of them takes ${limit}; the limit here is ${limit}.`;
    expect(await tooSlow(page, 2, () => submit(page, 'javascript', SLOW))).toMatch(
      new RegExp(`^Time Limit Exceeded\\s+${all - 3} of ${all} cases[\\s\\S]*${slow}`),
    );

    const unreadable = 'function twoSum(nums) {\n  return nums[;\n}';
    expect(await submit(page, 'javascript', unreadable)).toMatch(/^Compilation Error\s+0 of/);
    expect(await fault(page)).toBe("2: SyntaxError: Unexpected token ';'");

    expect(await submit(page, 'javascript', 'function twoSum(nums) {\n  return nums.none.length;\n}')).toMatch(
      /^Runtime Error\s+0 of/,
    );
    expect(await fault(page)).toMatch(/^2: TypeError: Cannot read properties of undefined/);

    const endless = 'function twoSum() {\n  for (;;) console.log("again");\n}';
    expect(await submit(page, 'javascript', endless)).toMatch(/^Output Limit Exceeded\s+0 of/);
    expect(await page.locator('.cm-fault').count()).toBe(0);

    const frozen = 'function twoSum() {\n  for (;;);\n}';
    expect(await tooSlow(page, 0.1, () => submit(page, 'javascript', frozen))).toMatch(/^Time Limit Exceeded\s+0 of/);
    await stopsAtOnce(page, 'javascript', frozen);
    expect(await submissions(page).count()).toBe(6);
    await solve(page, TWO_SUM, { javascript: 'hash-map.js' });
    expect(await submissions(page).count()).toBe(7);
  });

  test('in Python, and the next program runs', { timeout: 5 * MINUTES }, async () => {
    const page = await site.visit(TWO_SUM);
    const wrong = (body: string) => `class Solution:\n    def twoSum(self, nums, target):\n        ${body}\n`;
    expect(await run(page, 'python', deepPython(10_000))).toMatch(/^All right so far/);
    expect(await run(page, 'python', deepPython(50_000))).toMatch(/^Runtime Error[^]*about 20,000 calls within calls/);
    expect(await submit(page, 'python', wrong('return nums[target]'))).toMatch(/^Runtime Error\s+0 of/);
    expect(await fault(page)).toBe('3: IndexError: list index out of range');
    expect(await submit(page, 'python', wrong('return nums['))).toMatch(/^Compilation Error\s+0 of/);
    expect(await fault(page)).toBe("3: SyntaxError: '[' was never closed");
    expect(await submit(page, 'python', wrong('return [0] * 10**9'))).toMatch(/^Memory Limit Exceeded\s+0 of/);
    expect(await submit(page, 'python', wrong('while True: print("again")'))).toMatch(/^Output Limit Exceeded\s+0 of/);
    // What it answers is heard case by case.
    expect(await tooSlow(page, 1, () => run(page, 'python', wrong(SLOW_PYTHON)))).toMatch(
      /^Time Limit Exceeded\s+2 of 3/,
    );
    await stopsAtOnce(page, 'python', wrong('while True: pass'));
    await solve(page, TWO_SUM, { python: 'hash-map.py' });
  });

  test('in a Python program that reads a part of its input, which the next case does not see', async () => {
    const [first, second] = JSON.parse(program('balanced-pallet/cases.json')) as { input: string }[]; // as check:content says
    const page = await site.visit('/Problem/balanced-pallet');
    const shown = await run(page, 'python', 'import sys\nprint("read", sys.stdin.readline())');
    for (const { input = '' } of [first, second].flatMap((one) => one ?? []))
      expect(shown).toContain(`Your answer\nread ${input.split('\n')[0]}`);
  });

  test('in C++, and the next program runs', { timeout: 5 * MINUTES }, async () => {
    const page = await site.visit(TWO_SUM);
    const wrong = (body: string) =>
      `#include <vector>\nclass Solution {\npublic:\n  std::vector<int> twoSum(std::vector<int>& nums, int target) {\n    ${body}\n  }\n};\n`;
    expect(await submit(page, 'cpp', wrong('return missing;'))).toMatch(/^Compilation Error\s+0 of/);
    expect(await fault(page)).toBe("5: use of undeclared identifier 'missing'");
    expect(await submit(page, 'cpp', wrong('return {nums[target]};'))).toMatch(/^Runtime Error\s+0 of/);
    const hungry = 'std::vector<int*> all; for (;;) all.push_back(new int[1 << 24]);';
    expect(await submit(page, 'cpp', wrong(hungry))).toMatch(/^Memory Limit Exceeded\s+0 of/);
    // What it answers is heard case by case.
    const search = 'for (int i = 0;; i++) for (int j = 0; j < i; j++) if (nums[i] + nums[j] == target) return {j, i};';
    const slow = `static int calls = 0; for (volatile int spin = 0; calls > 1; spin = 1); calls++; ${search}`;
    expect(await tooSlow(page, 1, () => run(page, 'cpp', wrong(slow)))).toMatch(/^Time Limit Exceeded\s+2 of 3/);
    expect(await run(page, 'cpp', deepCpp(100_000))).toMatch(/^All right so far/);
    expect(await run(page, 'cpp', deepCpp(3_000_000))).toMatch(/^Runtime Error[^]*about 100,000 calls within calls/);
    await solve(page, TWO_SUM, { cpp: 'hash-map.cpp', c: 'hash-map.c' });
  });

  test('in SQL', { timeout: 3 * MINUTES }, async () => {
    const page = await site.visit(BOOKS);
    const wrong = await submit(page, 'sql', program('books-nobody-borrowed/wrong/not-in-with-null.sql'));
    expect(wrong).toMatch(/^Wrong Answer/);
    expect(wrong).toContain("INSERT INTO book VALUES (7, 'Kim')");
    expect(await submit(page, 'sql', 'SELECT * FROM shelf')).toMatch(/relation "shelf" does not exist/);
    await solve(page, BOOKS, { sql: 'anti-join-with-not-exists.sql' });
  });

  test('and Stop ends what the problem itself takes too long for', { timeout: 2 * MINUTES }, async () => {
    const give = (generator: string) =>
      site.database.prisma.problem.updateMany({ where: { slug: 'two-sum' }, data: { generator } });
    onTestFinished(async () => {
      await give(program('two-sum/generator.js'));
    });
    await give('export const [smallest, largest, seeds] = [2, 9, [1]]; export function generate() { for (;;); }');
    const page = await site.visit(TWO_SUM);
    await writeProgram(page, 'javascript', program('two-sum/solutions/hash-map.js'));
    await button(page, 'Submit').click();
    await result(page).getByText('Starting …').waitFor();
    await button(page, 'Stop').click();
    await button(page, 'Run').click();
    expect(await said(page)).toMatch(/^All right so far\s+3 of 3/);
  });
});

describe('what is typed', () => {
  const DRAFT = 'def twoSum(nums, target):\n    return "half a thought';

  test('is there after a reload, be it nothing at all', async () => {
    const page = await site.visit(TWO_SUM);
    for (const text of [DRAFT, '']) {
      await writeProgram(page, 'python', text);
      await page.reload();
      await expect.poll(() => editorOf(page, 'python').inputValue()).toBe(text);
    }
  });

  test('is there after the whole browser was killed', async () => {
    const profile = mkdtempSync(join(tmpdir(), 'gearup-profile-'));
    onTestFinished(() => rmSync(profile, { recursive: true, force: true }));
    const open = async () => {
      const context = await chromium.launchPersistentContext(profile, await launchOptions());
      onTestFinished(() => context.close().catch(() => {})); // it was killed
      const page = await context.newPage();
      await page.goto(site.url + TWO_SUM);
      return { context, page };
    };
    const { context, page } = await open();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('python');
    await openEditor(page, 'python');
    await page.keyboard.press('Control+End');
    const session = await context.browser()?.newBrowserCDPSession();
    const { processInfo = [] } = (await session?.send('SystemInfo.getProcessInfo')) ?? {};
    const { id } = processInfo.find(({ type }) => type === 'browser') ?? {};
    await page.keyboard.type('# the last that was typed');
    await expect.poll(() => journal(page)).toContain('# the last that was typed');
    process.kill(id ?? NaN, 'SIGKILL');
    await new Promise((ended) => context.once('close', ended));
    const { page: next } = await open();
    await expect.poll(() => editorOf(next, 'python').inputValue()).toMatch(/# the last that was typed$/);
  });
});

test(
  'without a connection the editor is there and JavaScript and Python run, once they have',
  {
    timeout: 3 * MINUTES,
  },
  async () => {
    site.expectConsoleError(/ERR_|Failed to fetch/);
    // In the first visit of all: some of it is loaded before there is a worker that could keep it.
    const page = await site.visit(TWO_SUM, { serviceWorkers: 'allow' });
    const programs = { javascript: 'hash-map.js', python: 'hash-map.py' } as const;
    const solve = async () => {
      for (const language of ['javascript', 'python'] as const)
        expect(await submit(page, language, program(`two-sum/solutions/${programs[language]}`))).toMatch(
          accepted(TWO_SUM),
        );
    };
    await solve();
    const kept = () =>
      page.evaluate(async () => {
        const opened = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const urls = (await Promise.all(opened.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url));
        return urls.map((url) => url.searchParams.get('part') ?? url.pathname);
      });
    const needed = ['code-mirror', 'judging', 'judge.js', 'javascript.js', 'python.js', '/trpc/practice.judging'];
    await expect.poll(kept, { timeout: MINUTES }).toEqual(expect.arrayContaining(needed));
    expect((await kept()).filter((part) => ['code-mirror-vim', 'clang.js', 'sql.js'].includes(part))).toEqual([]);
    await page.context().setOffline(true);
    await page.reload();
    await solve();
  },
);

test("what a visitor wrote is the account's after a sign-in on another page, and nobody's after the sign-out", async () => {
  const PROGRAM = 'print("on the way")';
  const person = await site.createUser();
  const page = await site.visit(TWO_SUM);
  await writeProgram(page, 'python', PROGRAM);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const sync = () => asked.filter((address) => /\/sender/.test(address));
  await page.goto('/About', { waitUntil: 'networkidle' });
  const drafts = async () => (await site.trpc(person.token).practice.mine.query({ slug: 'two-sum' })).drafts;
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('own-work:')));
  expect(await keys()).toEqual(['own-work:guest:draft:two-sum:python']);
  expect(asked.length).toBeGreaterThan(3);
  expect(sync()).toEqual([]);
  await signIn(page, person);
  await expect.poll(drafts).toMatchObject([{ language: 'python', code: PROGRAM }]);
  await expect.poll(keys).toEqual([`own-work:${person.key}:draft:two-sum:python`]);
  await expect.poll(async () => stored(page, (await keys())[0] ?? '')).toContain('"isSent":true');
  expect(sync()).toHaveLength(1);
  // With nothing to be sent, what sends it is not loaded.
  await page.goto('/Contact', { waitUntil: 'networkidle' });
  expect(sync()).toHaveLength(1);
  await signOut(page);
  await expect.poll(keys).toEqual([]);
});

test('nothing of the editor or the languages is fetched before somebody turns to them', async () => {
  const asked: string[] = [];
  const page = await site.visit('/About');
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(TWO_SUM, { waitUntil: 'networkidle' });
  const chunks = () => asked.filter((address) => /code-mirror/.test(address));
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((address) => address.includes('/sandbox/'))).toEqual([]);
  expect(chunks()).toEqual([]);

  await openEditor(page, 'python');
  expect(chunks()).not.toEqual([]);
  expect(await editorOf(page, 'python').innerText()).toContain('def twoSum(');
  expect(asked.filter((address) => address.includes('/sandbox/'))).toEqual([]);

  // Who writes is told what the first run would load, and nothing of it is loaded yet.
  await page.keyboard.type('# ');
  await page.getByText(/^The first run loads Python: \d+ MB, once\./).waitFor();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('cpp');
  await page.getByText(/^The first run loads C\+\+: \d+ MB, once\./).waitFor();
  expect(asked.filter((address) => address.includes('/sandbox/')).map((address) => new URL(address).pathname)).toEqual([
    '/sandbox/tools.json',
  ]);
});
