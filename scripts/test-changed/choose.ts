/** Which test files a change can affect. */

/** The quickest journeys, run whatever has changed. */
export const SMOKE = [
  'tests/browser/home.test.ts',
  'tests/browser/sheet.test.ts',
  'tests/browser/search.test.ts',
  'tests/browser/back-office-entering.test.ts',
  'server/practice/problem-record.test.ts',
  'server/accounts/devices.test.ts',
];

/** What everything rests on: a change of it means all tests. */
const EVERYTHING =
  /^(package(-lock)?\.json|vitest\.config\.ts|prisma\/(schema\.prisma|migrations\/.*)|server\/testing\/(?!.*\.test\.ts).*|tests\/browser\/(browser|global-setup)\.ts)$/;

/** What runs in other processes, or is read as text, and is not seen by the record of a test. */
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
  /** Every test file that there is. */
  tests: string[];
  /** Which files each test file ran when that was recorded. */
  records: Map<string, Set<string>>;
  /** Which files import a file. */
  importersOf: (file: string) => string[];
};

type Choice = {
  /** A file on which everything rests. */
  everything: string | undefined;
  /** The test files to be run, each with the reason. */
  chosen: Map<string, string>;
  /** Changed files that no test is known to run. */
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
 * The file, and what imports it. Files that only run while others are loaded, as tables do, are in no record: instead
 * of such a one count its importers, up to the first that are in one.
 */
function seenFor(file: string, recorded: Set<string>, importersOf: (file: string) => string[]): Set<string> {
  const seen = new Set([file]);
  for (const one of seen) {
    const isSeen = recorded.has(one);
    for (const importer of importersOf(one)) if (!isSeen || importer.endsWith('.test.ts')) seen.add(importer);
  }
  return seen;
}
