import { PagePreview } from '#client/components/page-preview.tsx';
import { ProblemPreview } from './problem-preview.tsx';
import type { ProblemText } from './problem-text.ts';
import { SolutionRuns } from './results/solution-runs.tsx';

/** For the form of a problem: a preview of its page, and a check whether its programs get the expected verdicts. */
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
