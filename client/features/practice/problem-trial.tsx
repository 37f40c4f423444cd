import { type SyntheticEvent, useDeferredValue, useState } from 'react';
import { ProblemPreview } from './problem-preview.tsx';
import type { ProblemText } from './problem-text.ts';
import { SolutionRuns } from './solution-runs.tsx';

/** Beside the form of a problem: its page as it will be, and whether its programs get the verdicts that they should. */
export function ProblemTrial({ values }: { values: ProblemText }) {
  const [isOpen, setOpen] = useState(false);
  const typed = useDeferredValue(values);
  return (
    <div className="space-y-5">
      <details
        open={isOpen}
        onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open)}
        className="rounded-md border border-line bg-surface"
      >
        <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">Preview of the page</summary>
        {isOpen && <ProblemPreview values={typed} />}
      </details>
      <SolutionRuns values={values} />
    </div>
  );
}
