import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { failingOf, type SmallestTask, type Found, lookFor } from './look-for.ts';
import { SmallestCase } from './smallest-case.tsx';
import type { Sandbox } from '#client/features/practice/judge/sandbox.ts';
import type { Judgement } from '#client/features/practice/judge/judging.ts';
import type { CaseOutcome } from '#client/features/practice/judge/run-cases.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';

type SmallestPanelProps = {
  open(): Promise<Sandbox>;
  judgement: Judgement;
  problem: ProblemPage;
  onStep(one: CaseOutcome): void;
  /** Keeps an input among the learner's own cases. */
  onKeep(one: CaseOutcome): void;
};

type Looking = { found: Found | null; failure: string; isStopped: boolean };
const START: Looking = { found: null, failure: '', isStopped: false };

/** Looks by itself for the smallest input on which the program fails, and shows it. */
export function SmallestPanel({ open, judgement, problem, onStep, onKeep }: SmallestPanelProps) {
  const [{ found, failure, isStopped }, setLooking] = useState(START);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = (stopping.current = new AbortController());
    const { signal } = controller;
    const failing = failingOf(judgement);
    if (!failing) return;
    const task: SmallestTask = { submission: judgement.submission, failing, signal };
    open()
      .then((sandbox) => lookFor(sandbox, task))
      .then(
        (ended) => setLooking({ ...START, found: ended }),
        (error: unknown) => setLooking({ ...START, isStopped: signal.aborted, failure: (error as Error).message }), // of the sandbox or a broken part of the problem
      );
    return () => controller.abort();
  }, [open, judgement]);

  if (!failingOf(judgement)) return null;
  return (
    <section
      aria-label="The smallest failing input"
      className="min-w-0 rounded-md border border-line bg-surface px-4 py-3"
    >
      {!found && failure === '' && !isStopped && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status" className="min-w-0 flex-1 text-muted">
            Looking for the smallest input on which it fails …
          </p>
          <Button look="quiet" onClick={() => stopping.current?.abort()}>
            Stop looking
          </Button>
        </div>
      )}
      {isStopped && <p role="status">Stopped looking for a smaller input.</p>}
      {failure !== '' && !isStopped && <p role="alert">No smaller input was looked for: {failure}</p>}
      {found && <SmallestCase found={found} problem={problem} onStep={onStep} onKeep={onKeep} />}
    </section>
  );
}
