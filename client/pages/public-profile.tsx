import { useParams } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { NotFoundView } from '#client/components/not-found-view.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { PublicProfileView } from '#client/features/progress/public-profile-view.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { isNotFound, trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { href, profilePictureAddress } from '#shared/paths.ts';
import { withCount } from '#shared/rules/text/plural.ts';

const askedBy = (name: string) => ({ name: name.slice(0, 100) });

export const needs: Needs = async (ask, { segments: { name = '' } }) => {
  await ask.publicProfiles.page.fetch(askedBy(name));
};

export default function PublicProfilePage() {
  const { name = '' } = useParams();
  const query = trpc.publicProfiles.page.useQuery(askedBy(name));
  const profile = query.data;
  usePageMeta(
    profile?.name,
    profile && `${profile.name} has solved ${withCount(profile.total.done, 'problem')} on GearUp.`,
    import.meta.env.SSR && profile
      ? {
          path: href('publicProfile', { name: profile.name }),
          image: profilePictureAddress(profile.name),
          isUnlisted: !profile.mayBeIndexed,
        }
      : undefined,
  );

  // Also if it was switched off while it is shown.
  if (isNotFound(query.error)) {
    return (
      <NotFoundView title="There is no such profile" back={{ to: '/', label: 'Home' }}>
        There is no public profile under this name.
      </NotFoundView>
    );
  }
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs header={profile?.name} />
      {profile ? (
        <>
          <PageHeading title={profile.name}>Public profile</PageHeading>
          <PublicProfileView profile={profile} />
        </>
      ) : query.isError ? (
        <ErrorState title="The profile could not be loaded." onRetry={() => void query.refetch()} />
      ) : (
        <>
          <Skeletons count={1} className="mb-8 h-24" label="Loading the profile" />
          <Skeletons count={3} className="mb-6 h-40" />
        </>
      )}
    </div>
  );
}
