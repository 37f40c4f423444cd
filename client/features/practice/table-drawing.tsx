import { CodeBlock } from '#client/components/code/code-block.tsx';
import { KeyRound, MoveRight } from '#client/components/icons/icons-practice.ts';
import type { SqlColumn, SqlTable } from '#judge/values/sql-tables.ts';

type TableDrawingProps = { tables: SqlTable[]; schema: string };

/** The tables of a problem: a box for each, with its columns and the targets of its foreign keys. */
export function TableDrawing({ tables, schema }: TableDrawingProps) {
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        {tables.map((table) => (
          <Box key={table.name} table={table} />
        ))}
      </div>
      <details className="mt-3">
        <summary className="w-fit cursor-pointer py-2.5 text-sm text-muted hover:text-ink">Show SQL</summary>
        <CodeBlock programs={[{ source: schema, language: 'sql' }]} />
      </details>
    </>
  );
}

const Box = ({ table: { name, columns } }: { table: SqlTable }) => (
  <div className="max-w-full min-w-56 overflow-x-auto rounded-md border border-line-strong bg-surface break-inside-avoid">
    <table className="w-full text-left text-sm wrap-normal">
      <caption className="border-b border-line-strong bg-sunken px-3 py-2 text-left font-mono font-semibold">
        {name}
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Column</th>
          <th scope="col">Type</th>
          <th scope="col">Rules</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {columns.map((column) => (
          <tr key={column.name}>
            <th scope="row" className="px-3 py-1.5 font-mono font-normal">
              {column.name}
            </th>
            <td className="px-3 py-1.5 font-mono text-muted">{column.type}</td>
            <td className="px-3 py-1.5">
              <Rules column={column} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function Rules({ column: { isKey, isUnique, isNullable, references } }: { column: SqlColumn }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {isKey && (
        <span className="inline-flex items-center gap-1 text-accent-ink">
          <KeyRound size={14} aria-hidden /> key
        </span>
      )}
      {references && (
        <span className="inline-flex items-center gap-1 font-mono whitespace-nowrap text-accent-ink">
          <MoveRight size={16} role="img" aria-label="leads to" /> {references.table}.{references.column}
        </span>
      )}
      {isUnique && <span className="text-muted">unique</span>}
      {isNullable && <span className="text-muted">may be NULL</span>}
    </span>
  );
}
