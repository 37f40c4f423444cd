import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { runSqlProgram, type SqlProgram } from '#judge/languages/sql/run-sql-program.ts';
import type { Toolchain } from '../languages/toolchain.ts';

const PACKAGE = join(import.meta.dirname, '../../../node_modules/@electric-sql/pglite/package.json');

/** The PostgreSQL that a learner's browser runs. A program is passed as JSON: `{ schema, rows, source }`. */
export function findPglite(): Toolchain {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }; // every package has a version
  let started: Promise<PGlite> | null = null;
  return {
    identity: `PGlite ${version}`,
    isSerial: true,
    async run(program) {
      const database = await (started ??= PGlite.create());
      try {
        const { columns, rows } = await runSqlProgram(database, JSON.parse(program) as SqlProgram);
        return { output: JSON.stringify([columns, rows]), fault: null, cause: null };
      } catch (error) {
        return { output: '', fault: (error as Error).message, cause: null }; // PGlite throws errors only
      }
    },
    close: async () => (await started)?.close(),
  };
}
