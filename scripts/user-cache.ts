/**
 * What is expensive to make and outlives a checkout: compressed tools, which programs passed. It lies in the user's
 * cache folder (`XDG_CACHE_HOME`, else `~/.cache`), so that `npm ci` and a fresh clone keep it. Deleting it costs time only.
 */
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** A folder of the cache, created if it is not there. Names of its files say what they were made from. */
export function cacheFolder(name: string): string {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'gearup', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Marks a file as used now: those used longest ago are removed first. */
export function markUsed(file: string): void {
  const now = new Date();
  utimesSync(file, now, now);
}

/** Removes the files of a folder that were used longest ago, until the rest takes no more than `bytes`. */
export function trimCache(folder: string, bytes: number): void {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => {
      const file = join(folder, name);
      const stats = statSync(file, { throwIfNoEntry: false }); // another process may trim too
      return stats ? [{ file, size: stats.size, usedAt: stats.mtimeMs }] : [];
    })
    .toSorted((one, other) => other.usedAt - one.usedAt);
  let total = 0;
  for (const { file, size } of files) {
    total += size;
    if (total > bytes) rmSync(file, { force: true });
  }
}
