import { Link } from 'react-router-dom';
import { Breadcrumbs } from '#client/components/breadcrumbs.tsx';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { PageHeading } from '#client/components/section-heading.tsx';
import { EmptyState, ErrorState, Skeletons } from '#client/components/states.tsx';
import type { Needs } from '#client/lib/api/page-needs.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { usePageMeta } from '#client/lib/hooks/use-page-meta.ts';
import { href } from '#shared/paths.ts';
import { LEVELS } from '#shared/rules/sheets/difficulty.ts';
import { splitList } from '#shared/rules/text/list-text.ts';

export const needs: Needs = async (ask) => {
  await ask.practice.exercises.fetch();
};

/** The topics in the order of learning; others follow. */
const ORDER = [
  'Sorting',
  'Joins',
  'Grouping',
  'NULL',
  'Strings',
  'Dates',
  'Subqueries',
  'Window functions',
  'Recursive queries',
  'Modification',
];

export default function SqlPage() {
  const exercises = trpc.practice.exercises.useQuery();
  usePageMeta(
    'SQL exercises',
    'SQL exercises by topic, from joins to recursive queries, run on a real PostgreSQL in your browser.',
  );
  const easyFirst = (exercises.data ?? []).toSorted((one, other) => levelOf(one) - levelOf(other));
  const byTopic = Map.groupBy(easyFirst, ({ topics }) => splitList(topics)[0] ?? 'Others');
  const topics = [...byTopic.keys()].toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <div className="wrap py-8 sm:py-10">
      <Breadcrumbs />
      <PageHeading title="SQL exercises">
        Write a query and run it: a real PostgreSQL runs in your browser, with its own tables.
      </PageHeading>
      {exercises.data?.length === 0 ? (
        <EmptyState title="No exercises yet." />
      ) : exercises.data ? (
        <div className="gap-x-10 md:columns-2">
          {topics.map((topic) => (
            <section key={topic} aria-label={topic} className="mb-8 break-inside-avoid">
              <h2 className="mb-2 text-xl">{topic}</h2>
              <ul className="divide-y divide-line rounded-md border border-line bg-surface">
                {byTopic.get(topic)?.map(({ slug, name, level }) => (
                  <li key={slug} className="flex min-h-12 items-center justify-between gap-3 px-4 py-2">
                    <Link to={href('problem', { slug })} className="font-medium underline-offset-4 hover:underline">
                      {name}
                    </Link>
                    <DifficultyBadge level={level} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : exercises.isError ? (
        <ErrorState title="The exercises could not be loaded." onRetry={() => void exercises.refetch()} />
      ) : (
        <Skeletons count={4} className="mb-4 h-36" label="Loading the exercises" />
      )}
    </div>
  );
}

const levelOf = ({ level }: { level: string }) => LEVELS.findIndex((known) => known === level);
const placeOf = (topic: string) => (ORDER.includes(topic) ? ORDER.indexOf(topic) : ORDER.length);
