import { type CheckedContent, companiesOf, itemsOf, recordsOf, reportsOf } from './checked-content.ts';
import { type CompanyRecord, reportedProblems, slugOf } from './reference.ts';
import { placeOf } from './rules/rule.ts';

/**
 * Compares the pairs of the company-wise sheet with the record; every pair on record has to be listed (decision 22).
 * @returns a sentence with the counts
 */
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
    const recorded = reported.get(slugOf(problem)) ?? new Map<string, number>();
    for (const [company, count] of own) {
      if (!recorded.has(company)) without++;
      else if (recorded.get(company) !== count) otherCount++;
      if (recorded.get(company) !== count)
        report(`${placeOf(problem)}: ${company} ${count}, on record ${recorded.get(company) ?? 'never'}`);
    }
    for (const [company, count] of recorded) {
      if (own.has(company)) continue;
      missing++;
      report(`${placeOf(problem)}: ${company} ${count} is on record and missing`);
    }
  }
  const listed = new Set(problems.map(slugOf));
  const unlisted = [...reported].filter(([slug]) => !listed.has(slug));
  for (const [slug, counts] of unlisted) {
    missing += counts.size;
    report(`catalogue.json: ${slug} is on record for ${[...counts.keys()].join(', ')} and not listed`);
  }
  return (
    `${counted}; pairs without a record ${without}, recorded pairs missing ${missing}, of another number ${otherCount}, ` +
    `problems on record that are not listed ${unlisted.length}.`
  );
}
