import { Link } from 'react-router-dom';
import { ButtonLink } from '#client/components/button.tsx';
import { Pagination } from '#client/components/list/pagination.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { failureOf } from '#client/lib/api/failure.ts';
import { formatDate } from '#client/lib/format.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { usePageNumber } from '#client/lib/hooks/use-page-number.ts';
import { href } from '#shared/paths.ts';

/** The learner's contributions, and whether they are published. */
export function MyBlogs() {
  const page = usePageNumber();
  const blogs = trpc.blogs.mine.useQuery({ page });

  if (failureOf(blogs.error)?.reason === 'unauthenticated') {
    return (
      <EmptyState title="Log in to see your blogs.">
        <ButtonLink to={href('login')} state={{ from: href('profile') }}>
          Login
        </ButtonLink>
      </EmptyState>
    );
  }
  if (!blogs.data) {
    return blogs.isError ? (
      <ErrorState title="Your blogs could not be loaded." onRetry={() => void blogs.refetch()} />
    ) : (
      <Skeletons count={2} className="mb-3 h-14" label="Loading your blogs" />
    );
  }
  const { items, total, pageSize } = blogs.data;
  if (total === 0) {
    return (
      <EmptyState title="You have not contributed a blog yet.">
        <ButtonLink to={href('contributeBlog')}>Contribute a blog</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {items.map(({ id, header, date, published, declinedNote }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-5 py-3.5">
            <span className="min-w-0 flex-1 basis-60 font-medium wrap-anywhere">
              {published ? (
                <Link to={href('blog', { id })} className="hover:text-accent-ink hover:underline">
                  {header}
                </Link>
              ) : (
                header
              )}
            </span>
            <span className="text-sm wrap-anywhere text-muted">{formatDate(date)}</span>
            <ReviewState
              {...(published ? STATES.published : declinedNote === null ? STATES.waiting : STATES.declined)}
            />
            {declinedNote !== null && (
              <p className="basis-full whitespace-pre-wrap wrap-anywhere text-muted">{declinedNote}</p>
            )}
          </li>
        ))}
      </ul>
      <Pagination page={page} pageSize={pageSize} total={total} />
    </>
  );
}

const STATES = {
  published: { label: 'Published', look: 'bg-easy-wash text-easy' },
  waiting: { label: 'Waiting for review', look: 'bg-medium-wash text-medium' },
  declined: { label: 'Declined', look: 'bg-hard-wash text-hard' },
};

function ReviewState({ label, look }: { label: string; look: string }) {
  return <span className={classNames('rounded-full px-3 py-0.5 text-sm font-medium', look)}>{label}</span>;
}
