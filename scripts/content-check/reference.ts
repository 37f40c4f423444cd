import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentRecord } from '#prisma/content.ts';
import { currentSlug } from '#shared/rules/imports/names/other-names.ts';
import { findCompany } from '#shared/rules/sheets/company-names.ts';

/** The number of reports of each company for a problem, by the last part of the problem's URL. */
export type CompanyRecord = Record<string, Record<string, number>>;
export type ReferenceProblem = { slug: string; level: string };

/** Reports by the problem's current slug, then by the company's name on the site. */
export type Reported = Map<string, Map<string, number>>;

/** The collections are not part of the project; only some checkouts have them, in a folder beside it. */
const COLLECTIONS = join(import.meta.dirname, '../../../shared/reference');

/** Returns null when the collection is missing. */
export const readCompanyRecord = () => readCollection<CompanyRecord>('companies.mit.json');
export const readReferenceProblems = () => readCollection<ReferenceProblem[]>('problems.mit.json');

/** @param companies the names that the site has */
export function reportedProblems(record: CompanyRecord, companies: readonly string[]): Reported {
  const reported: Reported = new Map();
  for (const [askedSlug, counts] of Object.entries(record)) {
    const company = findCompany(companies, askedSlug) ?? askedSlug;
    for (const [slug, count] of Object.entries(counts)) {
      const today = currentSlug(slug);
      const of = reported.get(today) ?? new Map<string, number>();
      reported.set(today, of.set(company, (of.get(company) ?? 0) + count));
    }
  }
  return reported;
}

/** Levels by current slug, which takes precedence when the reference lists a problem under its old slug too. */
export function levelsOf(problems: readonly ReferenceProblem[]): Map<string, string> {
  const moved = problems.map(({ slug, level }) => [currentSlug(slug), level] as const);
  return new Map([...moved, ...problems.map(({ slug, level }) => [slug, level] as const)]);
}

/** The last part of the URL where a problem is practised. */
export const slugOf = ({ values }: ContentRecord) => /\/problems\/([^/]+)/.exec(String(values.link))?.[1] ?? '';

function readCollection<T>(name: string): T | null {
  const file = join(COLLECTIONS, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null; // the collections have this shape
}
