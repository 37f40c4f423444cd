import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Square } from '#client/components/icons/icons-learning.ts';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { classNames } from '#client/lib/class-names.ts';
import type { GrowthReport } from '#judge/growth/growth.ts';
import { GrowthChart } from './growth-chart.tsx';
import { measure, type MeasureProgress } from '#client/features/practice/judge/measuring.ts';
import type { Sandbox } from '#client/features/practice/judge/sandbox.ts';
import type { JudgedProgram } from '#client/features/practice/judge/submission.ts';

const NOTHING_YET: MeasureProgress = { curves: [], done: 0, of: 1 };

type GrowthPanelProps = { open(): Promise<Sandbox>; submission: JudgedProgram };

/** The learner's curve beside the curves of the approaches, measured on demand. */
export function GrowthPanel({ open, submission }: GrowthPanelProps) {
  const [progress, setProgress] = useState<MeasureProgress | null>(null);
  const [report, setReport] = useState<GrowthReport | null>(null);
  const [failure, setFailure] = useState('');
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  async function handleMeasure() {
    const { signal } = (stopping.current = new AbortController());
    setFailure('');
    setReport(null);
    setProgress(NOTHING_YET);
    try {
      setReport(await measure(await open(), submission, { signal, onProgress: setProgress }));
    } catch (error) {
      if (!signal.aborted) setFailure((error as Error).message); // of the sandbox
    } finally {
      setProgress(null);
    }
  }

  return (
    <section aria-labelledby="growth" className="rounded-md border border-line bg-surface p-4">
      <h2 id="growth" className="text-lg">
        How your program scales
      </h2>
      {progress ? (
        <div className="mt-3 space-y-4">
          <div className="flex items-end gap-4">
            <div className="min-w-0 flex-1">
              <ProgressBar label="Measuring" {...progress} text={progress.done === 0 ? 'Generating inputs …' : ''} />
            </div>
            <Button look="quiet" onClick={() => stopping.current?.abort()}>
              <Square size={15} aria-hidden /> Stop
            </Button>
          </div>
          <GrowthChart curves={progress.curves} />
        </div>
      ) : (
        report === null && (
          <>
            <p className="mt-1 text-muted">
              Your program and the approaches run on inputs of growing size, here, for some seconds each.
            </p>
            <Button className="mt-3" onClick={() => void handleMeasure()}>
              Measure
            </Button>
          </>
        )
      )}
      {failure !== '' && (
        <p role="alert" className="mt-3 text-hard">
          {failure}
        </p>
      )}
      {report && <Report report={report} onAgain={() => void handleMeasure()} />}
    </section>
  );
}

function Report({
  report: { sentence, scales, curves, explanation, table },
  onAgain,
}: {
  report: GrowthReport;
  onAgain(): void;
}) {
  return (
    <div className="mt-3 space-y-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {scales !== null && (
          <span
            className={classNames(
              'rounded-md px-2 py-0.5 text-sm font-medium',
              scales ? 'bg-easy-wash text-easy' : 'bg-medium-wash text-medium',
            )}
          >
            {scales ? 'Scales' : 'Does not scale'}
          </span>
        )}
        <p role="status" className="font-medium">
          {sentence}
        </p>
      </div>
      <GrowthChart curves={curves} />
      {explanation.map((line) => (
        <p key={line} className="text-muted">
          {line}
        </p>
      ))}
      <details>
        <summary className="min-h-10 cursor-pointer py-2 text-sm font-medium">The figures as a table</summary>
        <Figures table={table} />
      </details>
      <Button look="quiet" onClick={onAgain}>
        Measure again
      </Button>
    </div>
  );
}

const Figures = ({ table: { head, rows } }: { table: GrowthReport['table'] }) => (
  <div className="overflow-x-auto" tabIndex={0} role="region" aria-label="Times by size">
    <table className="border-collapse text-sm tabular-nums">
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="border border-line px-3 py-1.5 text-left font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, index) => (
              <td key={index} className="border border-line px-3 py-1.5">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
