import { expect, test } from 'vitest';
import { statusOf } from './status.ts';

test.each([
  [
    'solved',
    ['AC', 'Accepted', '✔️', '✔', '☑', '☑️', '✅', 'Solved ✅', '[x]', '[X]', 'AC (2 tries)', 'TRUE', 'yes', 'Y', '1'],
  ],
  [
    'solved',
    ['x', '✓ done', 'Solved on 2026-03-10', 'solved on 10 March 2026', '2026-03-10', '03/10/2026', '3/3', '100 %'],
  ],
  ['solved', ['**Done**', 'Done!', 'Completed.', 'Solved (by myself)', 'AC 45ms', 'done twice', 'Solved in 2 tries']],
  [
    'unsolved',
    [
      '❌',
      '✗',
      '☐',
      '[ ]',
      '[]',
      '⬜',
      'FALSE',
      'no',
      'N',
      '0',
      'To do',
      'TODO',
      'not solved',
      'Not yet done',
      'not started',
    ],
  ],
  [
    'unsolved',
    [
      'in progress',
      'In Progress 🚧',
      'Attempted',
      'WA',
      'TLE',
      '[-]',
      'to be solved',
      'unsolved',
      'un-solved',
      'notac',
      '2/3',
    ],
  ],
  [
    'unsolved',
    [
      'almost done',
      'half solved',
      'partially solved',
      '-',
      '—',
      'pending',
      "haven't solved",
      '50%',
      '0/3',
      'none',
      '0%',
    ],
  ],
  [
    'unknown',
    [
      'Meh',
      'Solved?',
      'solved ❌',
      'Done (not optimal)',
      'WA then AC',
      'TLE on test 5',
      'solved with help',
      '🟡',
      'In review',
      '7',
      'try 1',
      'submission 0',
      '[/]',
    ],
  ],
  ['none', ['', '  ', '\uFE0F']],
] as const)('%s: %j', (status, texts) => {
  expect(texts.map((text) => [text, statusOf(text)])).toEqual(texts.map((text) => [text, status]));
});
