import { Link } from 'react-router-dom';
import { Collapsible } from '#client/components/collapsible.tsx';
import { formatDate } from '#client/lib/format.ts';
import { href } from '#shared/paths.ts';
import type { LeftOut as Left } from '#shared/rules/plan/plan-days.ts';
import { withCount } from '#shared/rules/text/plural.ts';

type LeftOutProps = { leftOut: readonly Left[]; company: string; interviewOn: string };

const REASONS: readonly Left['why'][] = ['late', 'not-asked', 'level'];

/** The problems that are on no day of the plan, grouped by the reason. */
export function LeftOut({ leftOut, company, interviewOn }: LeftOutProps) {
  if (leftOut.length === 0) return null;
  return (
    <section aria-label="Left out" className="mb-12">
      <h2 className="mb-2 text-2xl">Left out</h2>
      <p className="readable mb-4 text-muted">
        {withCount(leftOut.length, 'problem')} that can be solved here {leftOut.length === 1 ? 'is' : 'are'} on no day.
        With more hours a week, more of them fit.
      </p>
      <div className="space-y-3">
        {REASONS.map((reason) => {
          const problems = leftOut.filter(({ why }) => why === reason);
          return (
            problems.length > 0 && (
              <Collapsible key={reason} title={`${withCount(problems.length, 'problem')}: ${reasonText(reason)}`}>
                <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2">
                  {problems.map(({ slug, name, level }) => (
                    <li key={slug} className="flex min-h-8 items-baseline justify-between gap-3">
                      <Link to={href('problem', { slug })} className="underline-offset-4 hover:underline">
                        {name}
                      </Link>
                      <span className="text-sm text-muted">{level}</span>
                    </li>
                  ))}
                </ul>
              </Collapsible>
            )
          );
        })}
      </div>
    </section>
  );

  function reasonText(reason: Left['why']): string {
    if (reason === 'late') return `no time before ${formatDate(interviewOn)}`;
    return reason === 'level' ? 'too hard for a beginner, for now' : `${company} is not reported to have asked them`;
  }
}
