import { LANGUAGES } from '#judge/languages/languages.ts';
import { formatTime } from './format-time.ts';
import {
  canRun,
  type SmallestResult,
  type Solution,
  type SolutionResult,
} from '#client/features/practice/judge/run-solutions.ts';

type SolutionTableProps = { rows: { solution: Solution; result: SolutionResult | null }[]; isRunning: boolean };

/** A row for each program, with its expected and actual verdict. */
export function SolutionTable({ rows, isRunning }: SolutionTableProps) {
  return (
    <div
      className="mt-4 overflow-x-auto rounded-md border border-line bg-surface"
      tabIndex={0}
      role="region"
      aria-label="Results of the solutions"
    >
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line text-muted">
          <tr>
            {['Program', 'Expected', 'Got', 'Cases', 'Smallest failing input'].map((title) => (
              <th key={title} scope="col" className="px-3 py-2 font-medium whitespace-nowrap">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ solution, result }, index) => (
            <tr key={index} className="align-top">
              <th scope="row" className="px-3 py-2 font-normal">
                <span className="wrap-anywhere">{solution.name}</span>
                <span className="block text-muted">
                  {LANGUAGES[solution.language].name}
                  {solution.isWrong && ', wrong program'}
                </span>
              </th>
              <td className="px-3 py-2">{solution.expected.join(' or ')}</td>
              <Result solution={solution} result={result} isRunning={isRunning} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Result({ solution, result, isRunning }: SolutionTableProps['rows'][number] & { isRunning: boolean }) {
  if (!canRun(solution.language))
    return (
      <td colSpan={3} className="px-3 py-2 text-muted">
        Not run here: no browser can compile Java.
      </td>
    );
  if (!result)
    return (
      <td colSpan={3} className="px-3 py-2 text-muted">
        {isRunning ? 'Waits' : 'Not run'}
      </td>
    );
  const { outcome, isAsExpected, message } = result;
  return (
    <>
      <td className="min-w-44 px-3 py-2">
        <span className={isAsExpected ? 'text-easy' : 'font-medium text-hard'}>
          {isAsExpected ? '✓' : '✗'} {outcome?.verdict ?? 'Could not be judged'}
        </span>
        {message !== '' && (
          <span className="block font-mono text-[0.8rem] whitespace-pre-wrap text-muted wrap-anywhere">{message}</span>
        )}
      </td>
      <td className="px-3 py-2 tabular-nums">
        {outcome && `${outcome.passed} of ${outcome.total}`}
        {typeof outcome?.milliseconds === 'number' && (
          <span className="block text-muted">at most {formatTime(outcome.milliseconds)}</span>
        )}
      </td>
      <td className="min-w-44 px-3 py-2">{result.smallest && <SmallestInput smallest={result.smallest} />}</td>
    </>
  );
}

/** The input that a learner with such a program sees, or a warning if that is only the judge's own case. */
const SmallestInput = ({ smallest: { input, milliseconds } }: { smallest: SmallestResult }) => (
  <>
    {input === null ? (
      <span className="text-hard">⚠ None smaller than the failing case</span>
    ) : (
      <span className="font-mono text-[0.8rem] whitespace-pre-wrap wrap-anywhere">{input}</span>
    )}
    <span className="block text-muted">after {formatTime(milliseconds)}</span>
  </>
);
