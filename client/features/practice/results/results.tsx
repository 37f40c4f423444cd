import { Button } from '#client/components/button.tsx';
import { CheckCircle2, MoveRight, XCircle } from '#client/components/icons/icons-practice.ts';
import { classNames } from '#client/lib/class-names.ts';
import { VERDICT_FACTS } from '#judge/problem/verdict.ts';
import { formatTime } from './format-time.ts';
import { canBeStepped } from '#client/features/practice/tracing/can-be-stepped.ts';
import { CaseFacts, Code } from './case-facts.tsx';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import type { CaseOutcome, Outcome } from '#client/features/practice/judge/run-cases.ts';

type ResultsProps = {
  outcome: Outcome;
  isSubmission: boolean;
  problem: ProblemPage;
  /** Called to step through the program on a case. */
  onStep(one: CaseOutcome): void;
};

/** The verdict, with the failed case of a submission or all cases of a run. */
export function Results({ outcome, isSubmission, problem, onStep }: ResultsProps) {
  const { verdict, passed, total, milliseconds, message, remarks, cases, broken } = outcome;
  const isAccepted = verdict === 'Accepted';
  const isCompiled = verdict !== 'Compilation Error';
  const shown = !isCompiled ? [] : isSubmission ? cases.filter(({ fault }) => fault !== null).slice(0, 1) : cases;
  return (
    <div className="space-y-3">
      <div
        className={classNames(
          'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-4 py-3',
          isAccepted ? 'bg-easy-wash text-easy' : 'bg-hard-wash text-hard',
        )}
      >
        {isAccepted ? <CheckCircle2 size={20} aria-hidden /> : <XCircle size={20} aria-hidden />}
        <h2 className="text-lg">{isAccepted && !isSubmission ? 'All right so far' : verdict}</h2>
        <p className="text-sm">
          {passed} of {total} cases{milliseconds === null ? '' : ` · ${formatTime(milliseconds)}`}
        </p>
        {verdict === 'Time Limit Exceeded' && <p className="basis-full">{message}</p>}
        {isAccepted && !isSubmission && <p className="basis-full text-sm">Submit judges it on all cases.</p>}
      </div>
      {broken && (
        <p role="alert" className="rounded-md border border-line bg-sunken px-4 py-3">
          {broken.message} It was judged on the {isSubmission ? 'cases that are written down' : 'cases that are left'};
          we have been told.
        </p>
      )}
      {message !== '' && VERDICT_FACTS[verdict].isProgramMessage && <Printed name="What it says">{message}</Printed>}
      {remarks.length > 0 && (
        <div className="space-y-1 rounded-md border border-line bg-sunken px-4 py-3 text-sm">
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
        </div>
      )}
      {shown.map((one, index) => (
        <CaseDetails
          key={index}
          one={one}
          number={isSubmission ? passed + 1 : index + 1}
          problem={problem}
          onStep={onStep}
        />
      ))}
    </div>
  );
}

type CaseDetailsProps = { one: CaseOutcome; number: number; problem: ProblemPage; onStep(one: CaseOutcome): void };

function CaseDetails({ one, number, problem, onStep }: CaseDetailsProps) {
  const { input, milliseconds, fault } = one;
  return (
    <details open={fault !== null} className="rounded-md border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 py-2">
        <span className={fault === null ? 'text-easy' : 'text-hard'}>{fault === null ? '✓' : '✗'}</span>
        <span className="font-medium">Case {number}</span>
        <span className="text-sm text-muted">
          {fault === null ? 'right' : milliseconds === null ? 'did not end well' : 'not right'}
          {milliseconds !== null && ` · ${formatTime(milliseconds)}`}
        </span>
      </summary>
      <div className="space-y-3 border-t border-line px-4 py-3">
        <CaseFacts one={milliseconds === null ? { ...one, fault: null } : one} problem={problem} />
        {canBeStepped(input) && (
          <Button look="quiet" onClick={() => onStep(one)}>
            <MoveRight size={16} aria-hidden /> Step through it
          </Button>
        )}
      </div>
    </details>
  );
}

const Printed = ({ name, children }: { name: string; children: string }) => (
  <section aria-label={name} className="rounded-md border border-line bg-sunken px-4 py-3">
    <Code>{children}</Code>
  </section>
);
