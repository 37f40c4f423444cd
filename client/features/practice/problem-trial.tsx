import { PagePreview } from '#client/components/page-preview.tsx';
import { ProblemPreview } from './problem-preview.tsx';
import type { ProblemText } from './problem-text.ts';
import { SolutionRuns } from './results/solution-runs.tsx';

/** Beside the form of a problem: its page as it will be, and whether its programs get the verdicts that they should. */
export function ProblemTrial({ values }: { values: ProblemText }) {
  return (
    <div className="space-y-5">
      <PagePreview>
        <ProblemPreview values={values} />
      </PagePreview>
      <SolutionRuns values={values} />
    </div>
  );
}
