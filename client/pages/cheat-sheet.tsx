import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { StudyLayout } from '#client/features/study/study-layout.tsx';
import { TopicBar } from '#client/features/study/topic-bar.tsx';
import { studyAt, topicIn } from '#client/features/study/topics.ts';
import { useStudyTopic } from '#client/features/study/use-study-topic.ts';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { loadPageOf, usePageNumber } from '#client/lib/hooks/use-page-number.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { STUDY_PAGE_SIZE, type StudyTopic } from '#shared/study-topics.ts';

export const needs: Needs = async (ask, { path, parameters }) => {
  const { topics } = studyAt(path);
  const topic = topicIn(topics, parameters);
  const { kind, category } = topic;
  const [page] = await Promise.all([
    loadPageOf(parameters, (number) => ask.content.cheatSheetItem.list.fetch(itemsOf(topic, number))),
    ask.study.outline.fetch({ kind, category }),
  ]);
  return { category: topic === topics[0] ? null : category, page };
};

const itemsOf = ({ category }: StudyTopic, page: number) =>
  ({ filter: { category }, sort: 'id', page, pageSize: STUDY_PAGE_SIZE }) as const;

export default function CheatSheetPage() {
  const { topics, intro, topic, category, start, select } = useStudyTopic();
  const page = usePageNumber();
  const items = trpc.content.cheatSheetItem.list.useQuery(itemsOf(topic, page));
  const title = `${topic.name} Cheat Sheet`;
  usePageMeta(title, intro, { category, page });
  return (
    <StudyLayout topic={topic} page={page} items={items} start={start}>
      <Breadcrumbs />
      <PageHeading title={title}>{intro}</PageHeading>
      <TopicBar topics={topics} topic={topic} isEmpty={items.data?.total === 0} onSelect={select} />
    </StudyLayout>
  );
}
