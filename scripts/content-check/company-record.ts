import type { ContentRecord } from '#prisma/content.ts';
import { type CheckedContent, companiesOf, itemsOf, recordsOf, reportsOf } from './checked-content.ts';
import { type CompanyRecord, type Reported, reportedProblems, slugOf } from './reference.ts';
import { placeOf } from './rules/rule.ts';

/**
 * Which problems are listed (decision 22): those with at least `reports` reports, and the `first` most reported ones of
 * each company with at least `pairs` reported problems.
 */
const CHOSEN = { reports: 2, first: 10, pairs: 5 };

/** Compares the pairs of the company-wise sheet with the record. @returns the sentence with the counts */
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

  const reported = reportedProblems(record, [...companies]);
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
  const unlisted = unlistedOf(problems, reported);
  for (const slug of unlisted) report(`company-problems.json: ${slug} is reported often enough and not listed`);
  return (
    `${counted}; pairs without a record ${without}, recorded pairs missing ${missing}, of another number ${otherCount}, ` +
    `problems that belong here by their reports and are not listed ${unlisted.length}.`
  );
}

function unlistedOf(problems: ContentRecord[], reported: Reported): string[] {
  const ofCompany = new Map<string, { slug: string; count: number }[]>();
  for (const [slug, counts] of reported)
    for (const [company, count] of counts) ofCompany.set(company, [...(ofCompany.get(company) ?? []), { slug, count }]);
  const often = [...reported].filter(([, counts]) => sumOf(counts.values()) >= CHOSEN.reports).map(([slug]) => slug);
  const first = [...ofCompany.values()]
    .filter((asked) => asked.length >= CHOSEN.pairs)
    .flatMap((asked) => {
      const least = asked.map(({ count }) => count).toSorted((one, other) => other - one)[CHOSEN.first - 1] ?? 0;
      return asked.filter(({ count }) => count >= least).map(({ slug }) => slug);
    });
  const listed = new Set(problems.map(slugOf));
  return [...new Set([...often, ...first])].filter((slug) => !listed.has(slug));
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);
