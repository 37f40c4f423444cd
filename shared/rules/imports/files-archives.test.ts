import { expect, test } from 'vitest';
import { imported, zipOf } from '#shared/testing/imported-file.ts';

const BESIDE = 'a file beside the solutions, by its name';
const NONE = 'not on any sheet here';
const BUILT = 'a folder of built files';
const TOOLS = 'a folder with files of tools';

/** Of each archive its files, whose text is their path; the drafts as 'slug language' with the path of the program. */
const ARCHIVES: [what: string, paths: string[], drafts: string[], left?: string[]][] = [
  [
    'folders of problems',
    ['mine-main/0001-two-sum/solution.py', 'mine-main/15. 3Sum/Solution.java', 'mine-main/4sum/main.cpp'],
    [
      'two-sum python mine-main/0001-two-sum/solution.py',
      '3sum java mine-main/15. 3Sum/Solution.java',
      '4sum cpp mine-main/4sum/main.cpp',
    ],
  ],
  [
    'a root that begins with a dot',
    ['.leetcode-main/two-sum.py', '.leetcode-main/.github/x.py'],
    ['two-sum python .leetcode-main/two-sum.py'],
    [`.leetcode-main/.github/ (${TOOLS})`],
  ],
  [
    'a root with the name of a built folder',
    ['build/two-sum.py', 'build/3sum.py'],
    ['two-sum python build/two-sum.py', '3sum python build/3sum.py'],
  ],
  [
    'folders of built files and of tools',
    ['m/two-sum.py', 'm/build/a.js', 'm/build/b.js', 'm/dist/3sum.js', 'm/target/4sum.java', 'm/node_modules/x/i.js'],
    ['two-sum python m/two-sum.py'],
    [`m/build/ (2 files) (${BUILT})`, `m/dist/ (${BUILT})`, `m/target/ (${BUILT})`, `m/node_modules/ (${TOOLS})`],
  ],
  [
    'folders that only begin like one',
    ['m/target-sum/x/two-sum.py', 'm/buildings/3sum.py', 'm/distances/4sum.py'],
    ['two-sum python m/target-sum/x/two-sum.py', '3sum python m/buildings/3sum.py', '4sum python m/distances/4sum.py'],
  ],
  [
    'backslashes',
    ['mine\\0001-two-sum\\solution.py', 'mine\\3sum.py', 'mine\\dist\\4sum.py'],
    ['two-sum python mine\\0001-two-sum\\solution.py', '3sum python mine\\3sum.py'],
    [`mine\\dist/ (${BUILT})`.replace('\\dist', '/dist')],
  ],
  [
    "a topic's folder",
    ['m/Binary-Search/search_2d_matrix.py', 'm/Binary-Search/koko-eating-bananas.py'],
    [
      'search-a-2d-matrix python m/Binary-Search/search_2d_matrix.py',
      'koko-eating-bananas python m/Binary-Search/koko-eating-bananas.py',
    ],
  ],
  [
    "a topic's folder with one foreign file",
    ['m/Binary-Search/search_range.py'],
    [],
    [`m/Binary-Search/search_range.py (${NONE})`],
  ],
  ["a topic's numbered folder", ['m/05-Subsets/phone_words.py'], [], [`m/05-Subsets/phone_words.py (${NONE})`]],
  [
    'files beside the solutions',
    [
      'm/Subsets/README.py',
      'm/N-Queens/utils.cpp',
      'm/two-sum/test_solution.py',
      'm/two-sum/solution_test.py',
      'm/3sum/__init__.py',
      'm/tests/4sum.py',
    ],
    [],
    [
      'm/Subsets/README.py',
      'm/N-Queens/utils.cpp',
      'm/two-sum/test_solution.py',
      'm/two-sum/solution_test.py',
      'm/3sum/__init__.py',
      'm/tests/4sum.py',
    ].map((path) => `${path} (${BESIDE})`),
  ],
  [
    "the learner's own file beside a foreign one",
    ['m/Subsets/subsets.py', 'm/Subsets/utils.py', 'm/Subsets/other.py'],
    ['subsets python m/Subsets/subsets.py'],
    [`m/Subsets/other.py (${NONE})`, `m/Subsets/utils.py (${BESIDE})`],
  ],
  [
    'a general name in a folder of several',
    ['m/Arrays/two-sum.py', 'm/Arrays/solution.py'],
    ['two-sum python m/Arrays/two-sum.py'],
    ['m/Arrays/solution.py (its name is no problem, and “Arrays” has several problems)'],
  ],
  [
    'a technique in the folder of a problem',
    ['m/koko-eating-bananas/binary_search.py', 'm/two-sum/hash_map.py', 'm/two-sum/brute-force.java'],
    [
      'koko-eating-bananas python m/koko-eating-bananas/binary_search.py',
      'two-sum python m/two-sum/hash_map.py',
      'two-sum java m/two-sum/brute-force.java',
    ],
  ],
  [
    'a problem named like its topic',
    ['m/Arrays/two-sum.py', 'm/Arrays/binary_search.py'],
    ['two-sum python m/Arrays/two-sum.py', 'binary-search python m/Arrays/binary_search.py'],
  ],
  [
    'a folder by language',
    ['m/two-sum/python/solution.py', 'm/3sum/src/main/java/Solution.java'],
    ['two-sum python m/two-sum/python/solution.py', '3sum java m/3sum/src/main/java/Solution.java'],
  ],
  [
    'a folder with a long number',
    ['m/0704-binary-search/my-way.py'],
    ['binary-search python m/0704-binary-search/my-way.py'],
  ],
  [
    'numbers and levels in names',
    ['15. 3Sum (Medium).py', '[1]Two Sum.java', 'leetcode_18_4sum.py', 'LC146-lru_cache.cpp', '542.01-matrix.ts'],
    [
      '3sum python 15. 3Sum (Medium).py',
      'two-sum java [1]Two Sum.java',
      '4sum python leetcode_18_4sum.py',
      'lru-cache cpp LC146-lru_cache.cpp',
      '01-matrix typescript 542.01-matrix.ts',
    ],
  ],
  [
    'names of another catalogue',
    ['duplicate-integer/submission-0.py', 'two-integer-sum.py'],
    ['contains-duplicate python duplicate-integer/submission-0.py', 'two-sum python two-integer-sum.py'],
  ],
  ['endings in capitals', ['TWO_SUM.PY', '3Sum.CC'], ['two-sum python TWO_SUM.PY', '3sum cpp 3Sum.CC']],
  [
    'other files',
    ['m/two-sum.py', 'm/README.md', 'm/3sum/README.md', 'm/Makefile', 'm/main.go', 'm/n-queens/q.ipynb'],
    ['two-sum python m/two-sum.py'],
    [
      '*.md (2 files) (no program)',
      'm/Makefile (no program)',
      'm/main.go (in a language that is not judged here)',
      'm/n-queens/q.ipynb (in a language that is not judged here)',
    ],
  ],
  [
    'what its owner marks as open',
    ['m/done/two-sum.py', 'm/todo/3sum.py', 'm/Not started/4sum.py'],
    ['two-sum python m/done/two-sum.py'],
    ['m/todo/3sum.py (not marked as solved: “todo”)', 'm/Not started/4sum.py (not marked as solved: “Not started”)'],
  ],
];

test.each(ARCHIVES)('an archive with %s', (_what, paths, drafts, left = []) => {
  const outcome = imported(zipOf(Object.fromEntries(paths.map((path) => [path, path]))));
  expect(outcome.drafts.toSorted()).toEqual(drafts.toSorted());
  expect(outcome.left.toSorted()).toEqual(left.toSorted());
  expect(outcome.ticks).toHaveLength(new Set(drafts.map((draft) => draft.split(' ')[0])).size);
  for (const path of paths) {
    const folder = outcome.left
      .filter((line) => line.includes('/ ('))
      .some((line) => path.replaceAll('\\', '/').startsWith(line.split(' (')[0] ?? '/'));
    const ending = outcome.left.some((line) => line.startsWith(`*.${path.split('.').at(-1)} (`));
    const isListed =
      outcome.drafts.some((draft) => draft.endsWith(` ${path}`)) ||
      outcome.left.some((line) => line.startsWith(`${path} (`));
    expect(isListed || folder || ending, path).toBe(true);
  }
});
