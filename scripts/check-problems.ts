/** `npx node scripts/check-problems.ts [slug …]`: the problems that are named, or all, with everything that is in them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readProblemFolder } from '#prisma/problem-folder.ts';
import { checkProblems, type WrittenProblem } from './content-check/problems/check-problems.ts';

const FOLDER = join(import.meta.dirname, '../prisma/content/problem');
const named = process.argv.slice(2);
const slugs = named.length > 0 ? named : readdirSync(FOLDER).toSorted();
const FIELDS = [
  'kind',
  'signature',
  'schema',
  'checker',
  'cases',
  'generator',
  'validator',
  'check',
  'approaches',
  'wrong',
] as const;

let faults = 0;
const report = (fault: string) => {
  faults++;
  console.error(fault);
};
const written = slugs.flatMap((slug): WrittenProblem[] => {
  try {
    const values = readProblemFolder(join(FOLDER, slug));
    const fields = Object.fromEntries(FIELDS.map((field) => [field, values[field] ?? '']));
    return [{ name: slug, fields: fields as WrittenProblem['fields'] }]; // of all FIELDS
  } catch (error) {
    report(`${slug}: ${(error as Error).message}`); // of a file that cannot be read
    return [];
  }
});
const { skipped, ...counts } = await checkProblems(written, report);
console.log(counts, skipped.size > 0 ? `skipped: ${[...skipped].join(', ')}` : '', `faults: ${faults}`);
if (faults > 0) process.exitCode = 1;
