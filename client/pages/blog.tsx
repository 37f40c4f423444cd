import { Link, useParams } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { CodeToggle } from '#client/components/code-toggle.tsx';
import { Collapsible } from '#client/components/collapsible.tsx';
import { MarkupText } from '#client/components/markup-text.tsx';
import { NotFoundView } from '#client/components/not-found-view.tsx';
import { Picture } from '#client/components/picture.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { BlogCard } from '#client/features/blogs/blog-card.tsx';
import { formatDate } from '#client/lib/format.ts';
import { isNotFound, trpc } from '#client/lib/trpc.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';
import { href } from '#shared/paths.ts';

export default function BlogPage() {
  const { id = '' } = useParams();
  const isId = /^\d{1,9}$/.test(id);
  const page = trpc.blogs.page.useQuery({ id: Number(id) }, { enabled: isId });
  usePageMeta(page.data?.blog.header);

  if (!isId || isNotFound(page.error)) {
    return (
      <NotFoundView title="There is no such blog" back={{ to: href('blogs'), label: 'All blogs' }}>
        It may have been taken down, or the address is mistyped.
      </NotFoundView>
    );
  }
  return (
    <div className="wrap grid gap-12 py-8 sm:py-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <article className="min-w-0">
        <Breadcrumbs />
        {page.data ? (
          <BlogArticle blog={page.data.blog} />
        ) : page.isError ? (
          <ErrorState title="The blog could not be loaded." onRetry={() => void page.refetch()} />
        ) : (
          <>
            <Skeletons count={1} className="mb-8 h-24" label="Loading the blog" />
            <Skeletons count={3} className="mb-4 h-[58px]" />
          </>
        )}
      </article>
      <aside aria-labelledby="recent">
        <h2 id="recent" className="mb-4 text-lg">
          Recent Content
        </h2>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
          {page.data?.recent.map((blog) => <BlogCard key={blog.id} blog={blog} withPicture={false} />) ?? (
            <Skeletons count={4} className="h-44" />
          )}
        </div>
        <p className="mt-5 flex flex-col gap-2">
          <Link to={href('technicalblog')} className="text-accent-ink underline-offset-4 hover:underline">
            Show More
          </Link>
        </p>
      </aside>
    </div>
  );
}

type BlogRecord = Record<
  'header' | 'date' | 'image' | 'explanation' | 'code' | 'explanation2' | 'code2' | 'explanation3' | 'code3',
  string
>;

function BlogArticle({ blog }: { blog: BlogRecord }) {
  const approaches = [
    { title: 'Brute Force Approach', explanation: blog.explanation, code: blog.code },
    { title: 'Better Approach', explanation: blog.explanation2, code: blog.code2 },
    { title: 'Best Approach', explanation: blog.explanation3, code: blog.code3 },
  ];
  return (
    <>
      <PageHeading title={blog.header}>{formatDate(blog.date)}</PageHeading>
      <Picture address={blog.image} title={`Figure: ${blog.header}`} />
      <div className="space-y-4">
        {approaches.map(({ title, explanation, code }, index) =>
          explanation.trim() === '' && code.trim() === '' ? null : (
            <Collapsible key={title} title={title} defaultOpen={index === 0}>
              <MarkupText text={explanation} className="readable" />
              <CodeToggle code={code} of={title} />
            </Collapsible>
          ),
        )}
      </div>
    </>
  );
}
