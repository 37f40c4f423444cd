import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// `npm test` is several runs; .ci/run sums up what each leaves in this folder.
const results = process.env.TEST_RESULTS;

/** Files that take long: begun at the end, where nothing is known of their last run, they would leave a core idle. */
const LONG =
  /tests\/browser\/(practice\/(cpp-programs|python-programs|practice|kept-programs|stepping)|site\/(accessibility|offline)|sheets\/(company-sheet|sheet|progress))\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Does nothing unless RECORD_COVERAGE is on. */
const RECORD = 'scripts/test-changed/record.ts';

/** What compiles and runs programs, or reads all content, takes long, and is no part of `npm run check`. */
const JUDGE = [
  'scripts/content-check/content-rules.test.ts',
  'scripts/content-check/languages/*.test.ts',
  'scripts/content-check/problems/*.test.ts',
];

/** Workers live long and collect garbage less often with more room for what is new. */
const ROOM = ['--max-semi-space-size=64'];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    reporters: results ? ['default', ['json', { outputFile: `${results}/${process.pid}.json` }]] : ['default'],
    // Databases and browsers are shared by the files of a project; two cores carry two workers. In `npm test` the API
    // and the start, which wait a lot, have one each beside the two of the browser.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          // On a machine that is busy with other things too.
          testTimeout: 30_000,
          include: [
            ...[
              'judge/**/*.test.ts',
              'shared/**/*.test.ts',
              'client/**/*.test.ts',
              'scripts/**/*.test.ts',
              'prisma/**/*.test.ts',
            ],
            'server/**/*.test.ts',
          ],
          exclude: [...JUDGE, 'server/**/*.api.test.ts'],
          setupFiles: [RECORD],
        },
      },
      {
        test: {
          name: 'judge',
          isolate: false,
          include: JUDGE,
          globalSetup: ['scripts/content-check/global-setup.ts'],
          setupFiles: [RECORD],
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'api',
          execArgv: ROOM,
          // What is loaded serves all files of a worker; each has a database and an app of its own.
          isolate: false,
          include: ['server/**/*.api.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          setupFiles: [RECORD, 'server/testing/cheap-passwords.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // For a machine that is busy otherwise; who passes waits for none of it.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: 'start',
          isolate: false,
          include: ['tests/start/**/*.test.ts'],
          globalSetup: ['tests/start/global-setup.ts'],
          setupFiles: [RECORD],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          // What only the content decides: part of `npm run check:content` and not of `npm test`.
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          globalSetup: ['tests/content/global-setup.ts', 'server/testing/global-setup.ts'],
          setupFiles: [RECORD, 'server/testing/cheap-passwords.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // What takes long or needs root: not part of `npm test`.
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          execArgv: ROOM,
          // What a page said is told whole where it is not what was expected.
          chaiConfig: { truncateThreshold: 0 },
          // What is loaded serves all files of a worker, and so does its Chromium; each has a database and a site of its own.
          isolate: false,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          setupFiles: [RECORD, 'server/testing/cheap-passwords.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // As long as a page waits for what it is to show.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
