import type { Source } from './rules/study/sources.ts';

/** The source of the pairs of company and problem, and the end of the period in which candidates reported them. */
export const COMPANY_REPORTS = {
  until: 'May 2022',
  source: 'leetcode-company-wise-problems-2022',
  href: 'https://github.com/hxu296/leetcode-company-wise-problems-2022',
};

/** Reports that an administrator has loaded: where they are from, and their last day, such as '31 October 2026'. */
export type Collection = { sources: Source[]; until: string };

/** Whose reports: an administrator's collection, or null for those that come with the site. */
export type ReportsOf = Collection | null;

/** Each of them once, in the order in which they come. */
export function distinct(found: readonly ReportsOf[]): ReportsOf[] {
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Until when candidates reported, such as 'May 2022 or 31 October 2026' for reports of two collections. */
export function untilText(found: readonly ReportsOf[]): string {
  const days = found.map((one) => (one ?? COMPANY_REPORTS).until);
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(new Set(days));
}
