import { Button } from '#client/components/button.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { DifficultyFilter } from './difficulty-filter.tsx';
import type { Problem } from './problem-row.tsx';
import { ProblemTable } from './problem-table.tsx';
import { isDone, type ProblemIdentity, useDoneCount } from './progress.ts';
import { LEVEL_NAMES, type SheetFilter, useSheetFilter } from './sheet-filter.ts';

type Row = Problem & { id: number };

/** How many rows stand in for those that are loading, where their number is not known. */
const USUAL_ROWS = 8;

type ProblemPanelProps = {
  /** Stands over the progress bar. */
  title: string;
  query: { data: readonly Row[] | undefined; isError: boolean; refetch(): unknown };
  /** Whose progress counts, where that is known before the rows are. */
  counted?: readonly ProblemIdentity[];
  /** What the address keeps when the filter changes. */
  place: Partial<SheetFilter>;
  tableLabel: string;
  emptyTitle: string;
  emptyText?: string;
  articlesSoon?: boolean;
};

/** Problems with their progress and the difficulty filter, in every state that they can be in. */
export function ProblemPanel({ title, query, counted, place, ...texts }: ProblemPanelProps) {
  const { tableLabel, emptyTitle, emptyText, articlesSoon } = texts;
  const { filter, set } = useSheetFilter();
  const rows = query.data ?? [];
  const identities = counted ?? query.data;
  const done = useDoneCount(identities ?? []);
  const counts = Object.fromEntries(
    LEVEL_NAMES.map((level) => [level, rows.filter((row) => row.level === level).length]),
  );
  const shown = rows.filter((row) =>
    filter.random !== null ? row.id === filter.random : filter.level === null || row.level === filter.level,
  );
  const showAll = (
    <Button look="quiet" onClick={() => set(place)}>
      Show all
    </Button>
  );
  const drawRandom = () => {
    const drawn = draw(rows, filter.random);
    if (drawn) set({ ...place, random: drawn.id });
  };

  return (
    <>
      <div className="mb-5">
        {identities ? (
          <ProgressBar label={title} done={done} of={identities.length} />
        ) : (
          <div aria-hidden className="skeleton h-9" />
        )}
      </div>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <DifficultyFilter
          filter={filter}
          counts={counts}
          onRandom={drawRandom}
          onLevel={(level) => set({ ...place, level })}
        />
        {(filter.level !== null || filter.random !== null) && showAll}
      </div>
      {query.data ? (
        shown.length > 0 ? (
          <ProblemTable problems={shown} label={tableLabel} articlesSoon={articlesSoon} />
        ) : (
          <EmptyState title={rows.length === 0 ? emptyTitle : 'No problem here matches the filter.'}>
            {rows.length > 0 ? showAll : emptyText}
          </EmptyState>
        )
      ) : query.isError ? (
        <ErrorState title="The problems could not be loaded." onRetry={() => void query.refetch()} />
      ) : (
        <RowSkeletons count={counted?.length ?? USUAL_ROWS} />
      )}
    </>
  );
}

/** One at random, rather one that is not done yet, and another one than before where there is one. */
function draw(rows: readonly Row[], before: number | null): Row | undefined {
  const others = rows.filter((row) => row.id !== before);
  const open = others.filter((row) => !isDone(row));
  const pool = open.length > 0 ? open : others.length > 0 ? others : rows;
  return pool[Math.floor(Math.random() * pool.length)];
}

const RowSkeletons = ({ count }: { count: number }) => (
  <div className="overflow-hidden rounded-md border border-line">
    <div className="hidden h-11 bg-sunken md:block" />
    <Skeletons count={Math.max(count, 4)} className="mx-3 my-3 h-16 md:my-1.5 md:h-[53px]" label="Loading problems" />
  </div>
);
