import type { FilledTable } from '#judge/values/sql-tables.ts';
import { ResultTable } from './results/result-table.tsx';

/** The tables of an example with their rows. */
export function FilledTables({ tables }: { tables: FilledTable[] }) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      {tables.map((table) => (
        <ResultTable key={table.name} {...table} />
      ))}
    </div>
  );
}
