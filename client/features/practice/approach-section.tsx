import { useState } from 'react';
import { CodeBlock } from '#client/components/code-block.tsx';
import { Collapsible } from '#client/components/collapsible.tsx';
import { MarkupText } from '#client/components/markup-text.tsx';
import { classNames } from '#client/lib/class-names.ts';
import { LANGUAGES } from '#shared/judge/languages.ts';
import type { ProblemPage } from './problem-page.ts';

type ApproachSectionProps = { approach: ProblemPage['approaches'][number] };

/** An approach, closed until somebody wants it: the idea, what it costs, and its programs. */
export function ApproachSection({ approach: { name, time, space, idea, programs } }: ApproachSectionProps) {
  const [chosen, setChosen] = useState(0);
  const shown = programs[chosen];
  return (
    <Collapsible title={name}>
      <MarkupText text={idea} className="readable" />
      {(time !== '' || space !== '') && (
        <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-1 text-[0.95rem]">
          {[
            ['Time', time],
            ['Space', space],
          ].map(([fact, cost]) =>
            cost === '' ? null : (
              <div key={fact} className="flex gap-2">
                <dt className="text-muted">{fact}</dt>
                <dd className="font-mono text-[0.9rem]">{cost}</dd>
              </div>
            ),
          )}
        </dl>
      )}
      {programs.length > 1 && (
        <div role="group" aria-label={`Language of ${name}`} className="mt-4 flex flex-wrap gap-1">
          {programs.map(({ language }, index) => (
            <button
              key={language}
              type="button"
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
              className={classNames(
                'min-h-9 rounded-md px-3 text-sm transition-colors',
                index === chosen ? 'bg-sunken font-medium text-ink' : 'text-muted hover:text-ink',
              )}
            >
              {LANGUAGES[language].name}
            </button>
          ))}
        </div>
      )}
      {shown && (
        <div className="mt-3">
          <CodeBlock code={shown.source.trimEnd()} language={shown.language} />
          {shown.language === 'java' && (
            <p className="mt-2 text-sm text-muted">
              Checked like the others; no browser can compile Java, so it cannot be run on this page.
            </p>
          )}
        </div>
      )}
    </Collapsible>
  );
}
