import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { CalendarPlus, Share, ThumbsDown, ThumbsUp } from '#client/components/icons/icons-contests.ts';
import { NotFoundView } from '#client/components/not-found-view.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { StatusBadge } from '#client/features/contests/contest-card.tsx';
import { ContestFacts } from '#client/features/contests/contest-facts.tsx';
import { contestJsonLd } from '#client/features/contests/contest-json-ld.ts';
import { ContestSolutions } from '#client/features/contests/contest-solutions.tsx';
import { ContestSitting } from '#client/features/sitting/contest-sitting.tsx';
import { useSittingsOf } from '#client/features/sitting/use-sittings.ts';
import { formatClock, formatDay, formatDistance } from '#client/lib/format.ts';
import { useSiteUrl, useTimeZone } from '#client/lib/api/request-context.ts';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { type Answers, isNotFound, trpc } from '#client/lib/api/trpc.ts';
import { useNow } from '#client/lib/hooks/use-now.ts';
import { useOpening } from '#client/lib/hooks/use-opening.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { contestCalendarAddress, href } from '#shared/paths.ts';
import { contestStatus } from '#shared/rules/sittings/contest-status.ts';

export const needs: Needs = async (ask, { segments: { id = '' } }) => {
  await ask.contests.contest.fetch(askedBy(id));
};

const askedBy = (id: string) => ({ idOrKey: id.slice(0, 200) });

export default function ContestPage() {
  const { id = '' } = useParams();
  const contest = trpc.contests.contest.useQuery(askedBy(id));
  const now = useNow();
  useOpening(contest.data?.opensAt, contest.refetch);
  const description = useDescription(contest.data);
  usePageMeta(
    contest.data?.header,
    description,
    import.meta.env.SSR && contest.data
      ? {
          path: href('contest', { id: contest.data.id }),
          jsonLd: (address) => [contestJsonLd(contest.data, { description, now }, address)],
        }
      : undefined,
  );

  if (isNotFound(contest.error)) {
    return (
      <NotFoundView title="There is no such contest" back={{ to: href('contests'), label: 'All contests' }}>
        It may have been taken down, or the address is mistyped.
      </NotFoundView>
    );
  }
  return (
    <article className="wrap max-w-4xl py-8 sm:py-10">
      <Breadcrumbs header={contest.data?.header} />
      {contest.data ? (
        <ContestArticle contest={contest.data} />
      ) : contest.isError ? (
        <ErrorState title="The contest could not be loaded." onRetry={() => void contest.refetch()} />
      ) : (
        <>
          <Skeletons count={1} className="mb-8 h-24" label="Loading contests..." isLabelShown />
          <Skeletons count={3} className="mb-6 h-56" />
        </>
      )}
    </article>
  );
}

type ContestRecord = Answers['contests']['contest'];

/** The time and content of the contest, for search engines and previews. */
function useDescription(contest: ContestRecord | undefined): string {
  const timeZone = useTimeZone();
  if (!contest) return '';
  const { header, startsAt, problemCount } = contest;
  const when = startsAt === null ? '' : ` on ${formatDay(startsAt, timeZone)} at ${formatClock(startsAt, timeZone)}`;
  return `${header}${when}: ${problemCount === 1 ? 'one problem' : `${problemCount} problems`}, explained and solved.`;
}

function ContestArticle({ contest }: { contest: ContestRecord }) {
  const { id, header, startsAt, opensAt, problems } = contest;
  const now = useNow();
  const status = contestStatus(startsAt, now);
  const { running, ended } = useSittingsOf((sitting) => sitting.contest === id);
  const timeZone = useTimeZone();
  return (
    <>
      <div className="mb-3">
        <StatusBadge status={status} />
      </div>
      <PageHeading title={header} />
      <div className="-mt-4 mb-6 flex flex-wrap gap-x-8 gap-y-2">
        <ContestFacts
          date={startsAt ? formatDay(startsAt, timeZone) : ''}
          time={startsAt ? formatClock(startsAt, timeZone) : ''}
        />
        {(status === 'Upcoming' || status === 'Live') && (
          <a
            href={contestCalendarAddress(id)}
            className="inline-flex items-center gap-2 text-accent-ink underline-offset-4 hover:underline"
          >
            <CalendarPlus size={18} aria-hidden /> Add to calendar
          </a>
        )}
      </div>
      {opensAt !== null && (
        <p role="status" className="mb-10 rounded-md border border-line px-4 py-3">
          Problems and solutions open here when it begins, {formatDistance(opensAt, now)}. You need not load the page
          again.
        </p>
      )}
      {problems.length > 0 && <ContestSitting contest={contest} problems={problems} running={running} ended={ended} />}
      {!running && opensAt === null && <ContestSolutions contest={contest} />}
      <Reactions header={header} />
    </>
  );
}

const REACTION =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 transition-colors hover:bg-sunken';

/** The counters are local to this page: they are not sent, and the next visit starts at 0. */
function Reactions({ header }: { header: string }) {
  const siteUrl = useSiteUrl();
  const { pathname } = useLocation();
  const [likes, setLikes] = useState(0);
  const [dislikes, setDislikes] = useState(0);
  const share = `https://wa.me/?text=${encodeURIComponent(`${header} ${siteUrl}${pathname}`)}`;
  return (
    <div className="mt-10 flex flex-wrap gap-3">
      <button type="button" className={REACTION} aria-label={`Like, ${likes}`} onClick={() => setLikes(likes + 1)}>
        <ThumbsUp size={18} aria-hidden /> <span className="tabular-nums">{likes}</span>
      </button>
      <button
        type="button"
        className={REACTION}
        aria-label={`Dislike, ${dislikes}`}
        onClick={() => setDislikes(dislikes + 1)}
      >
        <ThumbsDown size={18} aria-hidden /> <span className="tabular-nums">{dislikes}</span>
      </button>
      <a href={share} target="_blank" rel="noopener noreferrer" className={REACTION}>
        <Share size={18} aria-hidden /> WhatsApp
      </a>
    </div>
  );
}
