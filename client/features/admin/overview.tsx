import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ErrorState, Skeletons } from '#client/components/states.tsx';
import { trpc } from '#client/lib/api/trpc.ts';
import { listSlug } from '#shared/admin-pages.ts';
import { href } from '#shared/paths.ts';
import { ActivityPlot } from './activity-plot.tsx';
import { LIVE_MS } from './live.ts';
import { TopicsWithoutCard } from './topics-without-card.tsx';

const panel = (slug: string) => href('adminPage', { panel: slug });
const unlessZero = (count: number, what: string) => (count === 0 ? '' : `${count} ${what}`);

/** Counts, recent activity, and tasks that need attention. */
export function Overview() {
  const overview = trpc.dashboard.overview.useQuery(undefined, { staleTime: 0, refetchInterval: LIVE_MS });
  if (!overview.data) {
    return overview.isError ? (
      <ErrorState title="The counts could not be loaded." onRetry={() => void overview.refetch()} />
    ) : (
      <>
        <div className={TILES}>
          <Skeletons count={6} className="h-28" label="Loading the counts" />
        </div>
        <Skeletons count={1} className="mt-8 h-44" label="Loading the last 30 days" />
      </>
    );
  }
  const { days, miscountedCards, topicsWithoutCard, ...counts } = overview.data;
  return (
    <>
      <div className={TILES}>
        <Tile label="Languages" count={counts.languages} to={panel(listSlug('languageCard'))} />
        <Tile label="Striver's SDE DSA Sheet" count={counts.topicProblems} to={panel(listSlug('topicProblem'))} />
        <Tile label="Technical Blogs" count={counts.blogs} to={panel(listSlug('blog'))}>
          {unlessZero(counts.waitingBlogs, 'waiting for review')}
        </Tile>
        <Tile label="Projects" count={counts.projectIdeas} to={panel(listSlug('projectIdea'))} />
        <Tile label="Messages" count={counts.messages} to={panel('queries')}>
          {unlessZero(counts.unreadMessages, 'unread')}
        </Tile>
        <Tile label="Subscribers" count={counts.subscribers} to={panel('subscribers')} />
      </div>
      <ActivityPlot days={days} />
      {miscountedCards.length > 0 && (
        <section className="mt-8 rounded-md border border-line p-4">
          <h2 className="mb-2 text-lg">Cards with the wrong number of problems</h2>
          <ul className="space-y-1">
            {miscountedCards.map(({ key, name, stored, actual }) => (
              <li key={key}>
                <Link
                  to={`${panel(listSlug('sheetTopic'))}?edit=${key}`}
                  className="text-accent-ink underline underline-offset-4"
                >
                  {name}
                </Link>
                {`: the card says ${stored}, the sheet has ${actual}`}
              </li>
            ))}
          </ul>
        </section>
      )}
      <TopicsWithoutCard topics={topicsWithoutCard} />
    </>
  );
}

const TILES = 'grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-3';

type TileProps = { label: string; count: number; to: string; children?: ReactNode };

function Tile({ label, count, to, children }: TileProps) {
  return (
    <Link
      to={to}
      className="flex min-h-28 flex-col rounded-md border border-line bg-surface p-4 transition-colors duration-150 hover:border-line-strong hover:bg-sunken"
    >
      <span className="text-sm text-muted">{label}</span>
      <span className="mt-auto text-3xl font-semibold tabular-nums">{count}</span>
      {children && <span className="text-sm font-medium text-accent-ink">{children}</span>}
    </Link>
  );
}
