import { appendFileSync, cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  cleanUp,
  databaseUrl,
  end,
  ends,
  freePort,
  newDataDir,
  postgresPid,
  ROOT,
  run,
  type Settings,
} from './site.ts';

const copy = newDataDir();
const dataDir = newDataDir();
const migrationsDir = join(copy, 'prisma/migrations');
const committed = readdirSync(join(ROOT, 'prisma/migrations'), { withFileTypes: true }).filter((one) =>
  one.isDirectory(),
);

// Migrations are written here, so those of the checkout stay unchanged. dockerfile.test.ts generates a client where there
// is none.
beforeAll(() => {
  for (const name of ['package.json', 'prisma.config.ts', 'prisma', 'scripts', 'judge', 'server', 'shared'])
    cpSync(join(ROOT, name), join(copy, name), {
      recursive: true,
      filter: (path) => !/\.test\.ts$|prisma\/content$/.test(path),
    });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  writeFileSync(join(copy, '.env'), `DATA_DIR=${dataDir}\n`);
});
afterAll(cleanUp);

async function inCopy(command: string[], settings: Settings = {}) {
  const running = run(command, settings, copy);
  const code = await running.ended;
  return { code, output: running.stdout() + running.stderr() };
}

const cli = (...args: string[]) => inCopy(['prisma', ...args]);
const addModel = (name: string) =>
  appendFileSync(join(copy, 'prisma/schema.prisma'), `\nmodel ${name} {\n  id Int @id\n}\n`);
const written = (name: string) => readdirSync(migrationsDir).filter((folder) => folder.endsWith(`_${name}`));
const sqlOf = (name: string) => readFileSync(join(migrationsDir, written(name)[0] ?? '', 'migration.sql'), 'utf8');
const isGenerated = (name: string) => existsSync(join(copy, `prisma/generated/models/${name}.ts`));

/** Loads the generated client, with its own runtime, as in production. */
async function clientLoads() {
  const script = "await import('#prisma/generated/client.ts')";
  expect(await inCopy(['node', '--input-type=module', '--eval', script])).toEqual({ code: 0, output: '' });
  expect(existsSync(join(copy, 'prisma/generated/node_modules/@prisma/client/runtime/client.js'))).toBe(true);
}

it('lists migrations to apply, applies them, and stops the embedded database again', async () => {
  const before = await cli('migrate', 'status');
  expect(before).toMatchObject({ code: 1, output: expect.stringContaining('have not yet been applied') });
  for (const { name } of committed) expect(before.output).toContain(name);
  const deployed = await cli('migrate', 'deploy');
  expect(deployed).toMatchObject({ code: 0, output: expect.stringContaining('successfully applied') });
  expect(await cli('migrate', 'status')).toMatchObject({ code: 0, output: expect.stringContaining('up to date') });
  await ends(postgresPid(dataDir));
  expect(existsSync(join(copy, '.data'))).toBe(false);
});

it('npm run migrate reads .env, and writes once what the migrations lack of schema.prisma', async () => {
  addModel('Badge');
  const migrating = await inCopy(['npm', 'run', 'migrate', '--', 'add_badges']);
  expect(migrating).toMatchObject({ code: 0, output: expect.stringContaining('Wrote prisma/migrations/') });
  expect(sqlOf('add_badges')).toMatch(/^-- CreateTable\nCREATE TABLE "Badge" \([^;]+;\n$/);
  // It replaces the existing client.
  expect(isGenerated('Badge')).toBe(true);
  await clientLoads();
  const again = await inCopy(['node', 'scripts/migrate.ts', 'add_badges_again']);
  expect(again).toMatchObject({ code: 0, output: expect.stringContaining('nothing to write') });
  expect(written('add_badges_again')).toEqual([]);
  expect(existsSync(join(copy, '.data'))).toBe(false);
});

it('prisma migrate dev applies existing migrations, writes and applies a new one, and generates', async () => {
  addModel('Medal');
  // Trying out whether data would be lost has left no table behind, and what the migrations have written by hand is not
  // reported as drift, for which it would ask to reset the database.
  expect(await cli('migrate', 'dev', '--name', 'add_medals')).toMatchObject({
    code: 0,
    output: expect.stringContaining('now in sync'),
  });
  expect(sqlOf('add_medals')).toMatch(/^-- CreateTable\nCREATE TABLE "Medal" \([^;]+;\n$/);
  expect(isGenerated('Medal')).toBe(true);
  await ends(postgresPid(dataDir));
});

it('prisma studio answers, while prisma migrate deploy creates the database of DATABASE_URL', async () => {
  const port = await freePort();
  const studio = run(['prisma', 'studio', '--browser', 'none', '--port', String(port)], {}, copy);
  await studio.prints('Studio is running');
  const page = await fetch(`http://127.0.0.1:${port}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<html')]);

  const postgres = postgresPid(dataDir);
  const other = { DATABASE_URL: databaseUrl(dataDir).replace(/\/gearup$/, '/not_made_yet') };
  const deployed = await inCopy(['prisma', 'migrate', 'deploy'], other);
  expect(deployed).toMatchObject({ code: 0, output: expect.stringContaining('database not_made_yet created') });
  const database = new pg.Client({ connectionString: other.DATABASE_URL });
  await database.connect();
  const applied = await database.query('SELECT FROM _prisma_migrations WHERE finished_at IS NOT NULL');
  await database.end();
  expect(applied.rowCount).toBe(committed.length + written('add_badges').length + written('add_medals').length);
  expect(postgresPid(dataDir)).toBe(postgres);
  await end(studio);
  await ends(postgres);
});
