import { withCount } from '#shared/rules/text/plural.ts';

/** The counts of the changes that an import would make. */
export function ImportCounts({ counts }: { counts: readonly (readonly [string, number])[] }) {
  return (
    <dl className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {counts.map(([label, count]) => (
        <div key={label} className="rounded-md border border-line px-4 py-2">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-xl font-semibold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  );
}

type RefusalsProps = {
  refused: readonly { line: number; reason: string }[];
  count: number;
  /** Whether `line` counts the lines of a file or the records of its list. */ unit: 'Line' | 'Record';
};

/** The number of refused rows, with the reasons for the first of them. */
export function Refusals({ refused, count, unit }: RefusalsProps) {
  if (count === 0) return null;
  return (
    <details open className="mt-5">
      <summary className="font-medium">{`${withCount(count, 'row')} ${count === 1 ? 'is' : 'are'} refused`}</summary>
      <ul tabIndex={0} className="mt-2 max-h-60 overflow-y-auto rounded-md border border-line px-4 py-2 text-sm">
        {refused.map(({ line, reason }) => (
          <li key={line} className="py-1 wrap-anywhere">
            <b className="font-medium">
              {unit} {line}
            </b>{' '}
            {reason}
          </li>
        ))}
        {count > refused.length && <li className="py-1 text-muted">and {count - refused.length} more</li>}
      </ul>
    </details>
  );
}
