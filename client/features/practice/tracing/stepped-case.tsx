import type { Judgement } from '#client/features/practice/judge/judging.ts';
import type { CaseOutcome } from '#client/features/practice/judge/run-cases.ts';
import type { Sandbox } from '#client/features/practice/judge/sandbox.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { SteppingPanel } from './stepping-panel.tsx';

type SteppedCaseProps = {
  open(): Promise<Sandbox>;
  judgement: Judgement;
  one: CaseOutcome;
  /** The approaches for a comparison. */
  approaches: ProblemPage['approaches'];
  onCompare(): void;
  onClose(): void;
};

/** The learner's program on one case, step by step. */
export function SteppedCase({
  open,
  judgement: { submission },
  one,
  approaches,
  onCompare,
  onClose,
}: SteppedCaseProps) {
  const { language, source } = submission;
  return (
    <SteppingPanel
      open={open}
      task={{ signature: submission.problem.signature, language, source, input: one.input, expected: one.expected }}
      title="Your program, step by step"
      approaches={approaches}
      onCompare={onCompare}
      onClose={onClose}
    />
  );
}
