/**
 * `npm run migrate -- name`: writes the migration from the schema of the existing migrations to schema.prisma, and
 * generates the matching client.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { runCommand } from '#server/process/command.ts';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { MIGRATIONS_DIR } from '#server/database/migrate.ts';
import { draftMigration, migrationName, readMigrations, readSchema } from '#prisma/schema-engine-wasm.ts';
import { ExpectedError } from '#shared/expected-error.ts';

const PRISMA = createRequire(import.meta.url).resolve('prisma/build/index.js');

await runCommand(async ({ DATA_DIR }) => {
  const [name] = process.argv.slice(2);
  if (!name || !/^[a-z0-9_]+$/.test(name))
    throw new ExpectedError('Give the migration a name of a-z, 0-9 and _: npm run migrate -- add_badges');
  const sql = await draft(DATA_DIR);
  if (sql === null) console.log('The migrations make what schema.prisma says: nothing to write.');
  else {
    const folder = join(MIGRATIONS_DIR, migrationName(name));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'migration.sql'), sql);
    const file = join(relative(process.cwd(), folder), 'migration.sql');
    console.log(`Wrote ${file}: read it, commit it with the schema, start the site.`);
  }
  execFileSync(process.execPath, [PRISMA, 'generate'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return 0;
});

/**
 * Uses the embedded database, whose user may create a shadow database; the user of DATABASE_URL may lack that right.
 */
async function draft(dataDir: string): Promise<string | null> {
  const database = await startEmbeddedDatabase(dataDir);
  try {
    const [migrations, schema] = await Promise.all([readMigrations(), readSchema()]);
    return await draftMigration({ databaseUrl: database.url, migrations, schema });
  } finally {
    await database.stop();
  }
}
