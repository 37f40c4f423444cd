import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { MarkupText } from '#client/components/text/markup-text.tsx';
import { formatValue, inputText } from '#judge/values/value-text.ts';
import type { ProblemPage } from './problem-page.ts';

/** Only for SQL: other problems do not load this code. */
const FilledTables = lazyPart(async () => (await import('./filled-tables.tsx')).FilledTables);
const ResultTable = lazyPart(async () => (await import('./results/result-table.tsx')).ResultTable);

type ExampleProps = { number: number; example: ProblemPage['examples'][number]; problem: ProblemPage };

/** An example with input, output and explanation. */
export function Example({ number, example: { input, expected, example, tables }, problem }: ExampleProps) {
  return (
    <section className="rounded-md border border-line bg-sunken p-4">
      <h2 className="mb-2 text-base font-semibold">Example {number}</h2>
      <dl className="grid gap-2 text-[0.95rem]">
        {'rows' in input ? (
          <Suspense>
            <Fact name="Rows">{tables.length > 0 ? <FilledTables tables={tables} /> : <Code>{input.rows}</Code>}</Fact>
            <Fact name="Answer">
              <ResultTable columns={problem.signature.split(',')} rows={expected} />
            </Fact>
          </Suspense>
        ) : (
          <>
            <Fact name="Input">
              <Code>{inputText(input, problem)}</Code>
            </Fact>
            <Fact name="Output">
              <Code>{'input' in input ? String(expected) : formatValue(expected)}</Code>
            </Fact>
          </>
        )}
        {example !== null && example !== '' && (
          <Fact name="Why">
            <MarkupText text={example} />
          </Fact>
        )}
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0 sm:grid sm:grid-cols-[4.5rem_minmax(0,1fr)] sm:gap-3">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

const Code = ({ children }: { children: string }) => (
  <pre className="font-mono text-[0.84rem] leading-relaxed break-words whitespace-pre-wrap">{children}</pre>
);
