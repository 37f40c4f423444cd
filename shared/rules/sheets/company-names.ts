/** Names by which a company was known, or is called in records, with the name that the site has for it. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  ...{ facebook: 'Meta', twitter: 'X', square: 'Block', snapchat: 'Snap', 'c3 iot': 'C3 AI', mindtree: 'LTIMindtree' },
  ...{ 'de shaw': 'D. E. Shaw', hrt: 'Hudson River Trading', 'jp morgan': 'JPMorgan', sapient: 'Publicis Sapient' },
  ...{ 'palantir technologies': 'Palantir', sumologic: 'Sumo Logic', 'walmart global tech': 'Walmart' },
  ...{ 'united health group': 'UnitedHealth Group' },
};

/** A company as the site calls it, asked for by any of its names without regard to case; null for none of the list. */
export function findCompany(companies: readonly string[], asked: string | null): string | null {
  if (asked === null || companies.includes(asked)) return asked;
  const lower = asked.toLowerCase();
  return (
    companies.find((company) => company.toLowerCase() === lower) ??
    companies.find((company) => company === OTHER_NAMES[lower]) ??
    null
  );
}

/** Whether a text is a part of one of the company's names, without regard to case. */
export const isCompanyNamed = (company: string, text: string): boolean =>
  [company, ...otherNamesOf(company)].some((name) => name.toLowerCase().includes(text.toLowerCase()));

/** In lower case. */
export const otherNamesOf = (company: string): string[] =>
  Object.keys(OTHER_NAMES).filter((name) => OTHER_NAMES[name] === company);
