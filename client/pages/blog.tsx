import { Suspense } from 'react';
import { Link, useParams } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { AskAbout } from '#client/components/ask-about.tsx';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { NotFoundView } from '#client/components/not-found-view.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { BlogArticle } from '#client/features/blogs/blog-article.tsx';
import { BlogCard } from '#client/features/blogs/blog-card.tsx';
import { blogJsonLd } from '#client/features/blogs/blog-json-ld.ts';
import { OwnNote } from '#client/features/notes/own-note.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { isNotFound, trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { blogSearchOf } from '#shared/blog-categories.ts';
import { href } from '#shared/paths.ts';
import { blogNote } from '#shared/rules/notes/note-ids.ts';
import { excerpt } from '#shared/rules/text/excerpt.ts';

export const needs: Needs = async (ask, { segments: { id = '' } }) => {
  await ask.blogs.page.fetch({ id: Number(id) });
};

/** Loaded when a program is shown. */
const StepThroughCode = lazyPart(
  async () => (await import('#client/features/practice/tracing/step-through-code.tsx')).StepThroughCode,
);

export default function BlogPage() {
  const { id = '' } = useParams();
  const isId = /^\d{1,9}$/.test(id);
  const page = trpc.blogs.page.useQuery({ id: Number(id) }, { enabled: isId });
  const { blog } = page.data ?? {};
  usePageMeta(
    blog?.header,
    blog && (excerpt(blog.explanation) || undefined),
    import.meta.env.SSR && page.data
      ? {
          type: 'article',
          image: page.data.blog.image,
          path: href('blog', { id: page.data.blog.id }),
          jsonLd: (address) => [blogJsonLd(page.data, address)],
        }
      : undefined,
  );

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
        <Breadcrumbs header={blog?.header} />
        {page.data ? (
          <>
            <BlogArticle
              blog={page.data.blog}
              codeActions={(source, title) => (
                <Suspense>
                  <StepThroughCode source={source} of={title} />
                </Suspense>
              )}
            />
            <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
              <AskAbout kind="blog" name={page.data.blog.id} header={page.data.blog.header} />
              <OwnNote key={id} id={blogNote(page.data.blog.id)} title={page.data.blog.header} />
            </div>
          </>
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
          <Link
            to={{ pathname: href('technicalblog'), search: blogSearchOf(blog?.category ?? '') }}
            className="text-accent-ink underline-offset-4 hover:underline"
          >
            Show More
          </Link>
          <Link to={href('contributeBlog')} className="text-accent-ink underline-offset-4 hover:underline">
            Contribute a Blog
          </Link>
        </p>
      </aside>
    </div>
  );
}
