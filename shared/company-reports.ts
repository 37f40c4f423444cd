/** The source of the pairs of company and problem, and the end of the period in which candidates reported them. */
export const COMPANY_REPORTS = {
  until: 'May 2022',
  source: 'leetcode-company-wise-problems-2022',
  href: 'https://github.com/hxu296/leetcode-company-wise-problems-2022',
};
