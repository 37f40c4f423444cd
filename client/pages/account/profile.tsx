import { type ComponentType, lazy, Suspense } from 'react';
import { ButtonLink } from '#client/components/button.tsx';
import { Link } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { SectionHeading } from '#client/components/section-heading.tsx';
import { Skeletons } from '#client/components/states.tsx';
import { ProfileCard } from '#client/features/accounts/profile-card.tsx';
import { MyBlogs } from '#client/features/blogs/my-blogs.tsx';
import { TodayHere } from '#client/features/plan/today-here.tsx';
import { useStoredUser } from '#client/lib/api/session.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { href } from '#shared/paths.ts';

const ProgressOverview = lazyPart(
  async () => (await import('#client/features/progress/progress-overview.tsx')).ProgressOverview,
);

const SittingHistory = lazyPart(
  async () => (await import('#client/features/sitting/sitting-history.tsx')).SittingHistory,
);

const AccessTokens = lazy<ComponentType>(() =>
  import('#client/features/access-tokens/access-tokens.tsx').then(
    (module) => ({ default: module.AccessTokens }),
    // Without a connection the page works without them.
    () => ({ default: () => null }),
  ),
);

const PublicProfileSettings = lazy<ComponentType>(() =>
  import('#client/features/progress/public-profile-settings.tsx').then(
    (module) => ({ default: module.PublicProfileSettings }),
    // As above.
    () => ({ default: () => null }),
  ),
);

const WeeklyDigest = lazy<ComponentType>(() =>
  import('#client/features/newsletters/weekly-digest.tsx').then(
    (module) => ({ default: module.WeeklyDigest }),
    // As above.
    () => ({ default: () => null }),
  ),
);

export default function ProfilePage() {
  usePageMeta('Profile');
  const user = useStoredUser();
  return (
    <div className="wrap py-10 sm:py-14">
      <ProfileCard user={user} />
      <p className="mt-8 text-center">
        <Link to={href('ownLists')} className="font-medium underline underline-offset-4">
          My lists
        </Link>
      </p>
      {user && (
        <div className="mt-14 space-y-14">
          <TodayHere className="" />
          <Suspense>
            <SittingHistory />
          </Suspense>
          <section>
            <SectionHeading title="Your notes">What you wrote on problems, questions and blogs.</SectionHeading>
            <ButtonLink to={href('notes')}>Open your notes</ButtonLink>
          </section>
          <section>
            <SectionHeading title="Your blogs" />
            <MyBlogs />
          </section>
          <Suspense fallback={<Skeletons count={1} className="h-96" label="Loading your public profile" />}>
            <PublicProfileSettings />
          </Suspense>
          <Suspense fallback={<Skeletons count={1} className="h-40" label="Loading the weekly digest" />}>
            <WeeklyDigest />
          </Suspense>
          <Suspense fallback={<Skeletons count={1} className="h-40" label="Loading your progress" />}>
            <ProgressOverview />
          </Suspense>
          <Suspense>
            <AccessTokens />
          </Suspense>
        </div>
      )}
    </div>
  );
}
