import { Fragment, type ReactNode } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { useHighlighted } from '#client/lib/hooks/use-highlighted.ts';
import { LANGUAGES, languageOf } from '#judge/languages/languages.ts';
import type { CodeProgram } from './code-program.ts';
import { choose, LANGUAGE_CHOICE, useChoice, WRAP_CHOICE } from './code-choices.ts';
import { markedLines } from './code-lines.tsx';
import { CopyButton } from './copy-button.tsx';

const TOGGLE = 'min-h-9 shrink-0 rounded-md px-2.5 text-sm transition-colors';
const lookOf = (isPressed: boolean) =>
  classNames(
    TOGGLE,
    isPressed ? 'bg-surface font-medium text-ink ring-1 ring-line-strong' : 'text-muted hover:text-ink',
  );

type CodeBarProps = { programs: readonly CodeProgram[]; shown: CodeProgram; of: string };

/** The bar above a block of code: its language or a selection, whether lines wrap, and Copy. */
export function CodeBar({ programs, shown, of }: CodeBarProps) {
  const isWrapped = useChoice(WRAP_CHOICE) === 'true';
  return (
    <>
      {programs.length > 1 ? (
        <div
          role="group"
          aria-label={`Language of ${of}`}
          className="flex min-w-0 gap-1 overflow-x-auto p-px @max-md:basis-full"
        >
          {programs.map((program) => (
            <button
              key={program.language}
              type="button"
              aria-pressed={program === shown}
              onClick={() => choose(LANGUAGE_CHOICE, program.language ?? '')}
              className={lookOf(program === shown)}
            >
              {nameOf(program)}
            </button>
          ))}
        </div>
      ) : (
        <span className="px-2 text-sm text-muted">{nameOf(shown)}</span>
      )}
      <button
        type="button"
        aria-pressed={isWrapped}
        onClick={() => choose(WRAP_CHOICE, String(!isWrapped))}
        className={classNames(lookOf(isWrapped), 'ml-auto')}
      >
        Wrap
      </button>
      <CopyButton text={shown.source} />
    </>
  );
}

/** Languages that are shown, but not supported by the judge. */
const ONLY_READ: Record<string, string> = { bash: 'Bash', jsx: 'JSX' };

function nameOf({ language = '' }: CodeProgram): string {
  const known = languageOf(language);
  return known ? LANGUAGES[known].name : (ONLY_READ[language] ?? language);
}

type CodeColoursProps = { code: string; language: string | undefined; fallback: ReactNode };

/** Code with its colours, once they are loaded. */
export function CodeColours({ code, language, fallback }: CodeColoursProps) {
  const tree = useHighlighted(code, language);
  // If no language fits, the guess has no children.
  return tree && tree.children.length > 0 ? toSpans(tree.children) : fallback;
}

type Node = { type: string; value?: string; properties?: { className?: unknown }; children?: Node[] };

const toSpans = (nodes: readonly unknown[]): ReactNode =>
  (nodes as Node[]).map((node, index) =>
    // hast: elements and texts
    node.type === 'text' ? (
      <Fragment key={index}>{markedLines(node.value ?? '')}</Fragment>
    ) : (
      <span
        key={index}
        className={Array.isArray(node.properties?.className) ? node.properties.className.join(' ') : undefined}
      >
        {toSpans(node.children ?? [])}
      </span>
    ),
  );
