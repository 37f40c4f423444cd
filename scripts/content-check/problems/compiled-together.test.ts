import { expect, it } from 'vitest';
import { problemsLine } from '../closing-line.ts';
import { checkProblems } from './check-problems.ts';
import type { WrittenProblem } from './written-problem.ts';

const fence = (language: string, source: string) => `\`\`\`${language}\n${source}\n\`\`\``;
const cpp = (body: string) => fence('cpp', `class Solution {\npublic:\n  int twice(int n) { ${body} }\n};`);

const problem = (name: string, fields: Partial<WrittenProblem['fields']>): WrittenProblem => ({
  name,
  fields: {
    kind: 'function',
    signature: 'twice(n: int): int',
    schema: '',
    checker: '',
    check: '',
    cases: '[{ "args": [2], "expected": 4 }, { "args": [2147483647], "expected": -2 }]',
    generator: '',
    validator: '',
    approaches: '',
    wrong: '',
    ...fields,
  },
});
const wrong = (name: string, program: string) => `## ${name}\n\nverdict: Wrong Answer\nreason: so\n\n${program}\n\n`;

async function check(written: WrittenProblem[], lanes = 1) {
  const faults: string[] = [];
  const counts = await checkProblems(written, { report: (fault) => void faults.push(fault), lanes });
  return { line: problemsLine(counts, 0), faults };
}

/** A whole program that prints twice what it reads, but runs `other` when it reads 7. */
const WHOLE = {
  cpp: (other: string) =>
    `#include <iostream>\n\nint main() {\n  int n;\n  std::cin >> n;\n  if (n == 7) { ${other} }\n  std::cout << 2 * n << "\\n";\n}`,
  python: (other: string) => `n = int(input())\nif n == 7:\n    ${other}\nprint(2 * n)`,
  javascript: (other: string) =>
    `const n = Number(require('node:fs').readFileSync(0, 'utf8'));\nif (n === 7) { ${other} }\nconsole.log(2 * n);`,
};
const STDIN = {
  kind: 'stdin',
  signature: '',
  cases: JSON.stringify([1, 7, 9].map((n) => ({ input: `${n}\n`, expected: `${2 * n}\n` }))),
};

it('reports for each program compiled with others the same as for the program alone', async () => {
  const right = problem('right', {
    approaches: `## Only\n\n${cpp('return static_cast<int>(2u * static_cast<unsigned>(n));')}`,
  });
  const faulty = problem('faulty', {
    wrong: [
      wrong('Overflow', cpp('return 2 * n;')),
      wrong('Beyond', cpp('int two[2] = {n, n}; return two[n > 2 ? 2 : 0] * 2;')),
      wrong('Unused', cpp('int other = 1; return n;')),
      wrong('Caught', cpp('return n;')),
    ].join(''),
  });
  const { line, faults } = await check([right, faulty]);
  expect(line).toContain('solutions run 1, wrong programs caught 1, failed 3, skipped 0');
  expect(faults).toEqual([
    expect.stringMatching(/Overflow \(C\+\+\) is Runtime Error and not Wrong Answer: .*\n.*signed integer overflow/),
    expect.stringMatching(/Beyond \(C\+\+\) is Runtime Error and not Wrong Answer/),
    expect.stringMatching(/Unused \(C\+\+\) is Compilation Error and not Wrong Answer: [^]*unused-variable/),
  ]);
});

it('detects on which of its inputs a whole program fails, and how', async () => {
  const programs = (['cpp', 'python', 'javascript'] as const).flatMap((language) =>
    Object.entries(
      {
        cpp: { Right: '', Ends: 'return 3;', Aborts: 'std::abort();' },
        python: { Right: 'pass', Ends: 'raise SystemExit(3)', Aborts: 'n.missing' },
        javascript: { Right: '', Ends: 'process.exit(3);', Aborts: 'missing();' },
      }[language],
    ).map(([name, other]) => wrong(name, fence(language, WHOLE[language](other)))),
  );
  const { faults } = await check([problem('whole', { ...STDIN, wrong: programs.join('') })]);
  expect(faults.map((fault) => fault.split('\n')[0])).toEqual(
    ['C++', 'Python', 'JavaScript'].flatMap((language) => [
      `whole: Right (${language}) is Accepted and not Wrong Answer: `,
      `whole: Ends (${language}) is Runtime Error and not Wrong Answer: ended with code 3`,
      expect.stringContaining(`whole: Aborts (${language}) is Runtime Error and not Wrong Answer: `),
    ]),
  );
});

it('runs each input without state from the one before, however the program prints', async () => {
  const programs = [
    fence(
      'python',
      'import sys\nassert not hasattr(sys, "seen")\nsys.seen = 1\nsys.stdout.write(f"{2 * int(sys.stdin.read())}")',
    ),
    fence(
      'javascript',
      "const n = require('fs').readFileSync(0, 'utf8');\nif (globalThis.seen) throw 1;\nglobalThis.seen = 1;\nprocess.stdout.write(String(2 * n));",
    ),
    fence(
      'javascript',
      "const n = require('node:fs').readFileSync(0, 'utf8');\nif (globalThis.seen) throw 1;\nglobalThis.seen = 1;\nconsole.log('%d', 2 * n);",
    ),
  ];
  const approaches = programs.map((program, index) => `## Approach ${index}\n\n${program}`).join('\n\n');
  expect(await check([problem('whole', { ...STDIN, approaches })])).toEqual({
    line: expect.stringContaining('solutions run 3, wrong programs caught 0, failed 0') as string,
    faults: [],
  });
});

it('distributes problems over several processes, and adds up their results', async () => {
  const solution = (name: string, body: string) =>
    problem(name, {
      cases: '[{ "args": [2], "expected": 4 }]',
      approaches: `## Only\n\n${fence('javascript', `const twice = (n) => ${body};`)}`,
    });
  const written = Array.from({ length: 12 }, (_, index) => solution(`p${index}`, index === 10 ? '5' : '2 * n'));
  const { line, faults } = await check(written, 2);
  expect(line).toContain('Problems: 12, cases 12, generated 0, solutions run 11, wrong programs caught 0, failed 1');
  expect(faults).toEqual(['p10: Only (JavaScript) is Wrong Answer and not Accepted: case 1 gives 5 instead of 4']);
});
