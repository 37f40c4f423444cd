import { type ReactNode, useMemo } from 'react';
import { Button } from '#client/components/button.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { ListLine } from './list-line.tsx';
import { ProblemTable } from './problem-table.tsx';
import type { Problem } from './problem.ts';
import { ResultLine } from './result-line.tsx';
import { SheetFilters } from './sheet-filters.tsx';
import type { Problems } from './use-problems.ts';
import { type SheetScope, useSheetRows } from './use-sheet-rows.ts';

/** The number of placeholder rows while loading, if the number of rows is unknown, and the maximum. */
const USUAL_ROWS = 8;
const MAX_ROWS = 30;
const NO_ROWS: readonly Problem[] = [];

type ProblemPanelProps = {
  /** The label of the progress bar. */
  title: string;
  problems: Problems;
  /** The progress, if it is known before the rows are loaded. */
  counted?: { done: number; of: number };
  /** The parameters that do not change with the filter. */
  scope: SheetScope;
  /** Shown under the progress bar. */
  note?: ReactNode;
  tableLabel: string;
  emptyTitle: string;
  emptyText?: string;
};

/** Problems with their progress and the filters, in all states: loading, failed, empty and loaded. */
export function ProblemPanel({ title, problems, counted, scope, note, ...texts }: ProblemPanelProps) {
  const { tableLabel, emptyTitle, emptyText } = texts;
  const rows = problems.rows ?? NO_ROWS;
  const view = useSheetRows(rows, scope);
  const mostReports = useMemo(() => Math.max(0, ...rows.map(({ reports = 0 }) => reports)), [rows]);
  const progress = counted ?? (problems.rows && { done: view.done, of: problems.total });

  return (
    <>
      <div className="mb-5">
        {progress ? <ProgressBar label={title} {...progress} /> : <div aria-hidden className="skeleton h-9" />}
      </div>
      {note}
      <SheetFilters view={view} />
      {view.list && <ListLine list={view.list} isWhole={view.isWholeList} />}
      {view.ownLine}
      {problems.rows ? (
        <>
          <ResultLine view={view} problems={problems} />
          {view.shown.length > 0 ? (
            <ProblemTable
              problems={view.shown}
              label={tableLabel}
              noArticle={scope.topic === undefined ? 'Soon' : '–'}
              mostReports={mostReports}
              onChange={view.keep}
            />
          ) : (
            <EmptyState title={rows.length === 0 ? emptyTitle : 'No problem here matches the filter.'}>
              {rows.length > 0 ? (
                <Button look="quiet" onClick={view.clear}>
                  Show all
                </Button>
              ) : (
                emptyText
              )}
            </EmptyState>
          )}
        </>
      ) : problems.isError ? (
        <ErrorState title="The problems could not be loaded." onRetry={() => void problems.refetch()} />
      ) : (
        <RowSkeletons count={Math.min(counted?.of ?? USUAL_ROWS, MAX_ROWS)} />
      )}
    </>
  );
}

const RowSkeletons = ({ count }: { count: number }) => (
  <div className="mt-12 overflow-hidden rounded-md border border-line">
    <div className="hidden h-11 bg-sunken md:block" />
    <Skeletons count={Math.max(count, 4)} className="mx-3 my-3 h-16 md:my-1.5 md:h-[53px]" label="Loading problems" />
  </div>
);
