import type { ProblemPage } from '#client/features/practice/problem-page.ts';

type OwnCasesProps = { value: string; onChange(value: string): void; problem: ProblemPage };

/** The learner's own inputs, which Run uses in addition to the examples. */
export function OwnCases({ value, onChange, problem }: OwnCasesProps) {
  const isText = problem.kind === 'stdin';
  return (
    <>
      <textarea
        aria-label="Your own cases"
        rows={3}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={isText ? 'What the program reads' : placeholderOf(problem)}
        className="w-full rounded-md border border-line-strong bg-surface p-3 font-mono text-[0.84rem]"
      />
      <p className="mt-1 mb-3 text-sm text-muted">
        {isText ? 'One input.' : 'One case per line: its arguments as an array, or one argument per line.'} Run compares
        your answers with those of the best approach.
      </p>
    </>
  );
}

function placeholderOf({ examples }: ProblemPage): string {
  const input = examples[0]?.input;
  if (!input || 'rows' in input || 'input' in input) return '';
  return JSON.stringify('args' in input ? input.args : input.calls);
}
