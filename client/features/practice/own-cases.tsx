import type { JudgeInput } from '#client/sandbox/messages.ts';
import type { Problem } from '#shared/judge/problem.ts';
import { type Input, inputFault, type Value } from '#shared/judge/values.ts';
import type { ProblemPage } from './problem-page.ts';

type OwnCasesProps = { value: string; onChange(value: string): void; problem: ProblemPage };

/** Inputs of the learner's own, that Run takes beside the examples. */
export function OwnCases({ value, onChange, problem }: OwnCasesProps) {
  const isText = problem.kind === 'stdin';
  return (
    <details className="rounded-md border border-line bg-surface px-4">
      <summary className="min-h-10 cursor-pointer py-2 text-sm font-medium">Your own cases</summary>
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
        {isText ? 'One input.' : 'A case a line: its arguments as a list.'} Run compares with what the best approach
        answers.
      </p>
    </details>
  );
}

function placeholderOf({ examples }: ProblemPage): string {
  const input = examples[0]?.input;
  if (!input || 'rows' in input || 'input' in input) return '';
  return JSON.stringify('args' in input ? input.args : input.calls);
}

/** @throws Error that says which line cannot be read */
export function parseOwnCases(text: string, { kind, signature }: Problem): { inputs: JudgeInput[] } {
  if (text.trim() === '') return { inputs: [] };
  if (kind === 'stdin') return { inputs: [{ input: text.endsWith('\n') ? text : `${text}\n` }] };
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const inputs = lines.map((line, index): Input => {
    const fail = (fault: string) => new Error(`line ${index + 1} of your own cases: ${fault}`);
    let parsed: unknown;
    try {
      parsed = JSON.parse(line);
    } catch {
      throw fail('it is no list such as [[1, 2], 3]');
    }
    if (!Array.isArray(parsed)) throw fail('it is no list of arguments');
    const input: Input = signature?.kind === 'class' ? { calls: parsed as Value[][] } : { args: parsed as Value[] }; // checked below
    const fault = signature && inputFault(input, signature);
    if (fault) throw fail(fault);
    return input;
  });
  return { inputs };
}
