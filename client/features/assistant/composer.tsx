import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { isComposing } from '#client/lib/composing.ts';
import { Square } from '#client/components/icons/icons-learning.ts';
import { ArrowUp } from '#client/components/icons/icons-work.ts';

type ComposerProps = {
  text: string;
  /** Why the prompt was refused; '' if it was not. */
  error: string;
  isAnswering: boolean;
  onChange(text: string): void;
  onSend(): void;
  onStop(): void;
};

const ROUND =
  'flex size-10 shrink-0 items-center justify-center rounded-full bg-accent text-on-accent hover:bg-accent-hover';

/** The field for the prompt. Enter sends it, Shift+Enter starts a new line. */
export function Composer({ text, error, isAnswering, onChange, onSend, onStop }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const errorId = useId();

  // The field grows with its text.
  useLayoutEffect(() => {
    if (!field.current) return;
    field.current.style.height = 'auto';
    field.current.style.height = `${field.current.scrollHeight}px`;
  }, [text]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onSend();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {error !== '' && (
        <p id={errorId} role="alert" className="mb-2 text-sm text-hard">
          {error}
        </p>
      )}
      <div className="flex min-h-14 items-end gap-2 rounded-md border border-line-strong bg-surface p-1.5 shadow-float focus-within:border-accent-ink">
        <textarea
          ref={field}
          rows={1}
          value={text}
          aria-label="Ask with TechAI"
          placeholder="Ask with TechAI"
          aria-invalid={error !== ''}
          aria-describedby={error === '' ? undefined : errorId}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={handleKey}
          className="max-h-48 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-2 outline-none placeholder:text-muted"
        />
        {isAnswering ? (
          <button type="button" aria-label="Stop" onClick={onStop} className={ROUND}>
            <Square size={16} fill="currentColor" aria-hidden />
          </button>
        ) : (
          text.trim() !== '' && (
            <button type="submit" aria-label="Send" className={ROUND}>
              <ArrowUp size={20} aria-hidden />
            </button>
          )
        )}
      </div>
    </form>
  );
}
