/**
 * `npm run test:changed`: runs the tests that the changes since main can affect, and a few journeys. Which files a test
 * runs is known from the last run with RECORD_COVERAGE=on. A convenience: only `npm test` proves a change. `--list`
 * only prints what would be run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isBuilt } from './build.ts';
import { chooseTests } from './test-changed/choose.ts';
import { readRecords } from './test-changed/records.ts';

const ROOT = join(import.meta.dirname, '..');
const MAX_SHOWN = 20;
/** Tests that need the built client. */
const NEEDS_CLIENT = /^tests\/(browser|content|start)\//;
const IMPORT = /^(?:import|export)(?! type\b)[^'"]*?'([#.][^']+)'|\b(?:import|URL)\(\s*'([#.][^']+)'/gm;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter(Boolean);

/** Files changed since main, including untracked and removed ones. */
const changedFiles = () => [
  ...new Set([
    ...git('diff', '--name-only', '--no-renames', '-z', 'main...HEAD'),
    ...git('diff', '--name-only', '--no-renames', '-z', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard', '-z'),
  ]),
];

function readImporters(sources: string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const source of sources)
    for (const [, named, computed] of readFileSync(join(ROOT, source), 'utf8').matchAll(IMPORT)) {
      const specifier = (named ?? computed ?? '').replace(/\?.*$/, '');
      const target = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(source), specifier);
      importers.set(target, [...(importers.get(target) ?? []), source]);
    }
  return importers;
}

function show(lines: string[]) {
  for (const line of lines.slice(0, MAX_SHOWN)) console.log(`  ${line}`);
  if (lines.length > MAX_SHOWN) console.log(`  and ${lines.length - MAX_SHOWN} more`);
}

const run = (program: string, args: string[]) => spawnSync(program, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;

function testChanged(): number {
  const changed = changedFiles();
  const sources = git('ls-files', '--cached', '--others', '--exclude-standard', '-z', '*.ts', '*.tsx').filter((file) =>
    existsSync(join(ROOT, file)),
  );
  const tests = sources.filter((file) => file.endsWith('.test.ts') && !file.startsWith('tests/faults/'));
  const importers = readImporters(sources);
  const importersOf = (file: string) => importers.get(file) ?? [];
  const { everything, chosen, untested } = chooseTests({ changed, tests, records: readRecords(), importersOf });

  show(untested.map((file) => `${file}: no test is known to run it`));
  if (everything !== undefined) console.log(`All ${tests.length} test files: everything rests on ${everything}`);
  else {
    console.log(`${chosen.size} of ${tests.length} test files:`);
    show([...chosen].map(([test, reason]) => `${test} ${reason}`));
  }
  if (process.argv.includes('--list')) return 0;

  const files = everything === undefined ? [...chosen.keys()] : tests;
  if (files.some((file) => NEEDS_CLIENT.test(file)) && !isBuilt()) {
    const code = run('npm', ['run', 'build', '--', '--quick']);
    if (code !== 0) return code;
  }
  return run('npx', ['vitest', 'run', ...files]);
}

if (import.meta.main) process.exitCode = testChanged();
