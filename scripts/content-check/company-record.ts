import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentRecord } from '#prisma/content.ts';
import { findCompany } from '#shared/rules/company-names.ts';
import { type CheckedContent, companiesOf, itemsOf, recordsOf, reportsOf } from './checked-content.ts';
import { placeOf } from './rules/rule.ts';

/** How often each company was reported to ask a problem, by the last part of the problem's address. */
export type CompanyRecord = Record<string, Record<string, number>>;

/** The collection lies beside the project where it is checked out with what it was made from, and is not a part of it. */
const COLLECTION = join(import.meta.dirname, '../../../shared/reference/companies.mit.json');

/** Addresses that the practice site has changed since the collection was made. */
const MOVED: Record<string, string> = {
  'add-and-search-word-data-structure-design': 'design-add-and-search-words-data-structure',
  'array-partition-i': 'array-partition',
  'coin-change-2': 'coin-change-ii',
  'friend-circles': 'number-of-provinces',
  'implement-strstr': 'find-the-index-of-the-first-occurrence-in-a-string',
};

/** Null where there is none to compare with. */
export const readCompanyRecord = (): CompanyRecord | null =>
  existsSync(COLLECTION) ? (JSON.parse(readFileSync(COLLECTION, 'utf8')) as CompanyRecord) : null; // as its makers write it

/** Holds the pairs of the company-wise sheet against the record. @returns the sentence with the counts */
export function checkCompanies(content: CheckedContent, record: CompanyRecord | null, report: (fault: string) => void) {
  const problems = recordsOf(content, 'companyProblem');
  const pairs = problems.flatMap((problem) => [...reportsOf(problem)].map(([company, count]) => ({ company, count })));
  const companies = new Set(problems.flatMap(companiesOf));
  const practised = problems.flatMap((problem) => itemsOf(problem, 'practisedFor')).length;
  const unrecorded = problems.filter((problem) => reportsOf(problem).size === 0).length;
  const counted =
    `Companies: ${companies.size}, pairs on record ${pairs.length}, practised for ${practised}, ` +
    `problems without a record ${unrecorded} of ${problems.length}`;
  if (!record) return `${counted}; there is no record here to compare with.`;

  const names = [...companies];
  const reported = new Map<string, Map<string, number>>();
  for (const [asked, counts] of Object.entries(record)) {
    const company = findCompany(names, asked) ?? asked;
    for (const [slug, count] of Object.entries(counts)) {
      const of = reported.get(MOVED[slug] ?? slug) ?? new Map<string, number>();
      reported.set(MOVED[slug] ?? slug, of.set(company, (of.get(company) ?? 0) + count));
    }
  }
  let [without, missing, otherCount] = [0, 0, 0];
  for (const problem of problems) {
    const own = reportsOf(problem);
    const known = reported.get(slugOf(problem)) ?? new Map<string, number>();
    for (const [company, count] of own) {
      if (!known.has(company)) without++;
      else if (known.get(company) !== count) otherCount++;
      if (known.get(company) !== count)
        report(`${placeOf(problem)}: ${company} ${count}, on record ${known.get(company) ?? 'never'}`);
    }
    for (const [company, count] of known) {
      if (own.has(company)) continue;
      missing++;
      report(`${placeOf(problem)}: ${company} ${count} is on record and missing`);
    }
  }
  return `${counted}; pairs without a record ${without}, recorded pairs missing ${missing}, of another number ${otherCount}.`;
}

const slugOf = ({ values }: ContentRecord) => /\/problems\/([^/]+)/.exec(String(values.link))?.[1] ?? '';
