import type { CaseOutcome } from '#client/features/practice/judge/run-cases.ts';
import { ResultTable } from '#client/features/practice/results/result-table.tsx';
import type { Value } from '#judge/values/values.ts';

/** The rows of an answer that should not be there, and the rows that are missing. */
export function RowDifference({ one: { actual, expected }, columns }: { one: CaseOutcome; columns: string[] }) {
  if (!Array.isArray(actual) || !Array.isArray(expected)) return null;
  const [tooMany, missing] = [without(actual, expected), without(expected, actual)];
  if (tooMany.length === 0 && missing.length === 0)
    return <p className="text-sm">The rows are the same, in another order.</p>;
  return (
    <div className="flex flex-wrap gap-6">
      {tooMany.length > 0 && <ResultTable name="Rows too many" columns={columns} rows={tooMany} />}
      {missing.length > 0 && <ResultTable name="Rows missing" columns={columns} rows={missing} />}
    </div>
  );
}

/** The rows of a list without the rows of another list; duplicates are removed only as often as they occur there. */
function without(rows: readonly Value[], others: readonly Value[]): Value[] {
  const left = others.map((row) => JSON.stringify(row));
  return rows.filter((row) => {
    const index = left.indexOf(JSON.stringify(row));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
