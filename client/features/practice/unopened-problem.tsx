import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { formatMoment } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { useOpening } from '#client/lib/hooks/use-opening.ts';
import { href } from '#shared/paths.ts';
import type { ProblemPage } from './problem-page.ts';

type UnopenedProblemProps = { problem: ProblemPage; opensAt: string; refetch(): unknown };

/** Its name is not public yet. */
const TITLE = 'A problem of an upcoming contest';

/** A problem of a contest that has not started. It is refetched when the contest starts. */
export function UnopenedProblem({ problem, opensAt, refetch }: UnopenedProblemProps) {
  useOpening(opensAt, refetch);
  const timeZone = useTimeZone();
  return (
    <div className="wrap py-8">
      <Breadcrumbs header={TITLE} />
      <PageHeading title={TITLE} />
      <p role="status" className="readable rounded-md border border-line px-4 py-3">
        This problem belongs to{' '}
        <Link
          to={href('contest', { id: problem.contest ?? '' })}
          className="text-accent-ink underline-offset-4 hover:underline"
        >
          a contest
        </Link>{' '}
        that begins on {formatMoment(opensAt, timeZone)}. It opens here then; you do not need to reload the page.
      </p>
    </div>
  );
}
