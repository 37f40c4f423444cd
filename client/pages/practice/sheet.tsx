import { useId } from 'react';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { useDoneCounts, useShownPlaces } from '#client/features/sheets/done-counts.ts';
import { type List, loadLists, useLists, useProblemsOfList } from '#client/features/sheets/lists.ts';
import { ProblemPanel } from '#client/features/sheets/problem-panel.tsx';
import { type SheetTopic, tabId, TopicTabs } from '#client/features/sheets/topic-tabs.tsx';
import { type Problems, useProblemsOfTopic } from '#client/features/sheets/use-problems.ts';
import { useSheetAddress } from '#client/features/sheets/use-sheet-address.ts';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { asOwnList } from '#shared/rules/lists/list-slug.ts';
import { filterIn } from '#shared/rules/sheets/sheet-address.ts';

const COUNTED = { problems: 'count' } as const;

export const needs: Needs = async (ask, { parameters }) => {
  const topicName = parameters.get('topic');
  const [topics, list] = await Promise.all([ask.sheets.topics.fetch(COUNTED), loadLists(ask, parameters)]);
  const others = { list: list?.slug ?? null, ...filterIn(parameters) };
  if (list && topicName === null) return { topic: null, ...others };
  const selected = topicIn(topics, topicName);
  if (selected) await ask.sheets.problemsOfTopic.fetch({ topic: selected.topic, page: 1 });
  // With a list, no topic means all topics.
  return { topic: selected === topics[0] && !list ? null : (selected?.topic ?? null), ...others };
};

/** The first and the last topic, as part of a sentence. */
function spanOf(topics: readonly SheetTopic[]): string {
  const [first, last] = [topics[0], topics.at(-1)];
  return first && last && first !== last ? ` from ${first.name} to ${last.name}` : '';
}

/** The topic in an address, else the first one. */
const topicIn = (topics: readonly SheetTopic[], topicName: string | null): SheetTopic | undefined =>
  topics.find(({ topic }) => topic === topicName) ?? topics[0];

export default function SheetPage() {
  const topics = trpc.sheets.topics.useQuery(COUNTED);
  const span = spanOf(topics.data ?? []);
  usePageMeta(
    'SDE Sheet',
    `${sum(topics.data ?? [], ({ count }) => count)} coding problems${span}, with your progress, stars and notes.`,
  );
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="SDE Sheet">
        One curriculum{span}. Tick what you solved, star what to revise, keep a note where it matters.
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
  const done = useDoneCounts();
  // The stored counts may be older than the topics.
  const doneOf = ({ topic, count }: SheetTopic) => Math.min(done.get(topic) ?? 0, count);
  const { list } = useLists(address.list);
  const ofList = useProblemsOfList(list);
  const listTab: SheetTopic | undefined = list && { key: 'list', id: 0, name: list.name, topic: '', count: list.count };
  const tabs = listTab ? [listTab, ...topics] : topics;
  const selected = listTab && address.topic === null ? listTab : topicIn(topics, address.topic);
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
        <ProgressBar label="The whole sheet" done={sum(topics, doneOf)} of={sum(topics, ({ count }) => count)} />
      </div>
      <div className="grid gap-6 lg:grid-cols-[14rem_1fr] lg:gap-8">
        <TopicTabs
          topics={tabs}
          selected={selected}
          doneOf={(tab) => (tab === listTab ? ofList.done : doneOf(tab))}
          panelId={panelId}
          // A list is practised by topic, so it remains selected.
          onSelect={({ topic }) => go({ topic, list: list?.slug ?? asOwnList(address.list) })}
        />
        <section id={panelId} role="tabpanel" aria-labelledby={tabId(selected)} className="min-w-0">
          {list && selected === listTab ? (
            <ListPanel list={list} problems={ofList.problems} />
          ) : (
            <TopicPanel key={selected.key} topic={selected} done={doneOf(selected)} />
          )}
        </section>
      </div>
    </>
  );
}

const ListPanel = ({ list, problems }: { list: List; problems: Problems }) => (
  <ProblemPanel
    title={list.name}
    problems={problems}
    scope={{ list: list.slug }}
    tableLabel={`Problems of ${list.name}`}
    emptyTitle="This list has no problems yet."
  />
);

function TopicPanel({ topic, done }: { topic: SheetTopic; done: number }) {
  const problems = useProblemsOfTopic(topic.topic);
  useShownPlaces(topic.topic, problems.rows);
  return (
    <ProblemPanel
      title={topic.name}
      problems={problems}
      counted={{ done, of: topic.count }}
      scope={{ topic: topic.topic }}
      tableLabel={`Problems on ${topic.name}`}
      emptyTitle="This topic has no problems yet."
    />
  );
}

const sum = <T,>(items: readonly T[], of: (item: T) => number) => items.reduce((all, item) => all + of(item), 0);

const SheetSkeleton = () => (
  <>
    <Skeletons count={1} className="mb-8 h-[86px]" label="Loading topics" />
    <div className="grid gap-6 lg:grid-cols-[14rem_1fr] lg:gap-8">
      <div className="skeleton h-12 lg:h-[36rem]" aria-hidden />
      <div className="skeleton h-[36rem]" aria-hidden />
    </div>
  </>
);
