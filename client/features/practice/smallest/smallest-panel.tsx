import { useEffect, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { failingOf, type SmallestSearch, lookFor } from './look-for.ts';
import type { SmallestTask } from './look-for-smallest.ts';
import { SmallestCase } from './smallest-case.tsx';
import type { Sandbox } from '#client/features/practice/judge/sandbox.ts';
import type { Judgement } from '#client/features/practice/judge/judging.ts';
import type { CaseOutcome } from '#client/features/practice/judge/run-cases.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';

type SmallestPanelProps = {
  open(): Promise<Sandbox>;
  judgement: Judgement;
  problem: ProblemPage;
  /** Whether the learner uses the sandbox for something else: the search starts again after it. */
  isHeld: boolean;
  onStep(one: CaseOutcome): void;
  /** Adds an input to the learner's own cases. */
  onKeep(one: CaseOutcome): void;
};

type SearchState = { result: SmallestSearch | null; failure: string; isStopped: boolean };
const START: SearchState = { result: null, failure: '', isStopped: false };

/** Searches automatically for the smallest input on which the program fails, and shows it. */
export function SmallestPanel({ open, judgement, problem, isHeld, onStep, onKeep }: SmallestPanelProps) {
  const [{ result, failure, isStopped }, setSearch] = useState(START);
  const isEnded = result !== null || failure !== '' || isStopped;
  useEffect(() => {
    if (isHeld || isEnded) return;
    const failing = failingOf(judgement);
    if (!failing) return;
    const controller = new AbortController();
    const { signal } = controller;
    const task: SmallestTask = { submission: judgement.submission, failing, signal };
    const end = (state: Partial<SearchState>) => {
      if (!signal.aborted) setSearch({ ...START, ...state });
    };
    open()
      .then((sandbox) => lookFor(sandbox, task))
      .then(
        (ended) => end({ result: ended }),
        (error: unknown) => end({ failure: (error as Error).message }), // of the sandbox or a broken part of the problem
      );
    return () => controller.abort();
  }, [open, judgement, isHeld, isEnded]);

  if (!failingOf(judgement)) return null;
  return (
    <section
      aria-label="The smallest failing input"
      className="min-w-0 rounded-md border border-line bg-surface px-4 py-3"
    >
      {!isEnded && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="min-w-0 flex-1 text-muted">
            Looking for the smallest input on which it fails …
          </p>
          <Button look="quiet" onClick={() => setSearch({ ...START, isStopped: true })}>
            Stop looking
          </Button>
        </div>
      )}
      {isStopped && <p role="status">Stopped looking for a smaller input.</p>}
      {failure !== '' && <p role="alert">No smaller input was looked for: {failure}</p>}
      {result && <SmallestCase result={result} problem={problem} onStep={onStep} onKeep={onKeep} />}
    </section>
  );
}
