import { Link } from 'react-router-dom';
import type { Answers } from '#client/lib/api/trpc.ts';
import { listSlug } from '#shared/admin-pages.ts';
import { href } from '#shared/paths.ts';
import { resources } from '#shared/resources/index.ts';
import { withCount } from '#shared/rules/text/plural.ts';

type Topics = Answers['dashboard']['overview']['topicsWithoutCard'];

/** Topics to which no card of the sheet links, each with a link to its problems in the list. */
export function TopicsWithoutCard({ topics }: { topics: Topics }) {
  if (topics.length === 0) return null;
  return (
    <section className="mt-8 rounded-md border border-line p-4">
      <h2 className="mb-2 text-lg">Topics of problems without a card</h2>
      <ul className="space-y-1">
        {topics.map(({ resource, topic, count }) => (
          <li key={`${resource} ${topic}`}>
            <Link
              to={`${href('adminPage', { panel: listSlug(resource) })}?${new URLSearchParams({ topic }).toString()}`}
              className="text-accent-ink underline underline-offset-4"
            >
              {topic}
            </Link>
            {`: ${withCount(count, 'problem')} (${resources[resource].menu.manage})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
