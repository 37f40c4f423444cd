/**
 * `npm run check:lint`: runs oxlint on the files that have changed since they last passed here, or on all files if the
 * linter, its rules or the installed types have changed. Effects of a change on the types of unchanged files are found
 * in the next full run, as in a fresh clone.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles, PassedPrograms } from '#scripts/content-check/passed-programs.ts';

process.chdir(join(import.meta.dirname, '../..'));
const CACHE = 'node_modules/.cache/lint';
const RULES = ['oxlint.config.ts', 'scripts/checks/restricted-syntax.ts', 'tsconfig.json', 'package-lock.json'];
/** The maximum number of named files: with more, the command line would be too long, and all files are linted. */
const MAX_NAMED = 200;
const IGNORED = /^(prisma\/content|tests\/content\/accepted)\//;

mkdirSync(CACHE, { recursive: true });
const passed = new PassedPrograms(CACHE);
const rules = hashOfFiles(...RULES);
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js'], {
  encoding: 'utf8',
});
const changed = listed
  .split('\n')
  .filter((file) => file !== '' && !IGNORED.test(file) && existsSync(file))
  .map((file) => ({ file, parts: [rules, file, readFileSync(file, 'utf8')] }))
  .filter(({ parts }) => !passed.has(parts));
if (changed.length > 0) {
  const named = changed.length <= MAX_NAMED ? changed.map(({ file }) => file) : [];
  // Its part that reads types is written in Go: collecting garbage half as often saves a sixth of the time.
  const env = { ...process.env, GOGC: '200' };
  const { status } = spawnSync('node_modules/.bin/oxlint', named, { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
  for (const { parts } of changed) passed.add(parts);
}
