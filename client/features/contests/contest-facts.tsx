import type { ReactNode } from 'react';
import { CalendarDays, Clock } from '#client/components/icons/icons-contests.ts';

/** The date and time of a contest; `time` is '' if it is not known. */
export function ContestFacts({ date, time }: { date: string; time: string }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-muted">
      <Fact icon={<CalendarDays size={18} aria-hidden />} name="Date">
        {date || 'Date not available'}
      </Fact>
      {time !== '' && (
        <Fact icon={<Clock size={18} aria-hidden />} name="Start time">
          {time}
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) => (
  <div className="flex items-center gap-2">
    {icon}
    <dt className="sr-only">{name}</dt>
    <dd>{children}</dd>
  </div>
);
