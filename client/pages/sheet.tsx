import { useId } from 'react';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { ProblemPanel } from '#client/features/sheets/problem-panel.tsx';
import { useDoneCount } from '#client/features/sheets/progress.ts';
import { type SheetTopic, tabId, TopicTabs } from '#client/features/sheets/topic-tabs.tsx';
import { useSheetAddress } from '#client/features/sheets/use-sheet-address.ts';
import type { Needs } from '#client/lib/page-needs.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { filterIn } from '#shared/rules/sheet-address.ts';

export const needs: Needs = async (ask, { parameters }) => {
  const topics = await ask.sheets.topics.fetch();
  const selected = topicIn(topics, parameters.get('topic'));
  if (selected) await ask.sheets.problemsOfTopic.fetch({ topic: selected.topic });
  return { topic: selected === topics[0] ? null : (selected?.topic ?? null), ...filterIn(parameters) };
};

/** The one that an address names, else the first. */
const topicIn = (topics: readonly SheetTopic[], asked: string | null): SheetTopic | undefined =>
  topics.find(({ topic }) => topic === asked) ?? topics[0];

export default function SheetPage() {
  const topics = trpc.sheets.topics.useQuery();
  const count = topics.data?.reduce((sum, { problems }) => sum + problems.length, 0) ?? 0;
  usePageMeta(
    'SDE Sheet',
    `${count} coding problems from arrays to bit manipulation, with your progress, stars and notes.`,
  );
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
  const { address, go } = useSheetAddress();
  const everything = topics.flatMap((topic) => topic.problems);
  const done = useDoneCount(everything);
  const selected = topicIn(topics, address.topic);
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
        <TopicTabs topics={topics} selected={selected} panelId={panelId} onSelect={({ topic }) => go({ topic })} />
        <section id={panelId} role="tabpanel" aria-labelledby={tabId(selected)} className="min-w-0">
          <TopicPanel key={selected.key} topic={selected} />
        </section>
      </div>
    </>
  );
}

function TopicPanel({ topic }: { topic: SheetTopic }) {
  const problems = trpc.sheets.problemsOfTopic.useQuery({ topic: topic.topic });
  return (
    <ProblemPanel
      title={topic.name}
      query={problems}
      counted={topic.problems}
      place={{ topic: topic.topic }}
      tableLabel={`Problems on ${topic.name}`}
      emptyTitle="This topic has no problems yet."
    />
  );
}

const SheetSkeleton = () => (
  <>
    <Skeletons count={1} className="mb-8 h-[86px]" label="Loading topics" />
    <div className="grid gap-6 lg:grid-cols-[14rem_1fr] lg:gap-8">
      <div className="skeleton h-12 lg:h-[36rem]" aria-hidden />
      <div className="skeleton h-[36rem]" aria-hidden />
    </div>
  </>
);
