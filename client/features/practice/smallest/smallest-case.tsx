import { Button } from '#client/components/button.tsx';
import { MoveRight } from '#client/components/icons/icons-practice.ts';
import type { CaseOutcome } from '#client/features/practice/judge/run-cases.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { CaseFacts } from '#client/features/practice/results/case-facts.tsx';
import { canBeStepped } from '#client/features/practice/tracing/can-be-stepped.ts';
import { inputText } from '#judge/values/value-text.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import type { SmallestSearch } from './look-for.ts';
import { RowDifference } from './row-difference.tsx';

type SmallestCaseProps = {
  result: SmallestSearch;
  problem: ProblemPage;
  onStep(one: CaseOutcome): void;
  onKeep(one: CaseOutcome): void;
};

/** The result of the search: the smallest failing case, and when the program fails. */
export function SmallestCase({
  result: { smallest, keepsState, triedCount, when },
  problem,
  onStep,
  onKeep,
}: SmallestCaseProps) {
  const tried = `${withCount(triedCount, 'input')} tried`;
  if (keepsState)
    return (
      <p role="status">
        It fails only after other cases, and passes each small one alone: it keeps something from one call to the next,
        such as a variable outside of the function. ({tried})
      </p>
    );
  if (!smallest)
    return (
      <p role="status">
        No smaller input was found on which it fails; the failing case above is the smallest that is known. ({tried})
      </p>
    );
  const { outcome, verdict } = smallest;
  const isSql = 'rows' in outcome.input;
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-medium">{isSql ? 'The smallest tables' : 'The smallest input'} on which it fails</h3>
        <p role="status" className="text-sm text-muted">
          {verdict} · {tried}
        </p>
      </div>
      <CaseFacts one={outcome} problem={problem} />
      {isSql && <RowDifference one={outcome} columns={problem.signature.split(',')} />}
      {when && (
        <div className="rounded-md bg-sunken px-4 py-3">
          <p className="font-medium">{when.sentence}</p>
          <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-sm">
            <dt className="text-muted">Fails</dt>
            <dd className="font-mono wrap-anywhere">{inputText(when.failing.input, problem)}</dd>
            <dt className="text-muted">Passes</dt>
            <dd className="font-mono wrap-anywhere">{inputText(when.passing.input, problem)}</dd>
          </dl>
        </div>
      )}
      {!isSql && (
        <div className="flex flex-wrap gap-2">
          {canBeStepped(outcome.input) && (
            <Button onClick={() => onStep(outcome)}>
              <MoveRight size={16} aria-hidden /> Step through it
            </Button>
          )}
          <Button look="quiet" onClick={() => onKeep(outcome)}>
            Keep as my own case
          </Button>
        </div>
      )}
    </div>
  );
}
