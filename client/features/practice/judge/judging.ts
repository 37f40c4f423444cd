import { type Problem, readProblem } from '#judge/problem/problem.ts';
import { parseOwnCases } from '#judge/program/own-cases.ts';
import { BrokenProblem } from './broken-problem.ts';
import { type Diagnostic, diagnosticsOf } from '#client/features/practice/editor/diagnostics.ts';
import type { Answers, trpc } from '#client/lib/api/trpc.ts';
import { JUDGING_FRESH_MS, PATIENCE_MS } from '#shared/freshness.ts';
import { canBeMeasured } from './measuring.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import type { RunEvents, Sandbox } from './sandbox.ts';
import type { Outcome } from './run-cases.ts';
import { type JudgedProgram, submit, tryOut } from './submission.ts';

/** The result of a run or a submission. */
export type Judgement = {
  outcome: Outcome;
  isSubmission: boolean;
  diagnostics: Diagnostic[];
  submission: JudgedProgram;
  /** Whether its growth can be measured: it was accepted, and there are approaches in its language to compare with. */
  isMeasurable: boolean;
};

export type Broken = Pick<BrokenProblem, 'part' | 'reason'>;

export type Judging = Answers['practice']['judging'];

type Task = {
  sandbox: Sandbox;
  problem: ProblemPage;
  judging: Judging;
  language: JudgedProgram['language'];
  source: string;
  /** The learner's own inputs, as typed. */
  own: string;
  isSubmission: boolean;
  events: RunEvents;
  /** Called when a part of the problem itself fails. */
  onBroken(broken: Broken): void;
};

/** Loaded with the first run. @returns null if it was stopped @throws BrokenProblem if the problem cannot be judged */
export async function judge({
  sandbox,
  problem: page,
  judging,
  own,
  isSubmission,
  events,
  onBroken,
  ...program
}: Task): Promise<Judgement | null> {
  const problem = judgedProblem(page, judging);
  const submission = { problem, ...program };
  const running = isSubmission
    ? submit(sandbox, submission, events)
    : tryOut(sandbox, { ...submission, own: parseOwnCases(own, problem) }, events);
  const outcome = await running.catch((error: unknown) => {
    if (events.signal?.aborted) return null;
    if (error instanceof BrokenProblem) onBroken(error);
    throw error;
  });
  if (!outcome) return null;
  if (outcome.broken) onBroken(outcome.broken);
  return {
    outcome,
    isSubmission,
    diagnostics: diagnosticsOf(program.language, outcome),
    submission,
    isMeasurable: outcome.verdict === 'Accepted' && canBeMeasured(problem, program.language),
  };
}

/** The problem with its current cases and checker, and with the approaches of the page. */
export const judgedProblem = ({ approaches }: ProblemPage, judging: Judging): Problem => ({
  ...readProblem({ ...judging, approaches: '' }),
  approaches,
});

type Practice = ReturnType<typeof trpc.useUtils>['practice'];

/** The current judging data of a problem; if the server does not answer in time or at all, the cached data. */
export async function fetchJudging(practice: Practice, slug: string): Promise<Judging> {
  const cached = practice.judging.getData({ slug });
  if (cached && !navigator.onLine) return cached;
  const current = practice.judging.fetch({ slug }, { staleTime: JUDGING_FRESH_MS });
  if (!cached) return current;
  const timeout = new Promise<Judging>((resolve) => setTimeout(() => resolve(cached), PATIENCE_MS));
  return Promise.race([current.catch(() => cached), timeout]);
}
