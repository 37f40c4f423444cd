import { chownSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '#scripts/build.ts';
import { logIn, problems } from './rest.ts';
import { asUser, cleanUp, end, ends, newDataDir, postgresPid, startSmall } from './site.ts';

beforeAll(() => {
  // Built here, as that user may not write into the checkout.
  expect(ensureBuilt()).toBe(0);
});
afterAll(cleanUp);

/** `daemon` on every Linux; PostgreSQL requires a user in /etc/passwd. */
const USER = 1;

// If not run by root, every other test has already shown that an ordinary user can start the site.
it.runIf(process.getuid?.() === 0)("works as an ordinary user, and as root with that user's data", async () => {
  const dataDir = newDataDir();
  chownSync(dataDir, USER, USER);
  const settings = { DATA_DIR: dataDir, ADMIN_PASSWORD: 'known beforehand' };

  const ofUser = await startSmall(settings, asUser(USER));
  expect(ofUser.stdout()).toContain('First administrator: admin, password: as set in ADMIN_PASSWORD');
  expect(ofUser.stdout()).not.toContain(settings.ADMIN_PASSWORD);
  await logIn(ofUser, settings.ADMIN_PASSWORD);
  const loaded = await problems(ofUser);
  expect(statSync(join(dataDir, 'postgres')).uid).toBe(USER);
  expect(await end(ofUser)).toBe(0);

  const asRoot = await startSmall(settings);
  expect(await problems(asRoot)).toEqual(loaded);
  const postgres = postgresPid(dataDir);
  expect(statSync(`/proc/${postgres}`).uid).toBe(USER);
  expect(await end(asRoot)).toBe(0);
  await ends(postgres);
});
