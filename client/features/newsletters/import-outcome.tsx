/** What a file would do, in numbers. */
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
  /** A row of a file is on a line of it, or a record of its list. */ unit: 'Line' | 'Record';
};

/** The rows that are left out, the first of them with their reasons. */
export function Refusals({ refused, count, unit }: RefusalsProps) {
  if (count === 0) return null;
  return (
    <details open className="mt-5">
      <summary className="font-medium">{count === 1 ? '1 row is refused' : `${count} rows are refused`}</summary>
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
