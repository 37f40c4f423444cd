import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { Difference } from '#client/components/difference/difference.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { measureAttempt } from '#client/features/practice/attempts/measure-attempt.ts';
import type { Submission } from '#client/features/practice/drafts-and-submissions/submissions.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { GrowthChart } from '#client/features/practice/results/growth-chart.tsx';
import { trpc } from '#client/lib/api/trpc.ts';
import { useAttemptLabel } from '#client/records/attempt-labels.ts';
import type { GrowthReport } from '#judge/growth/growth.ts';
import { factsOf } from './attempt-facts.ts';

export type ComparisonProps = {
  problem: ProblemPage;
  /** The earlier submission first. */
  attempts: readonly [Submission, Submission];
  onClose(): void;
};

/** Two submissions side by side: verdict and time, the difference between the programs, and how both scale. */
export function Comparison({ problem, attempts, onClose }: ComparisonProps) {
  const [before, after] = attempts;
  return (
    <Dialog title="Two submissions compared" onClose={onClose} wide="whole">
      <div className="space-y-5">
        <div className="grid gap-3 md:grid-cols-2">
          {attempts.map((attempt) => (
            <Head key={attempt.key} attempt={attempt} />
          ))}
        </div>
        <Difference before={before.code} after={after.code} label="What differs in the programs" isCode />
        {problem.kind === 'function' && attempts.every(({ verdict }) => verdict === 'Accepted') && (
          <Curves problem={problem} attempts={attempts} />
        )}
      </div>
    </Dialog>
  );
}

function Head({ attempt }: { attempt: Submission }) {
  const { verdict, passed, total } = attempt;
  const { name, note } = useAttemptLabel(attempt.key);
  return (
    <div className="rounded-md border border-line px-4 py-3 wrap-anywhere">
      <p className={verdict === 'Accepted' ? 'font-medium text-easy' : 'font-medium text-hard'}>
        {verdict}, {passed} of {total} cases
      </p>
      <p className="text-sm text-muted">{factsOf(attempt)}</p>
      {name !== '' && <p className="mt-1 font-medium">{name}</p>}
      {note !== '' && <p className="mt-1 whitespace-pre-wrap">{note}</p>}
    </div>
  );
}

type Measured = GrowthReport | string | null;

/** The curves of both, measured one after the other on demand. */
function Curves({ problem, attempts }: Pick<ComparisonProps, 'problem' | 'attempts'>) {
  const { practice } = trpc.useUtils();
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);
  const [measured, setMeasured] = useState<readonly Measured[]>([]);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function measureBoth() {
    const { signal } = (stopping.current = new AbortController());
    const reports: Measured[] = [];
    setMeasured([]);
    for (const [index, attempt] of attempts.entries()) {
      const onProgress = ({ done, of }: { done: number; of: number }) =>
        setProgress({ done: (index + done / Math.max(of, 1)) * 50, of: 100 });
      setProgress({ done: index * 50, of: 100 });
      reports.push(
        await measureAttempt({ problem, attempt, practice, signal, onProgress }).catch(
          (error: unknown) => (error as Error).message, // of the sandbox
        ),
      );
      if (signal.aborted) break;
      setMeasured([...reports]);
    }
    setProgress(null);
  }

  return (
    <section aria-label="How both scale">
      {progress ? (
        <div className="flex items-end gap-4">
          <div className="min-w-0 flex-1">
            <ProgressBar label="Measuring" done={Math.round(progress.done)} of={progress.of} text="" />
          </div>
          <Button look="quiet" onClick={() => stopping.current?.abort()}>
            Stop
          </Button>
        </div>
      ) : (
        <Button onClick={() => void measureBoth()}>Measure how both scale</Button>
      )}
      <div className="mt-4 grid gap-5 md:grid-cols-2">
        {measured.map((report, index) =>
          typeof report === 'string' ? (
            <p key={index} role="alert" className="text-hard">
              {report}
            </p>
          ) : (
            <div key={index}>
              <p role="status" className="mb-2 font-medium">
                {report?.sentence ?? 'Programs in this language cannot be measured on this problem.'}
              </p>
              {report && <GrowthChart curves={report.curves} />}
            </div>
          ),
        )}
      </div>
    </section>
  );
}
