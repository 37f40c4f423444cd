import { Suspense, useState } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Button } from '#client/components/button.tsx';
import { useHighlighted } from '#client/lib/hooks/use-highlighted.ts';
import { isInPage, languageOf } from '#judge/languages/languages.ts';

/** Loaded on demand. */
const SteppedListing = lazyPart(async () => (await import('./stepped-listing.tsx')).SteppedListing);

type StepThroughCodeProps = {
  source: string;
  /** A name for the program. */
  of: string;
};

/** Offers to step through a whole program that reads no input, if its language can run in a page. */
export function StepThroughCode({ source, of }: StepThroughCodeProps) {
  const [isStepping, setStepping] = useState(false);
  const language = languageOf(useHighlighted(source, undefined)?.data?.language ?? '');
  if (!language || !isInPage(language) || language === 'sql') return null;
  return (
    <>
      <Button look="quiet" className="mt-2" aria-label={`Step through it: ${of}`} onClick={() => setStepping(true)}>
        Step through it
      </Button>
      {isStepping && (
        <Suspense>
          <SteppedListing
            language={language}
            source={source}
            title={`${of}, step by step`}
            onClose={() => setStepping(false)}
          />
        </Suspense>
      )}
    </>
  );
}
