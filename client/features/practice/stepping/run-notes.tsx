import { formatValue } from '#judge/values/value-text.ts';
import { MAX_STEPS } from '#judge/trace/trace.ts';
import type { SteppedRun } from './stepped-run.ts';

/** Shown if nothing was recorded. */
export const NothingRecorded = ({ run: { failure } }: { run: SteppedRun }) => (
  <p className="rounded-md border border-line bg-sunken px-4 py-3">
    No step of this run was recorded{failure === null ? '.' : `: ${failure}`}
  </p>
);

/** A note that not all steps were recorded. */
export const CutNote = ({ run: { trace } }: { run: SteppedRun }) =>
  trace.isCut && (
    <p className="text-sm text-muted">
      {trace.length >= MAX_STEPS
        ? `The first ${trace.length.toLocaleString('en-US')} steps are shown; the program went on after them.`
        : `The first ${trace.length.toLocaleString('en-US')} steps are shown: more would not fit into memory.`}
    </p>
  );

/** The result of the run, shown at the last step. */
export function RunEnd({ run: { failure, answer, expected } }: { run: SteppedRun }) {
  if (failure !== null)
    return (
      <p className="rounded-md bg-hard-wash px-4 py-2.5 whitespace-pre-wrap text-hard wrap-anywhere">
        The program failed: {failure}
      </p>
    );
  if (expected === undefined && answer === null) return null;
  return (
    <dl className="grid gap-2 rounded-md border border-line bg-surface px-4 py-2.5 text-sm @lg:grid-cols-2">
      <div className="min-w-0">
        <dt className="text-muted">The answer</dt>
        <dd className="font-mono whitespace-pre-wrap wrap-anywhere">{formatValue(answer)}</dd>
      </div>
      {expected !== undefined && (
        <div className="min-w-0">
          <dt className="text-muted">Expected</dt>
          <dd className="font-mono whitespace-pre-wrap wrap-anywhere">{formatValue(expected)}</dd>
        </div>
      )}
    </dl>
  );
}
