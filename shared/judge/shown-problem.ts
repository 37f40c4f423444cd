import { type Approach, type Case, type Problem, ProblemError, type ProblemFields, readProblem } from './problem.ts';
import { type FilledTable, readRows, readTables, type SqlTable } from './sql-tables.ts';

/** An example of the page; of SQL, its rows as tables, none where they can only be shown as they are written. */
export type Example = Case & { tables: FilledTable[] };

/** What a page shows of what a judge reads. */
export type ShownProblem = {
  examples: Example[];
  /** Of kind function, what its parameters are called. */
  parameters: string[];
  approaches: Approach[];
  /** Of SQL, none where the schema can only be shown as it is written. */
  tables: SqlTable[];
};

/** Null for a problem that somebody is still writing. */
export function findProblem(fields: ProblemFields): Problem | null {
  try {
    return readProblem(fields);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

/** Nothing of a problem that cannot be read yet. */
export function shownOf(problem: Problem | null): ShownProblem {
  if (!problem) return { examples: [], parameters: [], approaches: [], tables: [] };
  const { signature, cases, approaches, schema } = problem;
  const tables = readTables(schema) ?? [];
  return {
    examples: cases
      .filter(({ example }) => example !== null)
      .map((one) => ({ ...one, tables: 'rows' in one.input ? (readRows(one.input.rows, tables) ?? []) : [] })),
    parameters: signature?.kind === 'function' ? signature.method.parameters.map(({ name }) => name) : [],
    approaches,
    tables,
  };
}
