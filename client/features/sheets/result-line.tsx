import type { ReactNode } from 'react';
import { plural } from '#shared/rules/text/plural.ts';
import type { Problems } from './use-problems.ts';
import type { SheetView } from './use-sheet-rows.ts';

/** The look of what a line offers to press. */
export const WAY = 'inline-flex min-h-10 items-center font-medium underline underline-offset-4 hover:text-ink';

/** How many problems are shown and why, with buttons to load or show more. */
export function ResultLine({ view, problems }: { view: SheetView; problems: Problems }) {
  const { rows = [], total, isWhole, isError, refetch } = problems;
  const { matching, shown, drawn, isFiltered, filter, counts, change, clear, letGo } = view;
  const isNarrowed = isFiltered || drawn !== undefined;
  const changed = drawn ? 0 : shown.length - matching;
  return (
    <div className="mb-2 flex min-h-10 flex-wrap items-center gap-x-3 text-sm text-muted">
      <p role="status">
        {drawn
          ? `Drawn from ${problemsIn(matching)}`
          : isFiltered
            ? `${matching} of ${problemsIn(rows.length)}`
            : isWhole && problemsIn(rows.length)}
        {changed > 0 && ` and ${changed} just changed`}
      </p>
      {isWhole && !drawn && counts.solvable > 0 && !filter.solvable && <p>{counts.solvable} can be solved here</p>}
      {!isWhole && (
        <p>
          {rows.length.toLocaleString('en')} of {problemsIn(total)} loaded
        </p>
      )}
      {!isWhole && isError && <Way onClick={() => void refetch()}>Load the others</Way>}
      {changed > 0 && <Way onClick={letGo}>Hide {changed === 1 ? 'it' : 'them'}</Way>}
      {drawn && isFiltered && <Way onClick={() => change({})}>Back to the list</Way>}
      {isNarrowed && shown.length > 0 && <Way onClick={clear}>Show all</Way>}
    </div>
  );
}

const problemsIn = (count: number) => `${count.toLocaleString('en')} ${plural(count, 'problem')}`;

const Way = ({ onClick, children }: { onClick(): void; children: ReactNode }) => (
  <button type="button" onClick={onClick} className={WAY}>
    {children}
  </button>
);
