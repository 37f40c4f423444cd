import { type CaseOutcome, type Outcome, runCases } from '#client/features/practice/judge/run-cases.ts';
import type { ProgramRunner } from '#client/features/practice/judge/sandbox.ts';
import type { JudgedProgram } from '#client/features/practice/judge/submission.ts';
import { countRows, fewestRows, readInserts, writeInserts } from '#judge/smallest/sql-rows.ts';
import type { Value } from '#judge/values/values.ts';
import { SEARCH_MS, type SmallestTask } from './look-for-smallest.ts';

/** The time limit of a query, in milliseconds. */
const LIMIT_MS = 2000;
/** More rows are no easier to understand than the failing case of the judge. */
const MAX_ROWS = 12;

type Judged = { outcome: CaseOutcome; verdict: Outcome['verdict'] };

/**
 * Finds the smallest tables on which a query and the reference differ.
 * @returns null if the problem is not for SQL, or its rows cannot be read
 */
export async function lookForSmallestRows(
  sandbox: ProgramRunner,
  { submission, failing, signal }: SmallestTask,
): Promise<{ found: Judged | null; triedCount: number } | null> {
  const inserts = 'rows' in failing ? readInserts(failing.rows) : null;
  if (!inserts) return null;
  const until = performance.now() + SEARCH_MS;
  let triedCount = 0;
  let found: Judged | null = null;
  const differ = async (rows: string) => {
    triedCount++;
    const judged = await judgedOn(sandbox, submission, { rows, signal });
    found = judged ?? found;
    return judged !== null;
  };
  const isOver = () => performance.now() >= until || signal?.aborted === true;
  const fewest = await fewestRows({ inserts, differ, isOver });
  signal?.throwIfAborted();
  const isSmaller = countRows(fewest) < countRows(inserts) && countRows(fewest) <= MAX_ROWS;
  if (isSmaller && found === null) found = await judgedOn(sandbox, submission, { rows: writeInserts(fewest), signal });
  return { found: isSmaller ? found : null, triedCount };
}

/** Null if the tables are not valid, or both give the same answer. */
async function judgedOn(
  sandbox: ProgramRunner,
  submission: JudgedProgram,
  { rows, signal }: { rows: string; signal?: AbortSignal },
): Promise<Judged | null> {
  const expected = await answerOf(sandbox, submission, { rows, signal });
  if (expected === null) return null;
  const task = { ...submission, cases: [{ input: { rows }, expected }], limit: LIMIT_MS };
  const outcome = await runCases(sandbox, task, { signal, stopOnFailure: true });
  const [one] = outcome?.cases ?? [];
  return outcome && one && outcome.verdict !== 'Accepted' ? { outcome: one, verdict: outcome.verdict } : null;
}

/** The rows that the last approach answers; null if the tables break a constraint of the schema. */
async function answerOf(
  sandbox: ProgramRunner,
  { problem }: JudgedProgram,
  { rows, signal }: { rows: string; signal?: AbortSignal },
): Promise<Value | null> {
  const reference = problem.approaches.at(-1)?.programs.find(({ language }) => language === 'sql');
  if (!reference) return null;
  const answers: Value[] = [];
  await sandbox.run(
    {
      language: 'sql',
      source: reference.source,
      signature: null,
      schema: problem.schema,
      inputs: [{ rows }],
      limit: LIMIT_MS,
    },
    { signal, onCase: ({ answer }) => answers.push(answer) > 0 },
  );
  const [answer] = answers;
  return Array.isArray(answer) ? (answer[1] ?? null) : null;
}
