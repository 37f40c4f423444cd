/** `npm run migrate -- name`: writes the migration from the committed schema.prisma to the one in the working tree. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { draftMigration, MIGRATIONS_DIR, SCHEMA } from '#server/database/migrate.ts';
import { readEnv } from '#server/env.ts';

const [name] = process.argv.slice(2);
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Give the migration a name of a-z, 0-9 and _: npm run migrate -- add_badges');
  process.exit(1);
}

const database = await startEmbeddedDatabase(readEnv().DATA_DIR);
const sql = await draftMigration({
  before: committedSchema(),
  after: readFileSync(SCHEMA, 'utf8'),
  databaseUrl: database.url,
});
await database.stop();
if (sql) {
  const time = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = join(MIGRATIONS_DIR, `${time}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'migration.sql'), sql);
  console.log(
    `Wrote ${relative(process.cwd(), folder)}/migration.sql: read it, commit it with the schema, start the site.`,
  );
} else {
  console.log('schema.prisma is as it was committed: nothing to write.');
}

function committedSchema(): string | null {
  try {
    return execFileSync('git', ['show', 'HEAD:prisma/schema.prisma'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}
