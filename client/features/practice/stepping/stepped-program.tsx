import { memo, useRef } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { useHighlighted } from '#client/lib/hooks/use-highlighted.ts';
import type { Language } from '#judge/languages/languages.ts';
import { plainLines, programLines, type Span } from './program-lines.ts';
import { useKeptInView } from './use-kept-in-view.ts';

type SteppedProgramProps = {
  source: string;
  language: Language;
  /** The current line; 0 if there is none. */
  line: number;
  /** The previous line; 0 if there is none. */
  ran: number;
};

/** The program with its current line, which is scrolled into view. */
export function SteppedProgram({ source, language, line, ran }: SteppedProgramProps) {
  const box = useRef<HTMLPreElement>(null);
  const tree = useHighlighted(source, language);
  const text = source.trimEnd();
  const lines = tree && tree.children.length > 0 ? programLines(tree.children) : plainLines(text);
  useKeptInView(box, line);
  return (
    <figure className="min-w-0">
      <pre
        ref={box}
        tabIndex={0}
        role="region"
        aria-label="The program"
        className="max-h-56 overflow-auto rounded-md border border-line bg-sunken py-2 font-mono text-[0.84rem] leading-relaxed @3xl:max-h-[30rem]"
      >
        <code className="block w-max min-w-full">
          {lines.slice(0, text.split('\n').length).map((spans, index) => (
            <Line key={index} number={index + 1} spans={spans} state={stateOf(index + 1, line, ran)} />
          ))}
        </code>
      </pre>
      <figcaption className="mt-1 text-sm text-muted">▶ where it is now, • what it ran before</figcaption>
    </figure>
  );
}

type LineState = 'now' | 'ran' | null;

const stateOf = (number: number, line: number, ran: number): LineState =>
  number === line ? 'now' : number === ran ? 'ran' : null;

const MARKS = { now: '▶', ran: '•' };
const LOOKS = { now: 'border-accent bg-accent-wash', ran: 'border-line-strong' };

const Line = memo(function Line({ number, spans, state }: { number: number; spans: Span[]; state: LineState }) {
  return (
    <span
      data-current={state === 'now' ? '' : undefined}
      aria-current={state === 'now' ? 'step' : undefined}
      className={classNames('block border-l-4 pr-4', state ? LOOKS[state] : 'border-transparent')}
    >
      <span aria-hidden className="inline-block w-13 pr-3 text-right text-muted select-none">
        {state && <span className={state === 'now' ? 'text-accent-ink' : undefined}>{MARKS[state]}</span>} {number}
      </span>
      {spans.map(({ text, className }, index) => (
        <span key={index} className={className || undefined}>
          {text}
        </span>
      ))}
      {'\n'}
    </span>
  );
});
