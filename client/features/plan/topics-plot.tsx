import { Link } from 'react-router-dom';
import { DifficultyBadge } from '#client/components/difficulty-badge.tsx';
import { href } from '#shared/paths.ts';
import type { TopicAdvice, TopicStanding } from '#shared/rules/plan/weak-topics.ts';

const MAX_TOPICS = 10;

/** The columns of bars, with their colours. */
const BARS = [
  { name: 'Tried', of: 'tried', colour: 'bg-line-strong' },
  { name: 'Solved first time', of: 'solvedFirst', colour: 'bg-easy' },
  { name: 'Forgotten', of: 'forgotten', colour: 'bg-hard' },
] as const;

type TopicsPlotProps = { standings: readonly TopicStanding[]; advice: readonly TopicAdvice[] };

/** The learner's topics, the weakest first, with bars beside the numbers, and advice on what to do next. */
export function TopicsPlot({ standings, advice }: TopicsPlotProps) {
  const shown = standings.slice(0, MAX_TOPICS);
  const max = Math.max(1, ...shown.map(({ tried }) => tried));
  if (shown.length === 0) return null;
  return (
    <section aria-label="Weak topics" className="mb-12">
      <h2 className="mb-2 text-2xl">Weak topics</h2>
      <p className="readable mb-4 text-muted">
        Counted in problems. The topic in which you solve least with the first submission comes first.
      </p>
      <div className="grid gap-8 lg:grid-cols-[1.2fr_0.8fr]">
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-muted">
              <th className="pb-2 font-medium">Topic</th>
              {BARS.map(({ name, colour }) => (
                <th key={name} className="w-1/5 pb-2 pl-3 align-bottom font-medium">
                  <span aria-hidden className={`mr-1.5 inline-block size-2.5 rounded-full ${colour}`} />
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((standing) => (
              <tr key={standing.topic} className="border-t border-line">
                <th className="py-2 text-left font-medium">{standing.topic}</th>
                {BARS.map(({ name, of, colour }) => (
                  <td key={name} className="py-2 pl-3">
                    <span className="flex items-center gap-2 tabular-nums">
                      <span className="w-5 shrink-0 text-right">{standing[of]}</span>
                      <span aria-hidden className="h-2 min-w-0 flex-1">
                        <span
                          className={`block h-full rounded-full ${colour}`}
                          style={{ width: `${(standing[of] / max) * 100}%` }}
                        />
                      </span>
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {advice.length > 0 && (
          <div>
            <h3 className="mb-3 text-lg">What to do next</h3>
            <ol className="space-y-3">
              {advice.map(({ slug, name, level, isReview, why }) => (
                <li key={slug} className="rounded-md border border-line bg-surface px-4 py-3">
                  <span className="flex flex-wrap items-center justify-between gap-2">
                    <Link
                      to={href('problem', { slug }) + (isReview ? '?review' : '')}
                      className="font-medium underline-offset-4 hover:underline"
                    >
                      {isReview ? 'Solve again' : 'Solve'}: {name}
                    </Link>
                    <DifficultyBadge level={level} />
                  </span>
                  <p className="mt-1 text-sm text-muted">{why}</p>
                </li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </section>
  );
}
