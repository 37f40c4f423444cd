import { expect, test } from 'vitest';
import type { ContentRecord } from '#prisma/content.ts';
import { checkCompanies } from './company-record.ts';
import type { CompanyRecord } from './reference.ts';

const problem = (id: number, slug: string, reports: string): ContentRecord => ({
  resource: 'companyProblem',
  file: 'company-sheet.json',
  name: String(id),
  values: { id, link: `https://example.com/problems/${slug}/`, companies: reports.replace(/ \d+/g, ''), reports },
  hash: '',
  day: null,
  programs: [],
});

function check(records: ContentRecord[], record: CompanyRecord | null) {
  const faults: string[] = [];
  const counts = checkCompanies({ records, catalogue: [], figures: new Map() }, record, (fault) => faults.push(fault));
  return { counts, faults };
}

test('finds nothing when every pair is on record under any of its names, and none are missing', () => {
  const records = [
    problem(1, 'two-sum', 'Meta 5, Dell 1'),
    problem(2, 'coin-change-ii', 'Dell 2'),
    problem(3, 'new', ''),
  ];
  const record = { Facebook: { 'two-sum': 5 }, dell: { 'two-sum': 1, 'coin-change-2': 2 } };
  expect(check(records, record)).toEqual({
    faults: [],
    counts:
      'Companies: 2, pairs on record 3, practised for 0, problems without a record 1 of 3; ' +
      'pairs without a record 0, recorded pairs missing 0, of another number 0, ' +
      'problems on record that are not listed 0.',
  });
});

test('names each pair that is not on record, is missing or has another number', () => {
  const records = [problem(1, 'two-sum', 'Meta 5, Dell 1')];
  const { faults, counts } = check(records, { Meta: { 'two-sum': 4 }, Uber: { 'two-sum': 3 } });
  expect(faults).toEqual([
    'company-sheet.json id 1: Meta 5, on record 4',
    'company-sheet.json id 1: Dell 1, on record never',
    'company-sheet.json id 1: Uber 3 is on record and missing',
  ]);
  expect(counts).toContain('pairs without a record 1, recorded pairs missing 1, of another number 1,');
});

test('names each problem on record that is not listed, even with a single report', () => {
  const record = {
    Facebook: { 'two-sum': 4 },
    Uber: { 'two-sum': 3, once: 1 },
    Dell: { listed: 1, 'coin-change-2': 1 },
  };
  const { faults, counts } = check([problem(1, 'listed', 'Dell 1')], record);
  expect(faults).toEqual([
    'catalogue.json: two-sum is on record for Facebook, Uber and not listed',
    'catalogue.json: once is on record for Uber and not listed',
    'catalogue.json: coin-change-ii is on record for Dell and not listed',
  ]);
  expect(counts).toMatch(/ recorded pairs missing 4, of another number 0, problems on record that are not listed 3\.$/);
});

test('says so when there is no record to compare with', () => {
  expect(check([problem(1, 'two-sum', 'Dell 1')], null)).toMatchObject({
    faults: [],
    counts: expect.stringMatching(/ there is no record here to compare with\.$/) as string,
  });
});
