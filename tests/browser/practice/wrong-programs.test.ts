import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSite } from '../browser.ts';
import { turnSearchOff, writeProgram } from '../editor.ts';
import {
  BOOKS,
  button,
  CASES,
  type Language,
  MINUTES,
  program,
  result,
  run,
  resultText,
  solve,
  submissions,
  submit,
  tooSlow,
  TWO_SUM,
} from './solving.ts';

const site = await startSite();

/** Returns the line that the editor marks, and the message below it. */
async function fault(page: Page) {
  const message = page.locator('.cm-fault');
  await message.waitFor();
  const lines = await page.locator('.cm-content > *').evaluateAll((all) => {
    const index = all.findIndex((line) => line.classList.contains('cm-fault'));
    return all.slice(0, index).filter((line) => line.classList.contains('cm-line')).length;
  });
  expect(await page.locator('.cm-lint-marker-error').count()).toBe(1);
  return `${lines}: ${await message.innerText()}`;
}

/** Stops a program while it is running. */
async function stopsAtOnce(page: Page, language: Language, endless: string) {
  await writeProgram(page, language, endless);
  await button(page, 'Run').click();
  await result(page).getByText('Running …').waitFor({ timeout: MINUTES });
  await button(page, 'Stop').click();
  await button(page, 'Run').waitFor();
  // If it had run to its limit, there would be a message.
  expect(await result(page).innerText()).toBe('');
}

/** Calls a cached function `depth` times deep, and an uncached one twice as deep. */
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

/** Does not end on the last example. */
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

/** Slow on the first of the largest inputs, without using CPU. */
const SLOW = `${program('two-sum/solutions/hash-map.js').replace('function twoSum', 'function judge')}
let isSlow = true;
function twoSum(nums, target) {
  if (nums.length < 1000 || !isSlow) return judge(nums, target);
  isSlow = false;
  const { buffer } = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
  Atomics.wait(new Int32Array(buffer), 0, 0, 5500);
  return judge(nums, target);
}`;

describe('the fault of a program is shown', () => {
  test('in JavaScript, and the next program runs', { timeout: 3 * MINUTES }, async () => {
    const page = await site.visit(TWO_SUM);
    await turnSearchOff(page);
    const wrong = await submit(page, 'javascript', program('two-sum/wrong/uses-a-number-twice.js'));
    expect(wrong).toMatch(new RegExp(`^Wrong Answer\\s+2 of ${CASES[TWO_SUM]} cases`));
    expect(wrong).toContain('Input\nnums = [3, 2, 4]\ntarget = 6\nYour answer\n[0, 0]\nExpected\n[1, 2]');

    const all = CASES[TWO_SUM];
    const limit = String.raw`\d+(\.\d)? s`; // it depends on the speed of the reference here
    const slow = `Correct, but too slow: with enough time it answers all ${all} cases correctly. The slowest of them takes ${limit}; the limit here is ${limit}.`;
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
    await turnSearchOff(page);
    const wrong = (body: string) => `class Solution:\n    def twoSum(self, nums, target):\n        ${body}\n`;
    expect(await run(page, 'python', deepPython(10_000))).toMatch(/^All right so far/);
    expect(await run(page, 'python', deepPython(50_000))).toMatch(/^Runtime Error[^]*about 20,000 calls within calls/);
    expect(await submit(page, 'python', wrong('return nums[target]'))).toMatch(/^Runtime Error\s+0 of/);
    expect(await fault(page)).toBe('3: IndexError: list index out of range');
    expect(await submit(page, 'python', wrong('return nums['))).toMatch(/^Compilation Error\s+0 of/);
    expect(await fault(page)).toBe("3: SyntaxError: '[' was never closed");
    expect(await submit(page, 'python', wrong('return [0] * 10**9'))).toMatch(/^Memory Limit Exceeded\s+0 of/);
    expect(await submit(page, 'python', wrong('while True: print("again")'))).toMatch(/^Output Limit Exceeded\s+0 of/);
    // Its answers arrive case by case.
    expect(await tooSlow(page, 0.3, () => run(page, 'python', wrong(SLOW_PYTHON)))).toMatch(
      /^Time Limit Exceeded\s+2 of 3/,
    );
    await stopsAtOnce(page, 'python', wrong('while True: pass'));
    await solve(page, TWO_SUM, { python: 'hash-map.py' });
  });

  test('in a Python program that reads only part of its input, without affecting the next case', async () => {
    const [first, second] = JSON.parse(program('balanced-pallet/cases.json')) as { input: string }[]; // check:content ensures this
    const page = await site.visit('/Problem/balanced-pallet');
    const shown = await run(page, 'python', 'import sys\nprint("read", sys.stdin.readline())');
    for (const { input = '' } of [first, second].flatMap((one) => one ?? []))
      expect(shown).toContain(`Your answer\nread ${input.split('\n')[0]}`);
  });

  test('in C++, and the next program runs', { timeout: 5 * MINUTES }, async () => {
    const page = await site.visit(TWO_SUM);
    await turnSearchOff(page);
    const wrong = (body: string) =>
      `#include <vector>\nclass Solution {\npublic:\n  std::vector<int> twoSum(std::vector<int>& nums, int target) {\n    ${body}\n  }\n};\n`;
    expect(await submit(page, 'cpp', wrong('return missing;'))).toMatch(/^Compilation Error\s+0 of/);
    expect(await fault(page)).toBe("5: use of undeclared identifier 'missing'");
    expect(await submit(page, 'cpp', wrong('return {nums[target]};'))).toMatch(/^Runtime Error\s+0 of/);
    const hungry = 'std::vector<int*> all; for (;;) all.push_back(new int[1 << 24]);';
    expect(await submit(page, 'cpp', wrong(hungry))).toMatch(/^Memory Limit Exceeded\s+0 of/);
    // Its answers arrive case by case.
    const search = 'for (int i = 0;; i++) for (int j = 0; j < i; j++) if (nums[i] + nums[j] == target) return {j, i};';
    const slow = `static int calls = 0; for (volatile int spin = 0; calls > 1; spin = 1); calls++; ${search}`;
    expect(await tooSlow(page, 0.3, () => run(page, 'cpp', wrong(slow)))).toMatch(/^Time Limit Exceeded\s+2 of 3/);
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

  test("and Stop ends a problem's own code that takes too long", { timeout: 2 * MINUTES }, async () => {
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
    expect(await resultText(page)).toMatch(/^All right so far\s+3 of 3/);
  });
});
