import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '#server/testing/test-database.ts';

/*
 * The learners' tables can be distributed over several servers by the learner's key: docs/decisions/0028.
 */
const { url, drop } = await createTestDatabase();
const client = new pg.Client({ connectionString: url });
beforeAll(async () => {
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await drop();
});

/**
 * Tables that are searched without knowing the learner: sessions by the key in their token, access tokens by their
 * hash, public profiles by their name.
 */
const BY_OWN_KEY = ['user_sessions', 'access_tokens', 'public_profiles'];
/** A shared list is found by its token. */
const BY_TOKEN = /\brecord ->> 'share' = \$1/;

async function learnersTables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confrelid = 'users'::regclass AND confdeltype = 'c' ORDER BY 1`);
  return rows.map(({ name }) => name).filter((name) => !BY_OWN_KEY.includes(name));
}

test('every unique key of a learners’ table contains the learner’s key', async () => {
  expect(await learnersTables()).toEqual(expect.arrayContaining(['own_records', 'record_revisions', 'sittings']));
  const { rows } = await client.query<{ name: string; holds: boolean }>(
    `SELECT indexrelid::regclass::text AS name, bool_or(attname = 'user_key') AS holds
     FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
     WHERE indisunique AND indrelid = ANY ($1::regclass[]) GROUP BY 1 ORDER BY 1`,
    [await learnersTables()],
  );
  expect(rows.length).toBeGreaterThanOrEqual((await learnersTables()).length);
  expect(rows.filter(({ holds }) => !holds)).toEqual([]);
});

test('every statement and function on these tables names the learner', async () => {
  const tables = (await learnersTables()).join('|');
  const { rows: functions } = await client.query<{ name: string; text: string }>(
    "SELECT proname AS name, prosrc AS text FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosrc <> ''",
  );
  const folder = join(import.meta.dirname, '..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(path))
    .map((path) => ({ name: path, text: readFileSync(join(folder, path), 'utf8') }));
  const uses = [...functions, ...sources].flatMap(({ name, text }) =>
    [...text.matchAll(new RegExp(`\\b(?:FROM|JOIN|UPDATE|USING)\\s+"?(?:${tables})\\b[^;\`]*`, 'g'))].map(([use]) => ({
      name,
      use,
    })),
  );
  expect(uses.length).toBeGreaterThan(20);
  expect(uses.filter(({ use }) => !/\buser_key\b/.test(use) && !BY_TOKEN.test(use))).toEqual([]);
});
