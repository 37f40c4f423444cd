import type { Source } from './rules/study/sources.ts';

/** The source of the pairs of company and problem, and the end of the period in which candidates reported them. */
export const COMPANY_REPORTS = {
  until: 'May 2022',
  source: 'leetcode-company-wise-problems-2022',
  href: 'https://github.com/hxu296/leetcode-company-wise-problems-2022',
};

/** Reports that an administrator has loaded: their sources, and their last day, such as '31 October 2026'. */
export type Collection = { sources: Source[]; until: string };

/** The source of reports: a collection of an administrator, or null for those included in the site. */
export type ReportsOf = Collection | null;

/** The distinct ones, in their order. */
export function distinct(found: readonly ReportsOf[]): ReportsOf[] {
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** The end of the period of the reports, such as 'May 2022 or 31 October 2026' for two collections. */
export function untilText(found: readonly ReportsOf[]): string {
  const days = found.map((one) => (one ?? COMPANY_REPORTS).until);
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(new Set(days));
}
