import { type Approach, type Case, type Problem, ProblemError, type ProblemFields, readProblem } from './problem.ts';
import { type FilledTable, readRows, readTables, type SqlTable } from '../values/sql-tables.ts';

/** An example on the page. For SQL, `tables` has its rows, and is empty if they can only be shown as source. */
export type Example = Case & { tables: FilledTable[] };

/** The part of a problem that its page shows. */
export type ShownProblem = {
  examples: Example[];
  /** The names of the parameters, for kind function. */
  parameters: string[];
  approaches: Approach[];
  /** The tables of an SQL schema; empty if it can only be shown as source. */
  tables: SqlTable[];
};

/** Returns null for a problem that cannot be read because it is still being written. */
export function findProblem(fields: ProblemFields): Problem | null {
  try {
    return readProblem(fields);
  } catch (error) {
    if (error instanceof ProblemError) return null;
    throw error;
  }
}

/** Everything is empty for a problem that cannot be read yet. */
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
