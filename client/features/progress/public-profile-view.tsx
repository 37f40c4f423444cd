import { Link } from 'react-router-dom';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import type { Answers } from '#client/lib/api/trpc.ts';
import { formatDate } from '#client/lib/format.ts';
import { href } from '#shared/paths.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { HeatMap } from './heat-map.tsx';
import { Figure, Shares } from './shares.tsx';

type Profile = Answers['publicProfiles']['page'];

/** The public profile of a learner. */
export function PublicProfileView({ profile }: { profile: Profile }) {
  const { total, topics, levels, days, today, streaks, contests } = profile;
  return (
    <div className="space-y-14">
      <section aria-labelledby="solved-heading">
        <SectionHeading id="solved-heading" title="Solved" />
        <ProgressBar label={total.name} done={total.done} of={total.of} />
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          {topics.length > 0 && <Shares title="By topic" shares={topics} />}
          <Shares title="By level" shares={levels} />
        </div>
      </section>
      <section aria-labelledby="activity-heading">
        <SectionHeading id="activity-heading" title="Activity" />
        <dl className="mb-6 flex flex-wrap gap-x-12 gap-y-4">
          <Figure label="Current streak" value={withCount(streaks.current, 'day')} />
          <Figure label="Longest streak" value={withCount(streaks.longest, 'day')} />
        </dl>
        <HeatMap days={days} today={today} />
      </section>
      <Contests contests={contests} />
    </div>
  );
}

function Contests({ contests: { latest, total } }: Pick<Profile, 'contests'>) {
  if (total === 0) return null;
  return (
    <section aria-labelledby="contests-heading">
      <SectionHeading id="contests-heading" title="Contests">
        {latest.length < total ? `The latest ${latest.length} of ${total}.` : `${withCount(total, 'contest')} taken.`}
      </SectionHeading>
      <ul className="divide-y divide-line border-y border-line">
        {latest.map(({ id, header, day, solved, of }, index) => (
          // The same contest may have been taken twice on one day.
          <li key={index} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <Link to={href('contest', { id })} className="font-medium underline-offset-4 wrap-anywhere hover:underline">
              {header}
            </Link>
            <span className="text-sm text-muted tabular-nums">
              {formatDate(day)}, {solved} of {of} solved
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
