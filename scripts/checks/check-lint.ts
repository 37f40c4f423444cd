/**
 * `npm run check:lint`: oxlint over what has changed since it last passed here, over everything where the linter, its
 * rules or the installed types are others. What a change does to the types of files that stay as they are is seen in
 * the next run from nothing, as in a fresh clone.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/lint.json');
const RULES = ['oxlint.config.ts', 'scripts/checks/restricted-syntax.ts', 'tsconfig.json', 'package-lock.json'];

const hashOf = (...files: string[]): string => {
  const hash = createHash('sha256');
  for (const file of files) hash.update(readFileSync(join(ROOT, file)));
  return hash.digest('base64url').slice(0, 20);
};

const cacheSchema = z.object({ rules: z.string(), passed: z.record(z.string(), z.string()) });

function readPassed(rules: string): Record<string, string> {
  try {
    const cache = cacheSchema.parse(JSON.parse(readFileSync(CACHE, 'utf8')));
    return cache.rules === rules ? cache.passed : {};
  } catch {
    return {}; // there is none yet, or it was cut off
  }
}

const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.js'], { cwd: ROOT });
const files = listed
  .toString()
  .split('\n')
  .filter((file) => file !== '' && !file.startsWith('prisma/content/') && existsSync(join(ROOT, file)));
const rules = hashOf(...RULES);
const known = readPassed(rules);
const passed = Object.fromEntries(files.map((file) => [file, hashOf(file)]));
const changed = files.filter((file) => passed[file] !== known[file]);
if (changed.length > 0) {
  // Of many files the list would be too long for a command; then all are looked at.
  const asked = changed.length < 200 ? changed : [];
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), asked, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify({ rules, passed }));
}
