import { useLocation } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { Channels } from '#client/features/study/channels.tsx';
import { DownloadPdf } from '#client/features/study/download-pdf.tsx';
import { StudyList } from '#client/features/study/study-list.tsx';
import { studyAt } from '#client/features/study/topics.ts';
import type { Needs } from '#client/lib/page-needs.ts';
import { trpc } from '#client/lib/trpc.ts';
import { loadPageOf, usePageNumber } from '#client/lib/use-page-number.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { STUDY_PAGE_SIZE, type StudyTopic } from '#shared/study-topics.ts';

export const needs: Needs = async (ask, { path, parameters }) => {
  const [topic] = studyAt(path).topics;
  const page = await loadPageOf(parameters, (number) => ask.content.cheatSheetItem.list.fetch(itemsOf(topic, number)));
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
    <div className="wrap grid gap-12 py-8 sm:py-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <Breadcrumbs />
        <PageHeading title={title}>{intro}</PageHeading>
        {items.data?.total !== 0 && (
          <div className="mb-8">
            <DownloadPdf topic={topic} />
          </div>
        )}
        <StudyList query={items} page={page} topic={topic} start={{ pathname, search: '' }} />
      </div>
      <Channels />
    </div>
  );
}
