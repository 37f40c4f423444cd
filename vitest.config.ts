import { defineConfig } from 'vitest/config';

// `npm test` is several runs; .ci/run sums up what each leaves in this folder.
const results = process.env.TEST_RESULTS;

export default defineConfig({
  test: {
    reporters: results ? ['default', ['json', { outputFile: `${results}/${process.pid}.json` }]] : ['default'],
    // Databases and browsers are shared by the files of a project; two cores carry two workers.
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['shared/**/*.test.ts', 'scripts/**/*.test.ts', 'server/**/*.unit.test.ts', 'prisma/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          include: ['server/**/*.test.ts'],
          exclude: ['server/**/*.unit.test.ts'],
          globalSetup: ['server/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        test: {
          name: 'browser',
          // What is loaded serves all files of a worker, and so does its Chromium; each has a database and a site of its own.
          isolate: false,
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // As long as a page waits for what it is to show.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
