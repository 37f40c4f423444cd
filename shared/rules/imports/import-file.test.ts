import { expect, test } from 'vitest';
import { MAX_CODE } from '#shared/rules/practice/practice-limits.ts';
import { readProgressFile } from '#shared/schemas/progress.ts';
import type { ImportedItem, ImportedProgram } from './parsed-import.ts';
import { type MatchedProblem, type Match, problemsFile, questionsFile } from './import-file.ts';

const NOW = Date.parse('2026-03-12T08:00:00Z');
const when = { now: NOW, today: '2026-03-12' };
const TWO_SUM: MatchedProblem = { name: 'Two Sum', page: { slug: 'two-sum', isSql: false } };
const found = <T>(one: T): Match<T> => ({ found: one, unclear: [] });
const NOTHING = { found: null, unclear: [] };
const line = (name: string, fields: Partial<ImportedItem> = {}): ImportedItem => ({
  line: name,
  names: [name],
  solvedOn: null,
  program: null,
  question: null,
  ...fields,
});
const program = (code: string, day: string, language: ImportedProgram['language'] = 'python') =>
  line(`two-sum/${day}`, { program: { language, code, changedAt: `${day}T10:00:00.000Z` } });

test('ticks a problem once, on the first day, and lists lines without a match', () => {
  const { file, skipped } = problemsFile(
    [
      line('Two Sum', { solvedOn: '2026-03-10' }),
      line('two-sum', { solvedOn: '2026-03-02' }),
      line('of tomorrow', { solvedOn: '2026-03-13' }),
      line('Sum of Sums'),
      line('Word Search'),
    ],
    [
      found(TWO_SUM),
      found(TWO_SUM),
      found({ name: 'Other', page: null }),
      NOTHING,
      { found: null, unclear: ['A', 'B'] },
    ],
    when,
  );
  expect(file.items).toMatchObject([
    { name: 'Two Sum', field: 'done', value: 'true', changedAt: '2026-03-02T12:00:00.000Z' },
    { name: 'Other', changedAt: '1970-01-01T00:00:00.000Z' },
  ]);
  expect(file.activity).toEqual([{ day: '2026-03-02', name: 'Two Sum' }]);
  expect(skipped).toEqual([
    { line: 'Sum of Sums', reason: 'not on any sheet here' },
    { line: 'Word Search', reason: 'may be A or B' },
  ]);
  expect(readProgressFile(file)).toMatchObject({ items: { length: 2 } });
});

test('makes the newest program the draft, keeps older ones as the other text, and lists one that does not fit', () => {
  const long = 'y'.repeat(MAX_CODE - 3);
  const items = [
    program('old', '2026-03-01'),
    program('new', '2026-03-03'),
    program(long, '2026-02-01'),
    program('class A {}', '2026-03-02', 'java'),
  ];
  const { file, skipped } = problemsFile(
    items,
    items.map(() => found(TWO_SUM)),
    when,
  );
  expect(file.drafts).toEqual([
    {
      slug: 'two-sum',
      language: 'python',
      code: 'new',
      previousCode: 'old',
      changedAt: '2026-03-03T10:00:00.000Z',
    },
    {
      slug: 'two-sum',
      language: 'java',
      code: 'class A {}',
      previousCode: null,
      changedAt: '2026-03-02T10:00:00.000Z',
    },
  ]);
  expect(skipped).toEqual([
    { line: 'two-sum/2026-02-01', reason: 'no room beside the other programs of this problem' },
  ]);
  expect(typeof readProgressFile(file)).toBe('object');
});

test('only ticks the problem if it does not accept the program', () => {
  const { file, skipped } = problemsFile(
    [program('a', '2026-03-01'), program('b', '2026-03-01')],
    [found({ name: 'No page', page: null }), found({ name: 'Query', page: { slug: 'query', isSql: true } })],
    when,
  );
  expect(file.drafts).toEqual([]);
  expect(file.items).toHaveLength(2);
  expect(skipped.map(({ reason }) => reason)).toEqual([
    'ticked only: it is not solved on this site',
    'ticked only: it is in a language that this problem does not accept',
  ]);
});

test('marks a question once, and adds a card unless it has one', () => {
  const heap = { name: 'dsa/1', title: 'What is a heap?', hasCard: false };
  const set = { name: 'py/2', title: 'What is a set?', hasCard: true };
  const { file, skipped } = questionsFile(
    [line('What is a heap?'), line('heap'), line('set'), line('What is love?')],
    [found(heap), found(heap), found(set), NOTHING],
    { ...when, newKey: () => '01980000-0000-7000-8000-000000000001' },
  );
  expect(file.items).toMatchObject([
    { name: 'dsa/1', field: 'revise' },
    { name: 'py/2', field: 'revise' },
  ]);
  expect(file.records).toMatchObject([
    { id: 'question:dsa/1', record: { events: [{ kind: 'added', title: 'What is a heap?', day: '2026-03-12' }] } },
  ]);
  expect(skipped).toEqual([{ line: 'What is love?', reason: 'not a question here' }]);
  expect(typeof readProgressFile(file)).toBe('object');
});
