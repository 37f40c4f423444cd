import { Suspense } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Button } from '#client/components/button.tsx';
import { CopyButton } from '#client/components/code/copy-button.tsx';
import type { ChatTurn } from './conversation-store.ts';

const MarkdownText = lazyPart(
  async () => (await import('#client/components/text/markdown-text.tsx')).MarkdownText,
  ({ text }) => <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>,
);

const FAILED_TEXT = 'Failed to get a response from the server.';

type TurnViewProps = {
  turn: ChatTurn;
  /** Null for all turns but the last. */
  onRetry: (() => void) | null;
};

/** A prompt with its answer; screen readers announce the answer once it is finished. */
export function TurnView({ turn: { prompt, answer, state }, onRetry }: TurnViewProps) {
  const isAnswering = state === 'answering';
  return (
    <article className="space-y-4">
      <p className="ml-auto w-fit max-w-[85%] rounded-md bg-accent-wash px-4 py-2.5 wrap-anywhere whitespace-pre-wrap">
        {prompt}
      </p>
      <div aria-live="polite" aria-busy={isAnswering} className="readable space-y-3">
        {/* Rendered even while waiting, so that its code is loaded when the answer comes. */}
        {(answer !== '' || isAnswering) && (
          <Suspense fallback={<p className="wrap-anywhere whitespace-pre-wrap">{answer}</p>}>
            <MarkdownText text={answer} isFinished={!isAnswering} />
          </Suspense>
        )}
        {isAnswering && answer === '' && <p className="text-muted">Getting Your Response Ready ...</p>}
        {state === 'stopped' && <p className="text-sm text-muted">The answer was stopped.</p>}
        {state === 'failed' && <p className="font-medium text-hard">{FAILED_TEXT}</p>}
      </div>
      {!isAnswering && (
        <div className="flex flex-wrap items-center gap-2">
          {answer !== '' && <CopyButton text={answer} label="Copy answer" />}
          {onRetry && state !== 'answered' && <Button onClick={onRetry}>Try again</Button>}
        </div>
      )}
    </article>
  );
}
