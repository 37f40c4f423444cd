import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureBuilt } from '#scripts/build.ts';
import { asUser, cleanUp, launch, newDataDir, type Run, type Settings } from './site.ts';

beforeAll(() => {
  expect(ensureBuilt()).toBe(0);
});
afterAll(cleanUp);

const NOBODY = 65534;

/** Expects a start to stop with one line on standard error, before it has begun anything. */
async function refusal(launched: Run): Promise<string> {
  expect(await launched.ended).toBe(1);
  expect(launched.stdout()).not.toContain('GearUp is on');
  expect(launched.stderr()).toMatch(/^[^\n]+\n$/);
  return launched.stderr().trimEnd();
}

/**
 * Wrong settings that the start, the host or the table of settings finds; server/config/env.test.ts has every
 * setting.
 */
const BAD: [Settings, string][] = [
  [{ HOST: 'no such host' }, 'HOST no such host is not an address of this machine'],
  [
    { DATABASE_URL: 'mysql://root:hidden@localhost/gearup' },
    'DATABASE_URL is set but not usable; it should be a URL like postgresql://user:password@host:5432/name',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it should be fatal, error, warn, info, debug, trace or silent'],
];

describe('a wrong setting stops the start with one line', () => {
  it.each(BAD)('%o', async (settings, line) => {
    const dataDir = join(newDataDir(), 'data');
    const launched = launch({ DATA_DIR: dataDir, ...settings });
    expect(await refusal(launched)).toBe(line);
    expect(launched.stdout()).toBe('');
    expect(existsSync(dataDir)).toBe(false);
  });
});

it('says that the database of DATABASE_URL cannot be reached, without its password', async () => {
  const dataDir = join(newDataDir(), 'data');
  // No other test listens there, as on a port that was free a moment ago.
  const port = 1;
  const launched = launch({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://gearup:hidden@127.0.0.1:${port}/gearup`,
    JWT_SECRET: 'x'.repeat(32),
  });
  expect(await refusal(launched)).toBe(
    `The database of DATABASE_URL at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}`,
  );
  expect(existsSync(dataDir)).toBe(false);
});

it('says how to migrate a database of another major version of PostgreSQL', async () => {
  const dataDir = newDataDir();
  const folder = join(dataDir, 'postgres');
  mkdirSync(folder, { mode: 0o700 });
  // The file that a server reads before anything else.
  writeFileSync(join(folder, 'PG_VERSION'), '17\n');
  writeFileSync(join(folder, 'postgresql.conf'), '');
  if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
  expect(await refusal(launch({ DATA_DIR: dataDir }))).toBe(
    `${folder} is a database of PostgreSQL 17, and this is PostgreSQL 18: with the version of the site that ran on it, npm run backup -- <file>; move that folder aside; with this one, npm run restore -- <file>`,
  );
  expect(readdirSync(folder).toSorted()).toEqual(['PG_VERSION', 'postgresql.conf']);
});

describe('an unusable DATA_DIR stops the start with one line', () => {
  it('because it is a file', async () => {
    const file = join(newDataDir(), 'file');
    writeFileSync(file, '');
    const dataDir = join(file, 'data');
    expect(await refusal(launch({ DATA_DIR: dataDir }))).toMatch(`DATA_DIR ${dataDir} cannot be used: ENOTDIR`);
  });

  it('because the user may not write there', async () => {
    const folder = newDataDir();
    chmodSync(folder, 0o555);
    const dataDir = join(folder, 'data');
    // Root may write anywhere, so another user tries.
    const runner = process.getuid?.() === 0 ? asUser(NOBODY) : [];
    expect(await refusal(launch({ DATA_DIR: dataDir }, runner))).toMatch(`DATA_DIR ${dataDir} cannot be used: EACCES`);
  });

  it('because its secrets are damaged', async () => {
    const dataDir = newDataDir();
    const file = join(dataDir, 'secrets.json');
    writeFileSync(file, '{"postgresPass');
    expect(await refusal(launch({ DATA_DIR: dataDir }))).toBe(`${file} is damaged: put back a copy of it`);
  });
});
