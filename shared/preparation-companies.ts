import { href } from './paths.ts';

/** The companies with a preparation page, spelled as the problems name them, in the order of the cards. */
export const PREPARATION_COMPANIES = [
  'TCS',
  'Infosys',
  'Wipro',
  'Accenture',
  'Cognizant',
  'Capgemini',
  'HCLTech',
  'Amazon',
  'Microsoft',
  'Google',
  'Meta',
  'Adobe',
  'Goldman Sachs',
  'Oracle',
  'Flipkart',
] as const;

export type PreparationCompany = (typeof PREPARATION_COMPANIES)[number];

const slugOf = (company: PreparationCompany) => company.replaceAll(' ', '-');

/** The company of an address, in any case; undefined for an unknown one. */
export const preparationCompanyAt = (slug: string): PreparationCompany | undefined =>
  PREPARATION_COMPANIES.find((company) => slugOf(company).toLowerCase() === slug.toLowerCase());

/** Where a company's page is listed: TCS has had an address of its own from the first. */
export const preparationHref = (company: PreparationCompany): string =>
  company === 'TCS' ? href('tcs') : href('preparation', { company: slugOf(company) });
