import { useLocation, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { CategorySelect } from '#client/features/questions/category-select.tsx';
import { Channels } from '#client/features/questions/channels.tsx';
import { DownloadPdf } from '#client/features/questions/download-pdf.tsx';
import { NotePages } from '#client/features/questions/note-pages.tsx';
import { notesJsonLd } from '#client/features/questions/notes-json-ld.ts';
import { notesAt } from '#client/features/questions/topics.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePageNumber } from '#client/lib/use-page-number.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { NOTES_PER_PAGE } from '#shared/note-topics.ts';

export default function QuestionsPage() {
  const { pathname } = useLocation();
  const { topics, intro } = notesAt(pathname);
  const [parameters, setParameters] = useSearchParams();
  const page = usePageNumber();
  const asked = parameters.get('category');
  const topic = topics.find(({ category }) => category === asked) ?? topics[0];
  const { category, name } = topic;
  const notes = trpc.content.noteContent.list.useQuery({
    filter: { category },
    sort: 'id',
    page,
    pageSize: NOTES_PER_PAGE,
  });
  const isFirst = topic === topics[0];
  usePageMeta(
    `${name} Interview Questions`,
    `${notes.data?.total ?? 'The'} ${name} interview questions with answers. ${intro}`,
    {
      category: isFirst ? undefined : category,
      page,
      jsonLd: () => notesJsonLd(notes.data?.items ?? []),
    },
  );

  return (
    <div className="wrap grid gap-12 py-8 sm:py-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <Breadcrumbs />
        <PageHeading title="Basic Interview Questions" subject={name}>
          {intro}
        </PageHeading>
        <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          {topics.length > 1 && (
            <CategorySelect topics={topics} selected={topic} onSelect={(next) => setParameters({ category: next })} />
          )}
          {notes.data?.total !== 0 && <DownloadPdf topic={topic} />}
        </div>
        <NotePages
          query={notes}
          page={page}
          topic={topic}
          start={{ pathname, search: isFirst ? '' : `?category=${category}` }}
        />
      </div>
      <Channels />
    </div>
  );
}
