import { useEffect, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { failingOf, type Found, lookFor } from './look-for.ts';
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
  /** Whether the sandbox is used for something that was asked for: looking begins again after it. */
  isHeld: boolean;
  onStep(one: CaseOutcome): void;
  /** Keeps an input among the learner's own cases. */
  onKeep(one: CaseOutcome): void;
};

type Looking = { found: Found | null; failure: string; isStopped: boolean };
const START: Looking = { found: null, failure: '', isStopped: false };

/** Looks by itself for the smallest input on which the program fails, and shows it. */
export function SmallestPanel({ open, judgement, problem, isHeld, onStep, onKeep }: SmallestPanelProps) {
  const [{ found, failure, isStopped }, setLooking] = useState(START);
  const isEnded = found !== null || failure !== '' || isStopped;
  useEffect(() => {
    if (isHeld || isEnded) return;
    const failing = failingOf(judgement);
    if (!failing) return;
    const controller = new AbortController();
    const { signal } = controller;
    const task: SmallestTask = { submission: judgement.submission, failing, signal };
    const end = (how: Partial<Looking>) => {
      if (!signal.aborted) setLooking({ ...START, ...how });
    };
    open()
      .then((sandbox) => lookFor(sandbox, task))
      .then(
        (ended) => end({ found: ended }),
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
          <Button look="quiet" onClick={() => setLooking({ ...START, isStopped: true })}>
            Stop looking
          </Button>
        </div>
      )}
      {isStopped && <p role="status">Stopped looking for a smaller input.</p>}
      {failure !== '' && <p role="alert">No smaller input was looked for: {failure}</p>}
      {found && <SmallestCase found={found} problem={problem} onStep={onStep} onKeep={onKeep} />}
    </section>
  );
}
