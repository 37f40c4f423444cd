import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readProblem, readWrongPrograms } from '#judge/problem/problem.ts';
import { readProblemFolder } from './problem-folder.ts';

const parent = mkdtempSync(join(tmpdir(), 'problem-folder-'));
afterAll(() => rmSync(parent, { recursive: true }));

const FILES = {
  'statement.md':
    '---\nid: 1\nname: Two Sum\nkind: function\nsignature: "f(n: int): int"\n---\n\n## statement\n\nAdd.\n',
  'cases.json': '[{ "args": [1], "expected": 1 }]\n',
  'generator.js': 'export const smallest = 1;\n',
  'validator.js': 'export function validate() {}\n',
  'approaches.md': '## Brute force (try all)\n\ntime: O(n)\n\nTry.\n\n## Best\n\nLook.\n',
  'solutions/brute-force-try-all.py': 'class Solution:\n    pass\n',
  'solutions/best.cpp': 'class Solution {};\n',
  'solutions/best.py': 'class Solution:\n    pass\n',
  'wrong/twice.py': '# Wrong Answer: uses one: twice\nclass Solution:\n    pass\n',
  'wrong/slow.sql': '-- Time Limit Exceeded: joins all\nSELECT 1\n',
};

let count = 0;
function read(changes: Partial<Record<string, string | null>> = {}): Record<string, unknown> {
  const folder = join(parent, String(count++), 'two-sum');
  for (const [file, text] of Object.entries({ ...FILES, ...changes })) {
    if (text === null || text === undefined) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return readProblemFolder(folder);
}

describe('the folder of a problem', () => {
  it('is the fields of its record, its programs among them', () => {
    const { approaches, wrong, ...others } = read();
    expect(others).toEqual({
      id: 1,
      name: 'Two Sum',
      kind: 'function',
      signature: 'f(n: int): int',
      statement: 'Add.',
      slug: 'two-sum',
      cases: FILES['cases.json'].trim(),
      generator: FILES['generator.js'].trim(),
      validator: FILES['validator.js'].trim(),
      check: '',
    });
    const fields = { kind: 'stdin', signature: '', schema: '', checker: '', cases: '[]', generator: '', validator: '' };
    expect(
      readProblem({ ...fields, check: '', approaches: String(approaches) }).approaches.map(({ name, programs }) => [
        name,
        programs,
      ]),
    ).toEqual([
      ['Brute force (try all)', [{ language: 'python', source: FILES['solutions/best.py'] }]],
      [
        'Best',
        [
          { language: 'cpp', source: FILES['solutions/best.cpp'] },
          { language: 'python', source: FILES['solutions/best.py'] },
        ],
      ],
    ]);
    expect(readWrongPrograms(String(wrong))).toMatchObject([
      { name: 'slow', verdict: 'Time Limit Exceeded', reason: 'joins all', program: { language: 'sql' } },
      {
        name: 'twice',
        verdict: 'Wrong Answer',
        reason: 'uses one: twice',
        program: { source: FILES['solutions/best.py'] },
      },
    ]);
  });

  it('needs no more than a statement', () => {
    const others = Object.fromEntries(Object.keys(FILES).map((file) => [file, null]));
    expect(read({ ...others, 'statement.md': FILES['statement.md'] })).toMatchObject({
      slug: 'two-sum',
      cases: '',
      generator: '',
      check: '',
      approaches: '',
      wrong: '',
    });
  });

  it.each<[what: string, changes: Parameters<typeof read>[0], message: string]>([
    ['a statement', { 'statement.md': null }, 'front matter is missing'],
    [
      'a solution that belongs to no approach',
      { 'solutions/hash-map.py': 'pass\n' },
      'solutions/hash-map.py belongs to no approach: brute-force-try-all, best',
    ],
    ['solutions without approaches', { 'approaches.md': null }, 'solutions/best.cpp belongs to no approach: '],
    ['a program in another language', { 'solutions/best.rs': '' }, 'solutions/best.rs is of no language that there is'],
    [
      'a wrong program without a verdict',
      { 'wrong/twice.py': 'pass\n' },
      'wrong/twice.py does not begin with its verdict',
    ],
    [
      'a wrong program without a reason',
      { 'wrong/twice.py': '# Wrong Answer\npass\n' },
      'wrong/twice.py does not begin with its verdict',
    ],
  ])('is refused for %s', (_what, changes, message) => {
    expect(() => read(changes)).toThrow(new Error(message));
  });
});
