import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setTimeFactor, turnSearchOff, writeProgram } from '../editor.ts';
import { startSite } from '../browser.ts';
import { answers, attacks, fail, RIGHT, watch } from './attacks.ts';
import { stepThroughFirst } from './stepper.ts';
import { accepted, button, fault, MINUTES, program, resultText, run, TWO_SUM } from './solving.ts';

const site = await startSite();

/** What a program does in place of an answer, and the message about it. */
type Faults = Record<string, [code: string, said: RegExp]>;

const FIRST_TARGET = 101;

/** The cases of a `switch` over the target. */
const switched = (faults: Faults) =>
  Object.values(faults)
    .map(([code], index) => `case ${FIRST_TARGET + index}: { ${code} }`)
    .join('\n');

/** Calls a function as deep as a program may, and deeper on request. */
const DEEP = `long long f(vector<int>& nums, int n, long long a, long long b, long long c) {
    if (n == 0) return 0;
    long long d = a + b, e = b * 2, g = c ^ d;
    return 1 + f(nums, n - 1, d & 7, e & 7, g & 7) + (a + b + c + d + e + g) * 0;
  }`;

const IN_CPP: Faults = {
  'an index out of range': [
    'return {nums[target]};',
    /^Runtime Error\s+3 of 4[^]*:\d+:\d+: error: index \d+ of a vector of \d/,
  ],
  'the top of an empty stack': [
    'stack<int> s; return {s.top()};',
    /^Runtime Error\s+3 of 4[^]*:\d+:\d+: error: deque::back/,
  ],
  'memory without end': [
    'std::vector<int*> all; for (;;) all.push_back(new int[1 << 24]);',
    /^Memory Limit Exceeded\s+3 of 4/,
  ],
  // The answers before it arrive case by case.
  'an endless loop': ['for (volatile int spin = 0;; spin = 1);', /^Time Limit Exceeded\s+3 of 4/],
  'too many calls': [
    'return {(int)f(nums, 3000000, 1, 2, 3)};',
    /^Runtime Error\s+3 of 4[^]*about 100,000 calls within calls/,
  ],
  'endless output': ['for (;;) std::cout << "again and again";', /^Output Limit Exceeded\s+3 of 4/],
  'a pointer to anywhere': [
    'int* anywhere = (int*)0x7fffffff; *anywhere = 1; return {*anywhere};',
    /^Runtime Error\s+3 of 4[\s\S]*out of bounds/,
  ],
  'files and surroundings, and a forged answer': [
    `for (auto path : {"/etc/passwd", "/", ".", "../main.cpp", "/dev/tty"})
  std::cout << (std::fopen(path, "r") || std::fopen(path, "w") || std::ifstream(path) ? "got it" : "refused") << "\\n";
std::cout << (std::getenv("HOME") || std::getenv("PATH") ? "got it" : "refused") << "\\n";
std::cout << "\\nmark-1 1 [0,1]\\nmark-3 1 [0,1]\\n";
std::size_t seven = 7;
return {(int)seven, 7};`,
    /^Wrong Answer\s+3 of 4(?![\s\S]*got it)[\s\S]*32 bits here[\s\S]*(refused\n){6}/,
  ],
};

const CPP = `#include <bits/stdc++.h>
#include <fstream>
class Solution {
  ${DEEP}
public:
  vector<int> twoSum(vector<int>& nums, int target) {
    if (f(nums, 100000, 1, 2, 3) != 100000) abort();
    switch (target) {
${switched(IN_CPP)}
    }
    for (int i = 0;; i++) for (int j = 0; j < i; j++) if (nums[i] + nums[j] == target) return {j, i};
  }
};`;

const IN_C: Faults = {
  'memory without end': [
    'for (;;) { char* more = malloc(1 << 22); if (!more) abort(); last = memset(more, 1, 1 << 22); }',
    /^(Memory Limit Exceeded|Runtime Error)\s+3 of 4/,
  ],
  'an end of its own': ['exit(0);', /^Runtime Error\s+3 of 4[\s\S]*before it had answered/],
  'a signal': ['abort();', /^Runtime Error\s+3 of 4/],
};

const c = (code: string, before = '') =>
  `${before}\nint* twoSum(int* nums, int numsSize, int target, int* returnSize) {\n${code}\n}\n`;

const C = c(
  `  int* found = malloc(2 * sizeof(int));
  *returnSize = 2;
  switch (target) {
${switched(IN_C)}
  }
  for (int i = 0;; i++) for (int j = 0; j < i; j++) if (nums[i] + nums[j] == target) return found[0] = j, found[1] = i, found;`,
  'char* volatile last;',
);

/**
 * Compiles a program that is right on the examples, and lets it go wrong in each of its ways on one more case. Each
 * must leave a page that works, and let the next program be judged.
 */
async function goesWrong(page: Page, language: 'c' | 'cpp', code: string, faults: Faults) {
  await writeProgram(page, language, code);
  for (const [index, [name, [, said]]] of Object.entries(faults).entries()) {
    const target = FIRST_TARGET + index;
    await page.getByRole('textbox', { name: 'Your own cases' }).fill(`[[0, ${target}], ${target}]`);
    await setTimeFactor(page, name === 'an endless loop' ? 0.3 : 10);
    await button(page, 'Run').click();
    expect(await resultText(page), name).toMatch(said);
    await answers(page);
    await setTimeFactor(page, 10);
  }
  await page.getByRole('textbox', { name: 'Your own cases' }).fill('');
  await button(page, 'Run').click();
  expect(await resultText(page)).toMatch(RIGHT);
}

// In one page, because loading the compiler takes longer than most programs.
test(
  'a program in C++ or C is judged and stepped through, its fault is shown, it cannot reach the machine, and the next program runs',
  { timeout: 6 * MINUTES },
  async () => {
    const page = await site.visit(TWO_SUM);
    await turnSearchOff(page);
    const missing =
      '#include <vector>\nclass Solution {\npublic:\n  std::vector<int> twoSum(std::vector<int>& nums, int target) {\n    return missing;\n  }\n};\n';
    expect(await run(page, 'cpp', missing)).toMatch(/^Compilation Error\s+0 of/);
    expect(await fault(page)).toBe("5: use of undeclared identifier 'missing'");
    expect(await run(page, 'cpp', CPP)).toMatch(RIGHT);
    await fail(page, 'c', c('*returnSize = 0; return NULL;'));
    await page.getByText('Your own cases', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Your own cases' }).waitFor();
    const expectNothingLeft = watch(page, site);
    await goesWrong(page, 'cpp', CPP, IN_CPP);
    await attacks(page, 'cpp', CPP, {
      'a bomb for the compiler': [
        'template <int N> struct Bomb { enum { value = Bomb<N + 1>::value }; }; int all = Bomb<0>::value;',
        /^Compilation Error[\s\S]*(recursive template instantiation|out of stack)/,
        'shared',
      ],
    });
    await goesWrong(page, 'c', C, IN_C);
    await attacks(page, 'c', C, {
      'the functions of the page': [
        c('post(1); return NULL;', '__attribute__((import_module("env"), import_name("postMessage"))) void post(int);'),
        /^Runtime Error[\s\S]*env/,
      ],
      'another program': [c('system("ls"); return NULL;'), /^Compilation Error[\s\S]*system/],
      'the files of the compiler': [
        '#if __has_include("program.wasm")\n#error got it\n#endif\n#include "/etc/passwd"',
        /^Compilation Error(?![\s\S]*got it)[\s\S]*'\/etc\/passwd' file not found/,
      ],
      'an embedded file': [c('return NULL;', 'asm(".incbin \\"/etc/passwd\\"");'), /^Compilation Error[\s\S]*incbin/],
    });
    expectNothingLeft();

    for (const language of ['cpp', 'c'] as const) {
      expect(await run(page, language, program(`two-sum/solutions/hash-map.${language}`))).toMatch(RIGHT);
      await stepThroughFirst(page, '[3, 4]');
      await button(page, 'Submit').click();
      expect(await resultText(page)).toMatch(accepted(TWO_SUM));
    }
  },
);
