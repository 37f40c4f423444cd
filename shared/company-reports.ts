/** Where the pairs of company and problem come from, and until when candidates reported them. */
export const COMPANY_REPORTS = {
  until: 'May 2022',
  source: 'leetcode-company-wise-problems-2022',
  href: 'https://github.com/hxu296/leetcode-company-wise-problems-2022',
};
