import { useEffect } from 'react';
import { ProgressBar } from '#client/components/progress-bar.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { ownTimeZone } from '#client/lib/own-time-zone.ts';
import { useStoredUser } from '#client/lib/api/session.ts';
import { useStored } from '#client/lib/storage/storage.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EarlierNotes } from './earlier-notes.tsx';
import { HeatMap } from './heat-map.tsx';
import { RECORDS_HAD } from '#client/lib/storage/storage-keys.ts';
import { ProgressFile } from './progress-file.tsx';
import { Figure, Shares } from './shares.tsx';
import { Subjects } from './subjects.tsx';
import { StarredProblems } from './starred-problems.tsx';

/** The progress of a signed-in learner, with export, import and the deletion of the account. */
export function ProgressOverview() {
  const overview = useOverview();
  const { data } = overview;
  if (!data) {
    return overview.isError ? (
      <ErrorState title="Your progress could not be loaded." onRetry={() => void overview.refetch()} />
    ) : (
      <Skeletons count={3} className="mb-6 h-40" label="Loading your progress" />
    );
  }
  const { current, longest } = data.streaks;
  return (
    <div className="space-y-14">
      <section aria-labelledby="progress-heading">
        <SectionHeading id="progress-heading" title="Your progress" />
        <ProgressBar label={data.total.name} done={data.total.done} of={data.total.of} />
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-2">
          <Shares title="By topic" shares={data.topics} />
          <div className="space-y-8">
            <Shares title="By kind" shares={data.kinds} />
            <Shares title="By level" shares={data.levels} />
          </div>
        </div>
      </section>
      <Subjects subjects={data.subjects} />
      <section aria-labelledby="activity-heading">
        <SectionHeading id="activity-heading" title="Your activity">
          Problems that you ticked, by the days of your own time zone.
        </SectionHeading>
        <dl className="mb-6 flex flex-wrap gap-x-12 gap-y-4">
          <Figure label="Current streak" value={withCount(current, 'day')} />
          <Figure label="Longest streak" value={withCount(longest, 'day')} />
        </dl>
        <HeatMap days={data.days} today={data.today} />
      </section>
      <StarredProblems problems={data.starred} />
      <EarlierNotes />
      <ProgressFile lastImport={data.lastImport} />
      <DeleteAccount />
    </div>
  );
}

/** The overview, refetched when a sync brings a new revision from this browser or another device. */
function useOverview() {
  const userKey = useStoredUser()?._id ?? '';
  const revision = useStored(RECORDS_HAD + userKey);
  const overview = trpc.progress.overview.useQuery({ timeZone: ownTimeZone() });
  const { refetch } = overview;
  useEffect(() => {
    void refetch();
  }, [revision, refetch]);
  return overview;
}
