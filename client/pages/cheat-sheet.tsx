import { useLocation } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { DownloadPdf } from '#client/features/study/download-pdf.tsx';
import { StudyLayout } from '#client/features/study/study-layout.tsx';
import { studyAt } from '#client/features/study/topics.ts';
import type { Needs } from '#client/lib/page-needs.ts';
import { trpc } from '#client/lib/trpc.ts';
import { loadPageOf, usePageNumber } from '#client/lib/use-page-number.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { STUDY_PAGE_SIZE, type StudyTopic } from '#shared/study-topics.ts';

export const needs: Needs = async (ask, { path, parameters }) => {
  const [topic] = studyAt(path).topics;
  const { kind, category } = topic;
  const [page] = await Promise.all([
    loadPageOf(parameters, (number) => ask.content.cheatSheetItem.list.fetch(itemsOf(topic, number))),
    ask.study.outline.fetch({ kind, category }),
  ]);
  return { page };
};

const itemsOf = ({ category }: StudyTopic, page: number) =>
  ({ filter: { category }, sort: 'id', page, pageSize: STUDY_PAGE_SIZE }) as const;

export default function CheatSheetPage() {
  const { pathname } = useLocation();
  const {
    topics: [topic],
    intro,
  } = studyAt(pathname);
  const { name } = topic;
  const page = usePageNumber();
  const items = trpc.content.cheatSheetItem.list.useQuery(itemsOf(topic, page));
  const title = `${name} Cheat Sheet`;
  usePageMeta(title, intro, { page });
  return (
    <StudyLayout topic={topic} page={page} items={items} start={{ pathname, search: '' }}>
      <Breadcrumbs />
      <PageHeading title={title}>{intro}</PageHeading>
      {items.data?.total !== 0 && <DownloadPdf topic={topic} />}
    </StudyLayout>
  );
}
