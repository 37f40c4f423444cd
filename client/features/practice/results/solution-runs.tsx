import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Square } from '#client/components/icons/icons-learning.ts';
import { Flask } from '#client/components/icons/icons-practice.ts';
import { LANGUAGES } from '#judge/languages/languages.ts';
import { ProblemError } from '#judge/problem/problem.ts';
import { issueOf } from '#shared/rules/practice/problem-issues.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import type { ProblemText } from '#client/features/practice/problem-text.ts';
import {
  canRun,
  readSolutions,
  runSolutions,
  type Solution,
  type SolutionResult,
} from '#client/features/practice/judge/run-solutions.ts';
import { SolutionTable } from './solution-table.tsx';

type Row = { solution: Solution; result: SolutionResult | null };

/** Judges every program of the problem in the form, and shows which ones did not get the expected verdict. */
export function SolutionRuns({ values }: { values: ProblemText }) {
  const [rows, setRows] = useState<Row[]>([]);
  const [activity, setActivity] = useState<string | null>(null);
  const [failure, setFailure] = useState('');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    if (activity !== null) return;
    setRows([]);
    setFailure('');
    try {
      const { problem, solutions } = readSolutions(values);
      if (solutions.length === 0) return setFailure('There are no programs in Approaches and Wrong programs yet.');
      const controller = new AbortController();
      running.current = controller;
      setRows(solutions.map((solution) => ({ solution, result: null })));
      setActivity('Starting');
      await runSolutions({
        problem,
        solutions,
        signal: controller.signal,
        onPhase: ({ name, language }, phase) => setActivity(`${name}, ${LANGUAGES[language].name}: ${phase}`),
        onResult: (solution, result) =>
          setRows((now) => now.map((row) => (row.solution === solution ? { solution, result } : row))),
      });
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setActivity(null);
    }
  }

  return (
    <section aria-label="Solutions">
      <div className="flex flex-wrap items-center gap-3">
        {activity === null ? (
          <Button onClick={() => void start()}>
            <Flask size={17} aria-hidden /> Run all solutions
          </Button>
        ) : (
          <Button onClick={() => running.current?.abort()}>
            <Square size={16} aria-hidden /> Stop
          </Button>
        )}
        <p role="status" className="min-w-0 text-sm text-muted wrap-anywhere">
          {activity === null ? conclusionOf(rows) : `${activity} …`}
        </p>
      </div>
      {failure !== '' && (
        <p role="alert" className="mt-3 text-sm text-hard wrap-anywhere">
          {failure}
        </p>
      )}
      {rows.length > 0 && <SolutionTable rows={rows} isRunning={activity !== null} />}
    </section>
  );
}

function conclusionOf(rows: Row[]): string {
  if (rows.length === 0) return 'On all cases and the largest inputs, in this browser.';
  const runnable = rows.filter(({ solution }) => canRun(solution.language));
  const judged = runnable.flatMap(({ result }) => result ?? []);
  const wrong = judged.filter(({ isAsExpected }) => !isAsExpected).length;
  if (judged.length < runnable.length)
    return `Stopped after ${judged.length} of ${withCount(runnable.length, 'program')}.`;
  return wrong === 0
    ? 'Every program got the expected verdict.'
    : `${wrong} of ${withCount(judged.length, 'program')} did not get the expected verdict.`;
}

const messageOf = (error: unknown): string => {
  if (error instanceof ProblemError) return issueOf(error).message;
  return error instanceof Error ? error.message : String(error);
};
