import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { useSubmissions } from '#client/features/practice/drafts-and-submissions/submissions.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { bestAttempts } from '#shared/rules/practice/best-attempts.ts';
import { Attempt } from './attempt.tsx';
import type { ComparisonProps } from './comparison.tsx';

const Comparison = lazy<ComponentType<ComparisonProps>>(() =>
  import('./comparison.tsx').then(
    (module) => ({ default: module.Comparison }),
    // If it cannot be loaded, the list works without it.
    () => ({ default: () => null }),
  ),
);

/** `since` is an ISO date and time; '' for all submissions. */
export type AttemptListProps = { problem: ProblemPage; since: string };

/** The learner's own submissions of a problem, newest first, each with its program; two of them can be compared. */
export function AttemptList({ problem, since }: AttemptListProps) {
  const all = useSubmissions(problem.slug);
  const attempts = useMemo(() => all.filter(({ submittedAt }) => submittedAt >= since), [all, since]);
  const best = useMemo(() => bestAttempts(attempts), [attempts]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isCompared, setCompared] = useState(false);
  if (attempts.length === 0) return null;
  // The earlier submission is on the left.
  const pair = attempts.filter(({ key }) => chosen.includes(key)).toReversed();
  const [before, after] = pair;
  const canCompare = attempts.filter(({ code }) => code !== '').length > 1;
  const choose = (key: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, key] : chosen.filter((other) => other !== key));
  return (
    <section aria-labelledby="submissions" className="mt-8">
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h2 id="submissions" className="text-lg">
          Your submissions
        </h2>
        {canCompare && (
          <Button disabled={pair.length < 2} onClick={() => setCompared(true)}>
            {pair.length < 2 ? 'Choose two to compare' : 'Compare'}
          </Button>
        )}
      </div>
      <ul className="space-y-2">
        {attempts.map((attempt) => (
          <Attempt
            key={attempt.key}
            attempt={attempt}
            isBest={best.has(attempt.key)}
            isChosen={chosen.includes(attempt.key)}
            canBeChosen={canCompare && attempt.code !== '' && (pair.length < 2 || chosen.includes(attempt.key))}
            onChoose={(isChosen) => choose(attempt.key, isChosen)}
          />
        ))}
      </ul>
      {isCompared && before && after && (
        <Suspense>
          <Comparison problem={problem} attempts={[before, after]} onClose={() => setCompared(false)} />
        </Suspense>
      )}
    </section>
  );
}
