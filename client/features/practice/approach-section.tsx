import { Suspense, useState } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Button } from '#client/components/button.tsx';
import { CodeBlock } from '#client/components/code/code-block.tsx';
import { Collapsible } from '#client/components/collapsible.tsx';
import { MarkupText } from '#client/components/text/markup-text.tsx';
import type { ProblemPage } from './problem-page.ts';

/** Loaded on demand. */
const SteppedApproach = lazyPart(async () => (await import('./tracing/stepped-approach.tsx')).SteppedApproach);

type ApproachSectionProps = { approach: ProblemPage['approaches'][number]; problem: ProblemPage; onOpen(): void };

/** An approach, collapsed at first: its idea, its time and space, and its programs. */
export function ApproachSection({ approach, problem, onOpen }: ApproachSectionProps) {
  const { name, time, space, idea, programs } = approach;
  const [isStepping, setStepping] = useState(false);
  return (
    <Collapsible title={name} onOpen={onOpen}>
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
      {programs.length > 0 && (
        <div className="mt-4">
          <CodeBlock programs={programs.map(toRead)} of={name} />
          {problem.kind !== 'sql' && (
            <Button look="quiet" className="mt-2" onClick={() => setStepping(true)}>
              Step through it on the first example
            </Button>
          )}
        </div>
      )}
      {isStepping && (
        <Suspense>
          <SteppedApproach approach={approach} problem={problem} onClose={() => setStepping(false)} />
        </Suspense>
      )}
    </Collapsible>
  );
}

type Approach = ApproachSectionProps['approach'];

const toRead = ({ language, source }: Approach['programs'][number]) => ({
  language,
  source: source.trimEnd(),
  note:
    language === 'java'
      ? 'Tested like the others; browsers cannot compile Java, so it cannot be run on this page.'
      : '',
});
