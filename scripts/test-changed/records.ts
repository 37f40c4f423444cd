/**
 * The files that each test file last ran, one JSON file per test, so that concurrent workers do not overwrite each
 * other.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { cacheFolder } from '#scripts/build/user-cache.ts';

const recordSchema = z.object({ test: z.string(), ran: z.array(z.string()) });

const recordFile = (test: string) => join(cacheFolder('coverage'), `${encodeURIComponent(test)}.json`);
const read = (file: string) => recordSchema.parse(JSON.parse(readFileSync(file, 'utf8')));

/** Reads which of the project's files each test file ran. */
export function readRecords(): Map<string, Set<string>> {
  const folder = cacheFolder('coverage');
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(files.map((name) => read(join(folder, name))).map(({ test, ran }) => [test, new Set(ran)]));
}

/** @param isWhole false if some of its tests were skipped or failed: the previous record is then merged in */
export function writeRecord(test: string, ran: Iterable<string>, isWhole: boolean): void {
  const file = recordFile(test);
  const before = !isWhole && existsSync(file) ? read(file).ran : [];
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ test, ran: [...new Set([...before, ...ran])].toSorted() }));
  renameSync(draft, file);
}
