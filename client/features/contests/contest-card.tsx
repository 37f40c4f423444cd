import { Link } from 'react-router-dom';
import { CalendarDays } from '#client/components/icons/icons-contests.ts';
import { classNames } from '#client/lib/class-names.ts';
import { formatClock, formatDay, formatDistance } from '#client/lib/format.ts';
import { useTimeZone } from '#client/lib/api/request-context.ts';
import { type ContestStatus, contestStatus } from '#shared/rules/sittings/contest-status.ts';
import { href } from '#shared/paths.ts';

export type Contest = { key: string; id: number; header: string; startsAt: string | null; createdAt: string };

const COLOURS: Record<ContestStatus, string> = {
  Live: 'bg-hard-wash text-hard',
  Upcoming: 'bg-easy-wash text-easy',
  Ended: 'bg-sunken text-muted',
  Unknown: 'bg-sunken text-muted',
};

export const StatusBadge = ({ status }: { status: ContestStatus }) => (
  <span
    className={classNames(
      'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-medium',
      COLOURS[status],
    )}
  >
    {status === 'Live' && <span className="size-2 rounded-full bg-current" aria-hidden />}
    {status}
  </span>
);

export function ContestCard({ contest, now }: { contest: Contest; now: number }) {
  const { id, header, startsAt } = contest;
  const status = contestStatus(startsAt, now);
  const timeZone = useTimeZone();
  return (
    <Link
      to={href('contest', { id })}
      className="flex h-full flex-col rounded-md border border-line bg-surface p-5 transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
    >
      <span className="flex items-center justify-between gap-3">
        <StatusBadge status={status} />
        {startsAt && status !== 'Ended' && <span className="text-sm text-muted">{formatDistance(startsAt, now)}</span>}
      </span>
      <span className="mt-4 mb-5 text-lg leading-snug font-semibold wrap-anywhere">{header}</span>
      <span className="mt-auto flex items-center gap-2 text-sm text-muted">
        <CalendarDays size={16} aria-hidden />
        {startsAt ? `${formatDay(startsAt, timeZone)}, ${formatClock(startsAt, timeZone)}` : 'Date not available'}
      </span>
    </Link>
  );
}
