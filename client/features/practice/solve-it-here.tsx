import { Link } from 'react-router-dom';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { useIsInBrowser } from '#client/lib/api/request-context.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useNow } from '#client/lib/hooks/use-now.ts';
import { contestStatus } from '#shared/rules/sittings/contest-status.ts';
import { href } from '#shared/paths.ts';
import { titleOfSlug } from '#shared/rules/text/slug-title.ts';
import type { LastWork, Worked } from './drafts-and-submissions/last-work.tsx';

/** `note` is a line below the text. */
type Card = { title: string; text: string; to: string; level?: string; note?: string };

type LastSitting = { title: string; state: string; to: string };

/** The date in UTC, so that it is the same for everybody. */
const today = () => new Date().toISOString().slice(0, 10);

type Contest = { id: number; header: string; startsAt: string | null; createdAt: string | null };

type SolveItHereProps = {
  contests: readonly Contest[];
  /** What the reader last worked on, if this browser knows it. */
  work?: LastWork | undefined;
  /** The reader's last interview and contest, if this browser knows of any. */
  interview?: LastSitting | null | undefined;
  sat?: LastSitting | null | undefined;
};

/**
 * Cards for what can be solved here at once: the problem and the SQL exercise of the day, an interview, the last
 * contest. A returning reader sees their own last work in these cards instead.
 */
export function SolveItHere({ contests, work, interview, sat }: SolveItHereProps) {
  const { program, exercise } = work ?? {};
  const now = useNow();
  const ended = contests.filter(({ startsAt }) => contestStatus(startsAt, now) === 'Ended');
  const contest = ended.toSorted((one, other) => (other.startsAt ?? '').localeCompare(one.startsAt ?? ''))[0];
  const isInBrowser = useIsInBrowser();
  // Not on the server: a page in its cache would show yesterday's.
  const { data } = trpc.practice.daily.useQuery({ day: today() }, { enabled: isInBrowser });
  const cards: Card[] = [
    program
      ? { title: 'Your last problem', ...worked(program) }
      : {
          title: 'Problem of the day',
          text: data?.problem?.name ?? 'Write a program, run it and have it judged in the page.',
          to: data?.problem ? href('problem', { slug: data.problem.slug }) : href('sheet'),
          level: data?.problem?.level,
        },
    exercise
      ? { title: 'Your last SQL exercise', ...worked(exercise) }
      : {
          title: 'SQL exercise',
          text: data?.exercise?.name ?? 'Queries on a PostgreSQL in your browser.',
          to: data?.exercise ? href('problem', { slug: data.exercise.slug }) : href('sql'),
          level: data?.exercise?.level,
        },
    interview
      ? { title: interview.title, text: interview.state, to: interview.to }
      : { title: 'Mock interview', text: '45 minutes, two problems that you have not seen.', to: href('interview') },
    sat
      ? { title: 'Virtual contest', text: sat.title, note: sat.state, to: sat.to }
      : {
          title: 'Virtual contest',
          text: contest?.header ?? 'The clock is running, the solutions wait until the end.',
          to: contest ? href('contest', { id: contest.id }) : href('contests'),
        },
  ];
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {cards.map(({ title, text, to, level, note }, index) => (
        <li key={index}>
          <Link
            to={to}
            // High enough for every text, so that nothing moves when the reader's drafts and submissions is loaded.
            className="flex h-full min-h-32 flex-col rounded-md border border-line bg-surface p-5 transition-colors duration-150 hover:border-line-strong hover:bg-sunken sm:min-h-38"
          >
            <span className="flex items-start justify-between gap-3">
              <span className="line-clamp-1 text-sm text-muted">{title}</span>
              {level && <DifficultyBadge level={level} />}
            </span>
            <span
              className={`mt-3 font-semibold ${note ? 'line-clamp-1 sm:line-clamp-2' : 'line-clamp-2 sm:line-clamp-3'}`}
            >
              {text}
            </span>
            {note && <span className="line-clamp-1 text-sm text-muted">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const worked = ({ slug, isSolved }: Worked) => {
  const name = titleOfSlug(slug);
  return {
    text: isSolved ? name : `Go on with ${name}`,
    to: href('problem', { slug }),
    note: isSolved ? 'Solved' : '',
  };
};
