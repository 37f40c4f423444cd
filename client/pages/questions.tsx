import { useLocation, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { CategorySelect } from '#client/features/questions/category-select.tsx';
import { Channels } from '#client/features/questions/channels.tsx';
import { NotePages, NOTES_PER_PAGE } from '#client/features/questions/note-pages.tsx';
import { questionTopicAt } from '#client/features/questions/topics.ts';
import { trpc } from '#client/lib/trpc.ts';
import { usePageNumber } from '#client/lib/use-page-number.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';

export default function QuestionsPage() {
  const { pathname } = useLocation();
  const { categories, intro } = questionTopicAt(pathname);
  const [parameters, setParameters] = useSearchParams();
  const page = usePageNumber();
  const asked = parameters.get('category');
  const selected = categories.find(({ category }) => category === asked) ?? categories[0];
  const { category, name, language } = selected;
  const notes = trpc.content.noteContent.list.useQuery({
    filter: { category },
    sort: 'id',
    page,
    pageSize: NOTES_PER_PAGE,
  });
  usePageMeta(`${name} Interview Questions`);

  const isFirst = category === categories[0].category;
  return (
    <div className="wrap grid gap-12 py-8 sm:py-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <Breadcrumbs />
        <PageHeading title="Basic Interview Questions" subject={name}>
          {intro}
        </PageHeading>
        {categories.length > 1 && (
          <CategorySelect
            categories={categories}
            selected={selected}
            onSelect={(next) => setParameters({ category: next })}
          />
        )}
        <NotePages
          query={notes}
          page={page}
          language={language}
          start={{ pathname, search: isFirst ? '' : `?category=${category}` }}
        />
      </div>
      <Channels />
    </div>
  );
}
