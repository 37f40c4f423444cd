import { useLocation, useSearchParams } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { ButtonLink } from '#client/components/button.tsx';
import { FeedLink } from '#client/components/feed-link.tsx';
import { Pagination } from '#client/components/list/pagination.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { BlogCard } from '#client/features/blogs/blog-card.tsx';
import { CategoryLinks } from '#client/features/blogs/category-links.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { loadPageOf, usePageNumber } from '#client/lib/hooks/use-page-number.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { BLOG_CATEGORIES, blogSearchOf } from '#shared/blog-categories.ts';
import { FEEDS } from '#shared/paths.ts';
import { withCount } from '#shared/rules/text/plural.ts';

export const needs: Needs = async (ask, { parameters }) => {
  const { category } = categoryIn(parameters);
  const page = await loadPageOf(parameters, (number) => ask.blogs.cards.fetch({ category, page: number }));
  return { category: category === BLOG_CATEGORIES[0].category ? null : category, page };
};

/** The category in an address, else the first one. */
const categoryIn = (parameters: URLSearchParams) =>
  BLOG_CATEGORIES.find(({ category }) => category === parameters.get('category')) ?? BLOG_CATEGORIES[0];

export default function BlogsPage() {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const page = usePageNumber();
  const selected = categoryIn(parameters);
  const { title, intro } = selected;
  const category = selected === BLOG_CATEGORIES[0] ? undefined : selected.category;
  const blogs = trpc.blogs.cards.useQuery({ category: selected.category, page });
  usePageMeta(title, blogs.data ? `${withCount(blogs.data.total, 'blog')}. ${intro}` : intro, { category, page });

  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title={title}>{intro}</PageHeading>
      <div className="-mt-3 mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <CategoryLinks selected={selected} />
        <span className="text-sm text-muted tabular-nums">{blogs.data && withCount(blogs.data.total, 'blog')}</span>
        <FeedLink to={FEEDS.blogs}>Feed of blogs</FeedLink>
      </div>
      {blogs.data?.items.length === 0 ? (
        page === 1 ? (
          <EmptyState title="No blogs here yet.">The next one appears as soon as it is published.</EmptyState>
        ) : (
          <EmptyState title={`There is no page ${page}.`}>
            <ButtonLink to={{ pathname, search: blogSearchOf(selected.category) }}>First page</ButtonLink>
          </EmptyState>
        )
      ) : blogs.isError && !blogs.data ? (
        <ErrorState title="The blogs could not be loaded." onRetry={() => void blogs.refetch()} />
      ) : (
        <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {blogs.data?.items.map((blog) => <BlogCard key={blog.id} blog={blog} />) ?? (
            <Skeletons count={6} className="h-[360px]" label="Loading blogs" />
          )}
        </div>
      )}
      {blogs.data && <Pagination page={page} pageSize={blogs.data.pageSize} total={blogs.data.total} />}
    </div>
  );
}
