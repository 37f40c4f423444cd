import type { Judgement } from '#client/features/practice/judge/judging.ts';
import type { CaseOutcome, Outcome } from '#client/features/practice/judge/run-cases.ts';
import type { JudgeInput } from '#judge/worker/messages.ts';
import { type Separation, separationOf } from '#judge/smallest/separating-condition.ts';
import type { Input, Value } from '#judge/values/values.ts';
import { type SearchSandbox, lookForSmallest, type SmallestTask } from './look-for-smallest.ts';
import { lookForSmallestRows } from './look-for-smallest-rows.ts';

type Tried = { input: Input; expected: Value; hasFailed: boolean; outcome: CaseOutcome };

/** What the search found out about a failing program. */
export type SmallestSearch = {
  /** The smallest case on which it fails, with its verdict; null if none is smaller than the known one. */
  smallest: { outcome: CaseOutcome; verdict: Outcome['verdict'] } | null;
  keepsState: boolean;
  /** How many inputs were tried. */
  triedCount: number;
  /** When it fails: a sentence with an example of each side. */
  when: Separation<Tried> | null;
};

/** The input on which a program answered wrong or crashed; null for other verdicts, which do not depend on its size. */
export function failingOf({ outcome: { verdict, cases } }: Pick<Judgement, 'outcome'>): JudgeInput | null {
  if (verdict !== 'Wrong Answer' && verdict !== 'Runtime Error') return null;
  return cases.find(({ fault }) => fault !== null)?.input ?? null;
}

/** @throws BrokenProblem if a part of the problem fails, or the reason of the signal */
export async function lookFor(sandbox: SearchSandbox, task: SmallestTask): Promise<SmallestSearch> {
  const rows = await lookForSmallestRows(sandbox, task);
  if (rows) return { smallest: rows.found, keepsState: false, triedCount: rows.triedCount, when: null };
  const { found, keepsState, sample, triedCount } = await lookForSmallest(sandbox, task);
  const tried = sample.flatMap(({ input, hasFailed, outcome }) =>
    outcome.expected === undefined ? [] : [{ input, expected: outcome.expected, hasFailed, outcome }],
  );
  const { signature } = task.submission.problem;
  return { smallest: found, keepsState, triedCount, when: keepsState ? null : separationOf(signature, tried) };
}
