/** Which test files a change can affect. */

/** The quickest journeys, which are always run. */
export const SMOKE = [
  'tests/browser/site/home.test.ts',
  'tests/browser/sheets/sheet.test.ts',
  'tests/browser/assistant-and-search/search.test.ts',
  'tests/browser/back-office/back-office-entering.test.ts',
  'server/practice/problem-record.api.test.ts',
  'server/accounts/devices.api.test.ts',
];

/** Files that everything depends on: when one changes, all tests are run. */
const EVERYTHING =
  /^(package(-lock)?\.json|vitest\.config\.ts|prisma\/(schema\.prisma|migrations\/.*)|server\/testing\/(?!.*\.test\.ts).*|tests\/browser\/(browser|global-setup)\.ts)$/;

/** Files that run in other processes or are read as text, so that no test's record has them. */
const ELSEWHERE: { tests: RegExp; files: RegExp }[] = [
  {
    tests: /^tests\/start\//,
    files: /^(server|prisma|tests\/start)\/|^scripts\/(start|dev|import|backup|restore|seed)/,
  },
  { tests: /^tests\/start\/recipes/, files: /^CONTRIBUTING\.md$/ },
  { tests: /^tests\/browser\/offline/, files: /^client\/features\/offline\// },
  { tests: /^tests\/browser\/(sandbox|practice|sql-exercise)/, files: /^client\/sandbox\/|^shared\/judge\// },
  { tests: /^scripts\/content-check\//, files: /^(prisma\/content|shared\/judge)\// },
];

type Project = {
  changed: string[];
  /** All test files. */
  tests: string[];
  /** The files that each test file executed when it was last recorded. */
  records: Map<string, Set<string>>;
  /** Returns the files that import a file. */
  importersOf: (file: string) => string[];
};

type Choice = {
  /** The changed file on which everything depends, if any: then all tests are run. */
  everything: string | undefined;
  /** The test files to run, each with the reason. */
  chosen: Map<string, string>;
  /** Changed files that no known test runs. */
  untested: string[];
};

export function chooseTests({ changed, tests, records, importersOf }: Project): Choice {
  const everything = changed.find((file) => EVERYTHING.test(file));
  const recorded = new Set([...records.values()].flatMap((files) => [...files]));
  const chosen = new Map<string, string>();
  const choose = (test: string, reason: string) => chosen.has(test) || chosen.set(test, reason);
  const untested: string[] = [];

  for (const file of changed) {
    const standIns = seenFor(file, recorded, importersOf);
    const affected = tests.filter(
      (test) =>
        standIns.has(test) ||
        [...standIns].some((one) => records.get(test)?.has(one)) ||
        (!file.endsWith('.test.ts') && ELSEWHERE.some((rule) => rule.tests.test(test) && rule.files.test(file))),
    );
    for (const test of affected) choose(test, test === file ? 'has changed' : `runs ${file}`);
    if (affected.length === 0) untested.push(file);
  }
  for (const test of tests) if (!records.has(test)) choose(test, 'has not been recorded');
  for (const test of SMOKE) choose(test, 'is always run');
  return { everything, chosen: new Map([...chosen].filter(([test]) => tests.includes(test))), untested };
}

/**
 * Returns the file, and the files that stand in for it. A file that runs only while it is imported, such as a table, is
 * in no record: its importers stand in for it, transitively, up to the first that are recorded. Tests that import one
 * count.
 */
function seenFor(file: string, recorded: Set<string>, importersOf: (file: string) => string[]): Set<string> {
  const seen = new Set([file]);
  for (const current of seen) {
    const isSeen = recorded.has(current);
    for (const importer of importersOf(current)) if (!isSeen || importer.endsWith('.test.ts')) seen.add(importer);
  }
  return seen;
}
