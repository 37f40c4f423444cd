/**
 * `npm run check:lint`: oxlint over what has changed since it last passed here, over everything where the linter, its
 * rules or the installed types have. What a change does to the types of unchanged files is seen in the next run from
 * nothing, as in a fresh clone.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfFiles, PassedPrograms } from '#scripts/content-check/passed-programs.ts';

process.chdir(join(import.meta.dirname, '../..'));
const CACHE = 'node_modules/.cache/lint';
const RULES = ['oxlint.config.ts', 'scripts/checks/restricted-syntax.ts', 'tsconfig.json', 'package-lock.json'];
/** With more files the command line would be too long; then all files are linted. */
const MAX_NAMED = 200;

mkdirSync(CACHE, { recursive: true });
const passed = new PassedPrograms(CACHE);
const rules = hashOfFiles(...RULES);
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js'], {
  encoding: 'utf8',
});
const changed = listed
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('prisma/content/') && existsSync(file))
  .map((file) => ({ file, parts: [rules, file, readFileSync(file, 'utf8')] }))
  .filter(({ parts }) => !passed.has(parts));
if (changed.length > 0) {
  const named = changed.length <= MAX_NAMED ? changed.map(({ file }) => file) : [];
  const { status } = spawnSync('node_modules/.bin/oxlint', named, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  for (const { parts } of changed) passed.add(parts);
}
