import type { ReactNode } from 'react';
import { CheckCircle2, XCircle } from '#client/components/icons/icons-practice.ts';
import { classNames } from '#client/lib/class-names.ts';
import { formatValue, inputText } from '#shared/judge/value-text.ts';
import type { Value } from '#shared/judge/values.ts';
import type { Verdict } from '#shared/judge/verdict.ts';
import { formatTime } from './format-time.ts';
import { cut } from './format-value.ts';
import { ResultTable } from './result-table.tsx';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import type { CaseOutcome, Outcome } from '#client/features/practice/judge/run-cases.ts';

type ResultsProps = { outcome: Outcome; isSubmission: boolean; problem: ProblemPage };

/** The verdict, with the failed case of a submission or with all cases of a run. */
export function Results({ outcome, isSubmission, problem }: ResultsProps) {
  const { verdict, passed, total, milliseconds, message, cases, broken } = outcome;
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
      {message !== '' && SAID_BY_PROGRAMS.has(verdict) && <Printed name="What it says">{message}</Printed>}
      {shown.map((one, index) => (
        <OneCase key={index} one={one} number={isSubmission ? passed + 1 : index + 1} problem={problem} />
      ))}
    </div>
  );
}

/** Verdicts whose message comes from the compiler or the program. */
const SAID_BY_PROGRAMS = new Set<Verdict>(['Compilation Error', 'Runtime Error', 'Memory Limit Exceeded']);

function OneCase({ one, number, problem }: { one: CaseOutcome; number: number; problem: ProblemPage }) {
  const { input, expected, actual, printed, milliseconds, fault } = one;
  const isSql = 'rows' in input;
  const show = (value: Value) =>
    isSql ? (
      <ResultTable columns={problem.signature.split(',')} rows={value} />
    ) : (
      <Code>{'input' in input ? String(value) : formatValue(value)}</Code>
    );
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
      <dl className="grid gap-3 border-t border-line px-4 py-3">
        <Fact name={isSql ? 'Rows' : 'Input'}>
          <Code>{inputText(input, problem)}</Code>
        </Fact>
        {actual !== null && <Fact name="Your answer">{show(actual)}</Fact>}
        {expected !== null && <Fact name="Expected">{show(expected)}</Fact>}
        {fault !== null && fault !== '' && actual !== null && <Fact name="Why not">{fault}</Fact>}
        {printed.trim() !== '' && (
          <Fact name="Printed">
            <Code>{printed}</Code>
          </Fact>
        )}
      </dl>
    </details>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

const Code = ({ children }: { children: string }) => (
  <pre tabIndex={0} className="max-h-60 overflow-auto font-mono text-[0.84rem] leading-relaxed whitespace-pre-wrap">
    {cut(children)}
  </pre>
);

const Printed = ({ name, children }: { name: string; children: string }) => (
  <section aria-label={name} className="rounded-md border border-line bg-sunken px-4 py-3">
    <Code>{children}</Code>
  </section>
);
