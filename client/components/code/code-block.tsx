import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { LineStart, markedLines } from './code-lines.tsx';
import { LANGUAGE_CHOICE, useChoice, WRAP_CHOICE } from './code-choices.ts';
import type { CodeProgram } from './code-program.ts';

type CodeBlockProps = {
  /** The same program in one or several languages. */
  programs: readonly CodeProgram[];
  /** A name for the programs, for the label of the language selection. */
  of?: string;
};

// Loaded only when the block comes into view.
const CodeBar = lazyPart(async () => (await import('./code-tools.tsx')).CodeBar);
const CodeColours = lazyPart(
  async () => (await import('./code-tools.tsx')).CodeColours,
  ({ fallback }) => fallback,
);

/** Code with numbered lines, its language, and its output; the bar and colours load when it is near the viewport. */
export function CodeBlock({ programs, of = 'the code' }: CodeBlockProps) {
  const place = useRef<HTMLElement>(null);
  const isSeen = useIsSeen(place);
  const preferred = useChoice(LANGUAGE_CHOICE);
  const spaces = useChoice(WRAP_CHOICE) === 'true' ? 'whitespace-pre-wrap wrap-anywhere' : 'overflow-x-auto';
  const shown = programs.find(({ language }) => language === preferred) ?? programs[0];
  if (!shown) return null;
  const { source, language, output = '', note = '' } = shown;
  const plain = markedLines(source);
  return (
    <>
      <div className="@container overflow-hidden rounded-md border border-line bg-sunken">
        <div
          className={classNames(
            'flex h-11 items-center border-b border-line px-2',
            programs.length > 1 && '@max-md:h-22 @max-md:flex-wrap',
          )}
        >
          {isSeen && (
            <Suspense>
              <CodeBar programs={programs} shown={shown} of={of} />
            </Suspense>
          )}
        </div>
        <div className={output === '' ? undefined : '@2xl:grid @2xl:grid-cols-[minmax(0,1fr)_fit-content(40%)]'}>
          <pre
            role="group"
            tabIndex={0}
            aria-label="Code"
            className={classNames('numbered-lines py-4 pr-4 pl-13', TEXT, spaces)}
          >
            <code ref={place}>
              <LineStart />
              {isSeen ? (
                <Suspense fallback={plain}>
                  <CodeColours code={source} language={language} fallback={plain} />
                </Suspense>
              ) : (
                plain
              )}
            </code>
          </pre>
          {output !== '' && (
            <div className="min-w-0 border-line not-@2xl:border-t @2xl:border-l">
              <p className="px-4 pt-3 text-sm text-muted">Output</p>
              <samp
                tabIndex={0}
                role="group"
                aria-label="Output"
                className={classNames('block px-4 pt-2 pb-4', TEXT, spaces)}
              >
                {output}
              </samp>
            </div>
          )}
        </div>
      </div>
      {note !== '' && <p className="mt-2 text-sm text-muted">{note}</p>}
    </>
  );
}

const TEXT = 'font-mono text-[0.84rem] leading-relaxed whitespace-pre';

/** The distance from the viewport at which an element counts as visible. */
const NEAR = '300px';

/** Whether an element is, or has been, visible; an element inside a closed section is not. */
function useIsSeen(place: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const look = (entries: IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    };
    const observer = new IntersectionObserver(look, { rootMargin: NEAR });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen, place]);
  return isSeen;
}
