/** Former and other names of companies, each with the name that the site uses. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  facebook: 'Meta',
  twitter: 'X',
  square: 'Block',
  snapchat: 'Snap',
  'c3 iot': 'C3 AI',
  mindtree: 'LTIMindtree',
  'de shaw': 'D. E. Shaw',
  hrt: 'Hudson River Trading',
  'jp morgan': 'JPMorgan',
  sapient: 'Publicis Sapient',
  'palantir technologies': 'Palantir',
  sumologic: 'Sumo Logic',
  'walmart global tech': 'Walmart',
  'united health group': 'UnitedHealth Group',
  'gilt groupe': 'Gilt',
  'leap motion': 'Ultraleap',
  't system': 'T-Systems',
  'zeta suite': 'Zeta',
  hcl: 'HCLTech',
  'hcl technologies': 'HCLTech',
};

/** The site's name of a company, found by any of its names, case-insensitively; null if it is not in the list. */
export function findCompany(companies: readonly string[], name: string | null): string | null {
  if (name === null || companies.includes(name)) return name;
  const lower = name.toLowerCase();
  return (
    companies.find((company) => company.toLowerCase() === lower) ??
    companies.find((company) => company === OTHER_NAMES[lower]) ??
    null
  );
}

/** Whether one of the company's names contains a text, case-insensitively. */
export const isCompanyNamed = (company: string, text: string): boolean =>
  [company, ...otherNamesOf(company)].some((name) => name.toLowerCase().includes(text.toLowerCase()));

/** The other names of a company, in lower case. */
export const otherNamesOf = (company: string): string[] =>
  Object.keys(OTHER_NAMES).filter((name) => OTHER_NAMES[name] === company);
