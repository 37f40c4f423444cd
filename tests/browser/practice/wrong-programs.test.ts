import { describe, expect, onTestFinished, test } from 'vitest';
import { startSite } from '../browser.ts';
import { turnSearchOff, writeProgram } from '../editor.ts';
import {
  AT_ONCE,
  BOOKS,
  button,
  CASES,
  fault,
  MINUTES,
  program,
  result,
  resultText,
  run,
  solve,
  stopsAtOnce,
  submissions,
  submit,
  tooSlow,
  TWO_SUM,
} from './solving.ts';

const site = await startSite();

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

    expect(await run(page, 'javascript', 'function twoSum(nums) {\n  return nums.none.length;\n}')).toMatch(
      /^Runtime Error\s+0 of/,
    );
    expect(await fault(page)).toMatch(/^2: TypeError: Cannot read properties of undefined/);

    const endless = 'function twoSum() {\n  for (;;) console.log("again");\n}';
    expect(await run(page, 'javascript', endless)).toMatch(/^Output Limit Exceeded\s+0 of/);
    expect(await page.locator('.cm-fault').count()).toBe(0);

    const frozen = 'function twoSum() {\n  for (;;);\n}';
    expect(await tooSlow(page, AT_ONCE, () => run(page, 'javascript', frozen))).toMatch(/^Time Limit Exceeded\s+0 of/);
    await stopsAtOnce(page, 'javascript', frozen);
    expect(await submissions(page).count()).toBe(3);
    await solve(page, TWO_SUM, { javascript: 'hash-map.js' });
    expect(await submissions(page).count()).toBe(4);
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
