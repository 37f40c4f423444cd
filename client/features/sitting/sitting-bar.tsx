import { Link } from 'react-router-dom';
import { Check } from '#client/components/icons/icons.ts';
import { classNames } from '#client/lib/class-names.ts';
import { href } from '#shared/paths.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { scoreOf } from '#shared/rules/sittings/sitting-score.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { Clock } from './clock.tsx';
import { placeOf } from './sitting-place.ts';
import { useSittingSync } from './use-sitting-sync.ts';

type SittingBarProps = { sitting: Sitting; isRunning: boolean; slug: string };

const LINK = 'text-accent-ink underline-offset-4 hover:underline';

/** The bar above a problem of a sitting: the clock, links to the other problems, and a link back. */
export function SittingBar({ sitting, isRunning, slug }: SittingBarProps) {
  useSittingSync();
  return (
    <section
      aria-label={sitting.kind === 'contest' ? 'Virtual contest' : 'Mock interview'}
      className="sitting-bar sticky top-16 z-30 -mx-4 -mt-6 mb-4 flex h-12 items-center gap-3 border-b border-line bg-surface px-4 sm:-mx-6 sm:px-6"
    >
      <Link to={placeOf(sitting)} className={classNames(LINK, 'hidden min-w-0 truncate font-medium sm:block')}>
        {sitting.title}
      </Link>
      {isRunning && <ProblemLinks sitting={sitting} slug={slug} />}
      <span className="ml-auto shrink-0" role="status">
        {!isRunning && (
          <>
            {sitting.endedAt === null ? 'Time is up.' : 'It has ended.'}{' '}
            <span className="hidden sm:inline">What you submit now does not count. </span>
            <Link to={placeOf(sitting)} className={LINK}>
              See the result
            </Link>
          </>
        )}
      </span>
      {isRunning && (
        <>
          <Link to={placeOf(sitting)} className={classNames(LINK, 'text-sm sm:hidden')}>
            Overview
          </Link>
          <Clock sitting={sitting} />
        </>
      )}
    </section>
  );
}

const ProblemLinks = ({ sitting, slug }: { sitting: Sitting; slug: string }) => (
  <ul aria-label="Its problems" className="flex shrink-0 gap-1">
    {scoreOf(sitting).problems.map((problem) => (
      <li key={problem.slug}>
        <Link
          to={href('problem', { slug: problem.slug })}
          aria-current={problem.slug === slug.toLowerCase() ? 'page' : undefined}
          aria-label={`${problem.letter}. ${problem.name}${problem.solvedAfter === null ? '' : `, solved after ${withCount(problem.solvedAfter, 'minute')}`}`}
          title={problem.name}
          className="inline-flex h-9 min-w-9 items-center justify-center gap-1 rounded-md border border-line px-2 font-medium hover:bg-sunken aria-[current=page]:border-accent-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent-ink"
        >
          {problem.letter}
          {problem.solvedAfter !== null && <Check size={15} aria-hidden className="text-easy" />}
        </Link>
      </li>
    ))}
  </ul>
);
