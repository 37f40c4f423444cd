/**
 * A cache for expensive results that outlive a checkout: compressed tools, the list of passed programs. It is in the
 * user's cache folder (`XDG_CACHE_HOME`, by default `~/.cache`), so that it survives `npm ci` and a fresh clone.
 * Deleting it costs time only.
 */
import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Returns a folder of the cache, created if missing. The names of its files depend on what they were made from. */
export function cacheFolder(name: string): string {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'gearup', name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Marks a file or folder of the cache as used now, as the least recently used are evicted first. */
export function markUsed(entry: string): void {
  const now = new Date();
  utimesSync(entry, now, now);
}

/** Evicts the least recently used files and folders until the rest of `folder` takes at most `bytes`. */
export function trimCache(folder: string, bytes: number): void {
  const entries = readdirSync(folder)
    .flatMap((name) => {
      const entry = join(folder, name);
      const stats = statSync(entry, { throwIfNoEntry: false }); // another process may trim too
      return stats ? [{ entry, size: sizeOf(entry), usedAt: stats.mtimeMs }] : [];
    })
    .toSorted((a, b) => b.usedAt - a.usedAt);
  let total = 0;
  for (const { entry, size } of entries) {
    total += size;
    if (total > bytes) rmSync(entry, { recursive: true, force: true });
  }
}

function sizeOf(entry: string): number {
  const stats = statSync(entry, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.size ?? 0;
  return readdirSync(entry).reduce((sum, name) => sum + sizeOf(join(entry, name)), 0);
}
