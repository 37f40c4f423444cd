import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { Pagination } from '#client/components/pagination.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { BlogCard } from '#client/features/blogs/blog-card.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { usePageNumber } from '#client/lib/use-page-number.ts';
import { usePageMeta } from '#client/lib/use-page-meta.ts';

/** The DSA blog list (public-side 2). */
const CATEGORY = 'dsa';

export default function BlogsPage() {
  usePageMeta('Technical Blogs');
  const page = usePageNumber();
  const blogs = trpc.blogs.cards.useQuery({ category: CATEGORY, page });
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="Technical Blogs">
        One problem each, from brute force to the best approach, with code that runs and its complexity.
      </PageHeading>
      {blogs.data?.items.length === 0 ? (
        <EmptyState title="No blogs here yet.">The next one appears as soon as it is published.</EmptyState>
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
