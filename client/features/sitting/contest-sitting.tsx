import { Suspense, useRef } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Button } from '#client/components/button.tsx';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { Timer } from '#client/components/icons/icons-contests.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { href } from '#shared/paths.ts';
import { CONTEST_MINUTES } from '#shared/rules/sittings/contest-status.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { SCORE_RULE } from '#shared/rules/sittings/sitting-score.ts';
import { saveSitting } from './sitting-store.ts';
import type { Sittings } from './use-sittings.ts';

/** Only loaded for learners who are taking the contest, or have taken it. */
const PastSittings = lazyPart(async () => (await import('./past-sittings.tsx')).PastSittings);
const RunningSitting = lazyPart(async () => (await import('./running-sitting.tsx')).RunningSitting);

type Contest = { id: number; header: string };
type ContestProblem = { slug: string; name: string; letter: string; level: string };
type ContestSittingProps = Sittings & { contest: Contest; problems: readonly ContestProblem[] };

/** The problems of a contest, to be solved one by one or in a virtual contest. */
export function ContestSitting({ contest, problems, running, ended }: ContestSittingProps) {
  const section = useRef<HTMLElement>(null);
  // The pressed button disappears, so the section takes the focus.
  const focus = () => section.current?.focus();
  const start = () => {
    if (!saveSitting(newSitting(contest, problems))) notifyNotStored();
    focus();
  };
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="solve" className="mb-10 outline-none">
      <h2 id="solve" className="mb-3 text-2xl">
        {running ? 'Virtual contest' : 'Solve it here'}
      </h2>
      {running ? (
        <>
          <Suspense>
            <RunningSitting sitting={running} onEnd={focus} />
          </Suspense>
          <p role="status" className="mt-3 text-sm text-muted">
            The clock is running. Explanations, code and video are hidden until the end.
          </p>
        </>
      ) : (
        <>
          <ProblemLinks problems={problems} />
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button look="primary" onClick={start}>
              <Timer size={18} aria-hidden /> {ended.length > 0 ? 'Take it again' : 'Start virtual contest'}
            </Button>
            <span className="text-muted">{CONTEST_MINUTES} minutes, without the solutions</span>
          </p>
        </>
      )}
      <p className="readable mt-3 text-sm text-muted">{SCORE_RULE}</p>
      {ended.length > 0 && (
        <>
          <h3 className="mt-6 mb-3 text-lg">Your results</h3>
          <Suspense>
            <PastSittings sittings={ended} />
          </Suspense>
        </>
      )}
    </section>
  );
}

const newSitting = ({ id, header }: Contest, problems: readonly ContestProblem[]): Sitting => ({
  key: newUuid(),
  kind: 'contest',
  contest: id,
  title: header,
  problems: problems.map(({ slug, name, letter }) => ({ slug: slug.toLowerCase(), name, letter })),
  startedAt: new Date().toISOString(),
  minutes: CONTEST_MINUTES,
  endedAt: null,
  tries: [],
  reflection: null,
});

const ProblemLinks = ({ problems }: { problems: readonly ContestProblem[] }) => (
  <ul className="divide-y divide-line rounded-md border border-line bg-surface">
    {problems.map(({ slug, name, letter, level }) => (
      <li key={slug} className="flex min-h-12 items-center justify-between gap-3 px-4 py-2">
        <Link to={href('problem', { slug })} className="font-medium underline-offset-4 hover:underline">
          {letter}. {name}
        </Link>
        <DifficultyBadge level={level} />
      </li>
    ))}
  </ul>
);
