import type { Value } from '#judge/values/values.ts';

const MAX_ROWS = 100;

type ResultTableProps = { name?: string; columns: string[]; rows: Value };

/** The rows of a query result or of a table. A table has its name as the caption. */
export function ResultTable({ name, columns, rows }: ResultTableProps) {
  const list = Array.isArray(rows) ? rows : [];
  return (
    <div
      className="max-w-full overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={`Rows${name ? ` of ${name}` : ''}`}
    >
      <table className="border-collapse text-sm wrap-normal">
        {name && <caption className="pb-1 text-left font-mono text-[0.84rem] font-medium">{name}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border border-line bg-surface px-3 py-1.5 text-left font-medium">
                {column.trim()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {list.slice(0, MAX_ROWS).map((row, index) => (
            <tr key={index}>
              {(Array.isArray(row) ? row : [row]).map((value, column) => (
                <td key={column} className="border border-line px-3 py-1.5 font-mono text-[0.84rem] whitespace-pre">
                  {value === null ? <span className="text-muted">NULL</span> : String(value)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {list.length === 0 && <p className="mt-1 text-sm text-muted">No rows.</p>}
      {list.length > MAX_ROWS && <p className="mt-1 text-sm text-muted">and {list.length - MAX_ROWS} more</p>}
    </div>
  );
}
