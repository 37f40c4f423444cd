import { expect, test } from 'vitest';
import type { ContentRecord } from '#prisma/content.ts';
import { checkLevels, type LevelDifference, readLevelDifferences } from './level-record.ts';
import type { ReferenceProblem } from './reference.ts';

const problem = (id: number, slug: string, level: string): ContentRecord => ({
  resource: 'companyProblem',
  file: 'company-sheet.json',
  name: String(id),
  values: { id, link: `https://example.com/problems/${slug}/`, level },
  hash: '',
  day: null,
  programs: [],
});

const RECORDS = [problem(1, 'two-sum', 'Easy'), problem(2, 'lru-cache', 'Medium'), problem(3, 'unknown', 'Hard')];
const REFERENCE = [
  { slug: 'two-sum', level: 'Easy' },
  { slug: 'lru-cache', level: 'Hard' },
  { slug: 'unlisted', level: 'Easy' },
];
const RATED_DOWN = { reference: 'Hard', today: 'Medium', reason: 'Rated down.', problems: ['lru-cache'] };

function check(differences: LevelDifference[], reference: ReferenceProblem[] | null = REFERENCE, records = RECORDS) {
  const faults: string[] = [];
  const content = { records, catalogue: [], figures: new Map<string, string>() };
  const counts = checkLevels(content, { reference, differences }, (fault) => faults.push(fault));
  return { counts, faults };
}

test('finds nothing when every difference has a reason', () => {
  expect(check([RATED_DOWN])).toEqual({
    faults: [],
    counts:
      'Levels: other than in the reference with a reason 1, reasons without a difference 0, ' +
      'differences without a reason 0.',
  });
});

test('names a difference without a reason', () => {
  const { faults, counts } = check([]);
  expect(faults).toEqual(['company-sheet.json id 2: Medium, Hard in the reference, without a reason']);
  expect(counts).toMatch(/ differences without a reason 1\.$/);
});

test.each([
  ['whose levels agree', { ...RATED_DOWN, problems: ['lru-cache', 'two-sum'] }],
  ['that is not listed', { ...RATED_DOWN, problems: ['lru-cache', 'unlisted'] }],
  ['that the reference has not', { ...RATED_DOWN, problems: ['lru-cache', 'unknown'] }],
  ['with two reasons', { ...RATED_DOWN, problems: ['lru-cache', 'lru-cache'] }],
  ['with other levels than the reason says', { ...RATED_DOWN, reference: 'Easy' }],
  ['whose reason is blank', { ...RATED_DOWN, reason: ' ' }],
])('names a reason for a problem %s', (_, difference) => {
  const { faults, counts } = check([difference]);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(/^level-differences\.json: /);
  expect(counts).toContain('reasons without a difference 1,');
});

test('finds a problem by its current URL', () => {
  const moved = [problem(1, 'number-of-provinces', 'Medium'), problem(2, 'coin-change-ii', 'Medium')];
  const reference = [
    { slug: 'friend-circles', level: 'Medium' },
    { slug: 'coin-change-ii', level: 'Medium' },
    { slug: 'coin-change-2', level: 'Hard' },
  ];
  expect(check([], reference, moved).faults).toEqual([]);
});

test('compares the current levels in the reasons with the content when there is no reference', () => {
  expect(check([RATED_DOWN], null)).toMatchObject({
    faults: [],
    counts: expect.stringMatching(/ there is no reference here to compare with\.$/) as string,
  });
  expect(check([{ ...RATED_DOWN, today: 'Easy' }], null).faults).toHaveLength(1);
});

test('reads the reasons of this content', () => {
  expect(readLevelDifferences().every(({ reason, problems }) => reason !== '' && problems.length > 0)).toBe(true);
});
