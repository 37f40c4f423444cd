import { Link } from 'react-router-dom';
import { href } from '#shared/paths.ts';
import type { Sitting } from '#shared/rules/sittings/sitting.ts';
import { scoreOf } from '#shared/rules/sittings/sitting-score.ts';
import { withCount } from '#shared/rules/text/plural.ts';

/** Each problem of a sitting with its result, or its result so far. */
export function ScoreTable({ sitting, isRunning }: { sitting: Sitting; isRunning: boolean }) {
  const { problems } = scoreOf(sitting);
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="text-sm text-muted">
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Problem
          </th>
          <th scope="col" className="py-1.5 pr-4 font-medium">
            Solved
          </th>
          <th scope="col" className="py-1.5 text-right font-medium">
            Wrong tries
          </th>
        </tr>
      </thead>
      <tbody>
        {problems.map((problem) => (
          <tr key={problem.slug} className="border-t border-line">
            <th scope="row" className="py-1.5 pr-4 font-medium">
              <Link
                to={href('problem', { slug: problem.slug })}
                className="inline-flex min-h-8 items-center underline-offset-4 hover:underline"
              >
                {problem.letter}. {problem.name}
              </Link>
            </th>
            <td className="py-1.5 pr-4 whitespace-nowrap">
              {problem.solvedAfter === null ? (
                <span className="text-muted">{isRunning ? 'Not yet' : 'No'}</span>
              ) : (
                <span className="text-easy">after {withCount(problem.solvedAfter, 'minute')}</span>
              )}
            </td>
            <td className="py-1.5 text-right tabular-nums">{problem.wrongTries}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
