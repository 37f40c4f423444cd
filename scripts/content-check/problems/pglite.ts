import { PGlite } from '@electric-sql/pglite';
import { runSqlProgram, type SqlProgram } from '#shared/judge/sql.ts';
import type { Toolchain } from '../languages/toolchain.ts';

/** The PostgreSQL that a learner's browser runs. A program comes as JSON: `{ schema, rows, source }`. */
export function findPglite(): Toolchain {
  let started: Promise<PGlite> | null = null;
  return {
    identity: 'PGlite',
    isSerial: true,
    async run(program) {
      const database = await (started ??= PGlite.create());
      try {
        return { output: JSON.stringify(await runSqlProgram(database, JSON.parse(program) as SqlProgram)), fault: null };
      } catch (error) {
        return { output: '', fault: (error as Error).message }; // PGlite throws errors only
      }
    },
    close: async () => (await started)?.close(),
  };
}
