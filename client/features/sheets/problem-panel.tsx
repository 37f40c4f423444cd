import { Button } from '#client/components/button.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { ProblemTable } from './problem-table.tsx';
import { type ProblemIdentity, useDoneCount } from './progress.ts';
import { ResultLine } from './result-line.tsx';
import { SheetFilters } from './sheet-filters.tsx';
import { type Place, type SheetRow, useSheetRows } from './use-sheet-rows.ts';

/** How many rows stand in for those that are loading, where their number is not known. */
const USUAL_ROWS = 8;
const NO_ROWS: readonly SheetRow[] = [];

type ProblemPanelProps = {
  /** Stands over the progress bar. */
  title: string;
  query: { data: readonly SheetRow[] | undefined; isError: boolean; refetch(): unknown };
  /** Whose progress counts, where that is known before the rows are. */
  counted?: readonly ProblemIdentity[];
  /** What the address keeps when the filter changes. */
  place: Place;
  tableLabel: string;
  emptyTitle: string;
  emptyText?: string;
  articlesSoon?: boolean;
};

/** Problems with their progress and the filters, in every state that they can be in. */
export function ProblemPanel({ title, query, counted, place, ...texts }: ProblemPanelProps) {
  const { tableLabel, emptyTitle, emptyText, articlesSoon } = texts;
  const rows = query.data ?? NO_ROWS;
  const view = useSheetRows(rows, place);
  const identities = counted ?? query.data;
  const done = useDoneCount(identities ?? NO_ROWS);

  return (
    <>
      <div className="mb-5">
        {identities ? (
          <ProgressBar label={title} done={done} of={identities.length} />
        ) : (
          <div aria-hidden className="skeleton h-9" />
        )}
      </div>
      <SheetFilters view={view} />
      {query.data ? (
        <>
          <ResultLine view={view} total={rows.length} />
          {view.shown.length > 0 ? (
            <ProblemTable problems={view.shown} label={tableLabel} articlesSoon={articlesSoon} onChange={view.keep} />
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
      ) : query.isError ? (
        <ErrorState title="The problems could not be loaded." onRetry={() => void query.refetch()} />
      ) : (
        <RowSkeletons count={counted?.length ?? USUAL_ROWS} />
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
