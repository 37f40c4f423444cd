import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { cacheFolder, markUsed, trimCache } from './user-cache.ts';

const home = mkdtempSync(join(tmpdir(), 'user-cache-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(home, { recursive: true, force: true });
});

test("is in the user's cache folder, and keeps the most recently used entries within its limit", () => {
  vi.stubEnv('XDG_CACHE_HOME', home);
  const folder = cacheFolder('tools');
  expect(folder).toBe(join(home, 'gearup', 'tools'));
  for (const [days, name] of ['old', 'older', 'oldest'].entries()) {
    const entry = join(folder, name);
    mkdirSync(entry);
    writeFileSync(join(entry, 'file'), 'x'.repeat(10));
    const usedAt = new Date(Date.now() - (days + 1) * 86_400_000);
    utimesSync(entry, usedAt, usedAt);
  }
  writeFileSync(join(folder, 'new'), 'x'.repeat(5));
  markUsed(join(folder, 'oldest'));
  trimCache(folder, 25);
  expect(readdirSync(folder).toSorted()).toEqual(['new', 'old', 'oldest']);
});
