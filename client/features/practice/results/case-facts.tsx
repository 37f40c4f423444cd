import type { ReactNode } from 'react';
import type { CaseOutcome } from '#client/features/practice/judge/run-cases.ts';
import type { ProblemPage } from '#client/features/practice/problem-page.ts';
import { formatValue, inputText } from '#judge/values/value-text.ts';
import type { Value } from '#judge/values/values.ts';
import { cutText } from './cut-text.ts';
import { ResultTable } from './result-table.tsx';

type CaseFactsProps = { one: CaseOutcome; problem: ProblemPage };

/** A case with the program's answer and the expected answer. */
export function CaseFacts({ one: { input, expected, actual, printed, fault }, problem }: CaseFactsProps) {
  const isSql = 'rows' in input;
  const show = (value: Value) =>
    isSql ? (
      <ResultTable columns={problem.signature.split(',')} rows={value} />
    ) : (
      <Code>{'input' in input ? String(value) : formatValue(value)}</Code>
    );
  return (
    <dl className="grid gap-3">
      <Fact name={isSql ? 'Rows' : 'Input'}>
        <Code>{inputText(input, problem)}</Code>
      </Fact>
      {actual !== null && <Fact name="Your answer">{show(actual)}</Fact>}
      {expected !== undefined && <Fact name="Expected">{show(expected)}</Fact>}
      {fault !== null && fault !== '' && <Fact name={actual === null ? 'What it says' : 'Why not'}>{fault}</Fact>}
      {printed.trim() !== '' && (
        <Fact name="Printed">
          <Code>{printed}</Code>
        </Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{name}</dt>
    <dd className="min-w-0 whitespace-pre-line">{children}</dd>
  </div>
);

export const Code = ({ children }: { children: string }) => (
  <pre tabIndex={0} className="max-h-60 overflow-auto font-mono text-[0.84rem] leading-relaxed whitespace-pre-wrap">
    {cutText(children)}
  </pre>
);
