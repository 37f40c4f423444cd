import { useId } from 'react';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { Button } from '#client/components/button.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { DifficultyFilter } from '#client/features/sheet/difficulty-filter.tsx';
import { ProblemTable } from '#client/features/sheet/problem-table.tsx';
import type { Problem } from '#client/features/sheet/problem-row.tsx';
import { isDone, useDoneCount } from '#client/features/sheet/progress.ts';
import { LEVEL_NAMES, useSheetFilter } from '#client/features/sheet/sheet-filter.ts';
import { type SheetTopic, tabId, TopicTabs } from '#client/features/sheet/topic-tabs.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { usePageTitle } from '#client/lib/use-page-title.ts';

export default function SheetPage() {
  usePageTitle('SDE Sheet');
  const topics = trpc.sheets.topics.useQuery();
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="SDE Sheet">
        One curriculum from arrays to bit manipulation. Tick what you solved, star what to revise, keep a note where it
        matters.
      </PageHeading>
      {topics.data ? (
        <Sheet topics={topics.data} />
      ) : topics.isError ? (
        <ErrorState title="The topics could not be loaded." onRetry={() => void topics.refetch()} />
      ) : (
        <SheetSkeleton />
      )}
    </div>
  );
}

function Sheet({ topics }: { topics: SheetTopic[] }) {
  const panelId = useId();
  const { filter, set } = useSheetFilter();
  const everything = topics.flatMap((topic) => topic.problems);
  const done = useDoneCount(everything);
  const selected = topics.find((topic) => topic.topic === filter.topic) ?? topics[0];
  if (!selected) {
    return (
      <EmptyState title="There is no topic yet.">
        Topics appear here as soon as an administrator adds a card.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-8 rounded-md border border-line bg-surface p-5">
        <ProgressBar label="The whole sheet" done={done} of={everything.length} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[14rem_1fr] lg:gap-8">
        <TopicTabs topics={topics} selected={selected} panelId={panelId} onSelect={({ topic }) => set({ topic })} />
        <section id={panelId} role="tabpanel" aria-labelledby={tabId(selected)} className="min-w-0">
          <TopicPanel key={selected.key} topic={selected} />
        </section>
      </div>
    </>
  );
}

function TopicPanel({ topic }: { topic: SheetTopic }) {
  const { filter, set } = useSheetFilter();
  const done = useDoneCount(topic.problems);
  const problems = trpc.sheets.problemsOfTopic.useQuery({ topic: topic.topic });
  const rows = problems.data ?? [];
  const counts = Object.fromEntries(
    LEVEL_NAMES.map((level) => [level, rows.filter((row) => row.level === level).length]),
  );
  const shown = rows.filter((row) =>
    filter.random !== null ? row.id === filter.random : filter.level === null || row.level === filter.level,
  );
  const own = { topic: topic.topic };
  const drawRandom = () => {
    const drawn = draw(rows, filter.random);
    if (drawn) set({ ...own, random: drawn.id });
  };

  return (
    <>
      <div className="mb-5">
        <ProgressBar label={topic.name} done={done} of={topic.problems.length} />
      </div>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <DifficultyFilter
          filter={filter}
          counts={counts}
          onRandom={drawRandom}
          onLevel={(level) => set({ ...own, level })}
        />
        {(filter.level !== null || filter.random !== null) && (
          <Button look="quiet" onClick={() => set(own)}>
            Show all
          </Button>
        )}
      </div>
      {problems.data ? (
        shown.length > 0 ? (
          <ProblemTable problems={shown} label={`Problems on ${topic.name}`} />
        ) : (
          <EmptyState
            title={rows.length === 0 ? 'This topic has no problems yet.' : 'No problem here matches the filter.'}
          >
            {rows.length > 0 && (
              <Button look="quiet" onClick={() => set(own)}>
                Show all
              </Button>
            )}
          </EmptyState>
        )
      ) : problems.isError ? (
        <ErrorState title="The problems could not be loaded." onRetry={() => void problems.refetch()} />
      ) : (
        <RowSkeletons count={topic.problems.length} />
      )}
    </>
  );
}

/** One at random, rather one that is not done yet, and another one than before where there is one. */
function draw<P extends Problem & { id: number }>(rows: readonly P[], before: number | null): P | undefined {
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

const SheetSkeleton = () => (
  <>
    <Skeletons count={1} className="mb-8 h-[86px]" label="Loading topics" />
    <div className="grid gap-6 lg:grid-cols-[14rem_1fr] lg:gap-8">
      <div className="skeleton h-12 lg:h-[36rem]" aria-hidden />
      <div className="skeleton h-[36rem]" aria-hidden />
    </div>
  </>
);
