import { useRef } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { cursorText, type Grid, type GridCell } from '#judge/trace/drawing/grid.ts';
import { useKeptInView } from '../use-kept-in-view.ts';
import { CHANGED, UNCHANGED } from './changed-look.ts';
import { Changed, More } from './more.tsx';

/** A matrix with the numbers of its rows and columns, and the cells at index variables. */
export function GridTable({ grid: { rows, columns, cursors, outside, more }, label }: { grid: Grid; label: string }) {
  const box = useRef<HTMLDivElement>(null);
  useKeptInView(box, rows);
  return (
    <>
      <div
        ref={box}
        tabIndex={0}
        role="region"
        aria-label={`Matrix ${label}`}
        className="max-h-96 max-w-full overflow-auto p-0.5"
      >
        <table className="border-collapse text-sm">
          <thead>
            <tr>
              <td />
              {Array.from({ length: columns }, (_, column) => (
                <th key={column} scope="col" className="px-1 text-xs font-normal text-muted tabular-nums">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cells, pointers, more: rest }, row) => (
              <tr key={row}>
                <th
                  scope="row"
                  className="pr-2 text-right text-xs font-normal whitespace-nowrap text-muted tabular-nums"
                >
                  {pointers.length > 0 && (
                    <span className="font-mono font-bold text-accent-ink">
                      {pointers.join(', ')} <span aria-hidden>▶</span>{' '}
                    </span>
                  )}
                  {row}
                </th>
                {cells.map((cell, column) => (
                  <GridBox key={column} cell={cell} />
                ))}
                {rest > 0 && <td className="px-2 text-xs text-muted">and {rest} more</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cursors.length > 0 && <p className="mt-1 text-sm text-muted">{cursors.map(cursorText).join('; ')}</p>}
      {outside.length > 0 && <p className="mt-1 text-sm text-muted">Outside: {outside.join('; ')}</p>}
      <More count={more} />
    </>
  );
}

const GridBox = ({ cell: { text, isChanged, isCurrent } }: { cell: GridCell }) => (
  <td
    data-current={isCurrent ? '' : undefined}
    className={classNames(
      'h-9 min-w-9 border-2 px-1.5 text-center font-mono whitespace-pre',
      isChanged ? CHANGED : UNCHANGED,
      isCurrent && 'outline-3 -outline-offset-1 outline-accent',
    )}
  >
    {text}
    <Changed is={isChanged} />
    {isCurrent && <span className="sr-only"> current</span>}
  </td>
);
