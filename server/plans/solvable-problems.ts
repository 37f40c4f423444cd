import type { Database } from '#server/database/client.ts';

/**
 * A problem that a plan may contain: solved on the site, neither an SQL exercise nor from a contest. `topic` is its
 * first topic; `reports` is the number of reports that it was asked by the company, or by any if none is chosen.
 */
export type SolvableProblem = {
  slug: string;
  name: string;
  /** Its slug in the catalogue. */
  problem: string;
  companyIds: number[];
  level: string;
  topic: string;
  reports: number;
};

const reportsOf = (company: string) => `
  SELECT problem, array_agg(id ORDER BY id) AS ids, max(CASE ${company} WHEN '' THEN (
    SELECT coalesce(sum(value::int), 0)::int FROM jsonb_each_text(report_counts)
  ) ELSE (report_counts ->> ${company})::int END) AS reports
  FROM company_problems GROUP BY problem`;

/** Problems in the order of the SDE sheet, then the others. @param company an SQL expression */
export const problemsFor = (company: string): string => `
  SELECT slug, name, problem, coalesce(ids, '{}') AS "companyIds", level,
    btrim(split_part(topics, ',', 1)) AS topic, coalesce(reports, 0) AS reports
  FROM problems
    LEFT JOIN (${reportsOf(company)}) AS asked USING (problem)
    LEFT JOIN (SELECT problem, min(id) AS place FROM topic_problems GROUP BY problem) AS listed USING (problem)
  WHERE kind = 'function' AND contest IS NULL
  ORDER BY place NULLS LAST, id`;

const PROBLEMS = problemsFor('$1');

export async function solvableProblems({ pool }: Pick<Database, 'pool'>, company: string): Promise<SolvableProblem[]> {
  const { rows } = await pool.query<SolvableProblem>({ name: 'plan-problems', text: PROBLEMS, values: [company] });
  return rows;
}
