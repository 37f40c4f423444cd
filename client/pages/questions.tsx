import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { OwnNote } from '#client/features/notes/own-note.tsx';
import { AddToList } from '#client/features/lists/add-to-list.tsx';
import { StudyLayout } from '#client/features/study/study-layout.tsx';
import { studyJsonLd } from '#client/features/study/study-json-ld.ts';
import { TopicBar } from '#client/features/study/topic-bar.tsx';
import { studyAt, topicIn } from '#client/features/study/topics.ts';
import { useStudyTopic } from '#client/features/study/use-study-topic.ts';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { loadPageOf, usePageNumber } from '#client/lib/hooks/use-page-number.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { questionNote } from '#shared/rules/notes/note-ids.ts';
import { studyItemName } from '#shared/rules/study/study-items.ts';
import { questionCard } from '#shared/rules/review/card-ids.ts';
import { STUDY_PAGE_SIZE, type StudyTopic } from '#shared/study-topics.ts';

export const needs: Needs = async (ask, { path, parameters }) => {
  const { topics } = studyAt(path);
  const topic = topicIn(topics, parameters);
  const { kind, category } = topic;
  const [page] = await Promise.all([
    loadPageOf(parameters, (number) => ask.content.question.list.fetch(itemsOf(topic, number))),
    ask.study.outline.fetch({ kind, category }),
  ]);
  return { category: topic === topics[0] ? null : category, page };
};

const itemsOf = ({ category }: StudyTopic, page: number) =>
  ({ filter: { category }, sort: 'id', page, pageSize: STUDY_PAGE_SIZE }) as const;

const actionsOn =
  ({ category }: StudyTopic) =>
  ({ id, header }: { id: number; header: string }) => {
    const name = studyItemName(category, id);
    return (
      <>
        <OwnNote id={questionNote(name)} title={header} className="pl-2 sm:pl-3" />
        <span className="px-2 sm:px-3">
          <AddToList id={questionCard(name)} title={header} />
        </span>
      </>
    );
  };

export default function QuestionsPage() {
  const { topics, intro, topic, category, start, select } = useStudyTopic();
  const { name } = topic;
  const page = usePageNumber();
  const items = trpc.content.question.list.useQuery(itemsOf(topic, page));
  usePageMeta(
    `${name} Interview Questions`,
    `${items.data?.total ?? 'The'} ${name} interview questions with answers. ${intro}`,
    {
      category,
      page,
      ...(import.meta.env.SSR && { jsonLd: () => studyJsonLd(items.data?.items ?? []) }),
    },
  );

  return (
    <StudyLayout topic={topic} page={page} items={items} start={start} actions={actionsOn(topic)}>
      <Breadcrumbs />
      <PageHeading title="Basic Interview Questions" subject={name}>
        {intro}
      </PageHeading>
      <TopicBar topics={topics} topic={topic} isEmpty={items.data?.total === 0} onSelect={select} />
    </StudyLayout>
  );
}
