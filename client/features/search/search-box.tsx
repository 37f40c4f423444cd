import { type KeyboardEvent, type SubmitEvent, Suspense, useCallback, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Search } from '#client/components/icons/icons.ts';
import { useDismissal } from '#client/lib/hooks/use-dismissal.ts';
import { classNames } from '#client/lib/class-names.ts';
import { isComposing } from '#client/lib/composing.ts';
import { href } from '#shared/paths.ts';
import type { KeyHandler } from './suggestions.tsx';

// Loaded when the field gets the focus, so that pages do not wait for it.
const loadSuggestions = () => import('./suggestions.tsx');
const Suggestions = lazyPart(
  async () => (await loadSuggestions()).Suggestions,
  () => null,
);

export const resultsAddress = (text: string) => `${href('results')}?${new URLSearchParams({ q: text }).toString()}`;

type SearchBoxProps = { className?: string; autoFocus?: boolean; onDone?(): void };

/** The site search: suggestions while typing, results on their own page. Without scripts, it is a plain form. */
export function SearchBox({ className, autoFocus = false, onDone }: SearchBoxProps) {
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const urlQuery = pathname === href('results') ? (parameters.get('q') ?? '') : null;
  const [text, setText] = useState(urlQuery ?? '');
  const [known, setKnown] = useState(urlQuery);
  /** The submitted text, until its results page is open, as more may be typed meanwhile. */
  const [submitted, setSubmitted] = useState<string | null>(null);
  if (urlQuery !== known) {
    setKnown(urlQuery);
    setSubmitted(null);
    // Another search was opened, for example by going back.
    if (urlQuery !== null && urlQuery !== submitted) setText(urlQuery);
  }
  /** The text to suggest for; null while no suggestions are wanted. Not updated while a word is being composed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const handleKeys = useRef<KeyHandler>(null);
  const navigate = useNavigate();
  const inputId = useId();
  const listId = useId();
  const isOpen = typed !== null && typed.trim() !== '';
  const close = useCallback(() => {
    setTyped(null);
    setActiveId(null);
  }, []);
  useDismissal(form, isOpen, close);

  const search = (wanted: string) => {
    close();
    setText(wanted);
    if (wanted !== urlQuery) setSubmitted(wanted);
    void navigate(resultsAddress(wanted));
    onDone?.();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() !== '') search(text);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (isOpen && handleKeys.current?.(event.key)) event.preventDefault();
    else if (event.key === 'Escape') {
      event.preventDefault();
      if (isOpen) close();
      else if (text !== '') setText('');
      else onDone?.();
    } else if (event.key === 'ArrowDown' && !isOpen) setTyped(text);
  };

  return (
    <form
      ref={form}
      role="search"
      action={href('results')}
      onSubmit={handleSubmit}
      className={classNames('relative flex', className)}
    >
      <label htmlFor={inputId} className="sr-only">
        Search
      </label>
      <input
        id={inputId}
        name="q"
        type="search"
        required
        maxLength={200}
        autoComplete="off"
        autoFocus={autoFocus}
        placeholder="Search your contents"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={activeId ?? undefined}
        aria-keyshortcuts="Control+K Meta+K"
        value={text}
        onFocus={() => void loadSuggestions()}
        onChange={(event) => {
          setText(event.target.value);
          setActiveId(null);
          if (!(event.nativeEvent as InputEvent).isComposing) setTyped(event.target.value); // an input's own event
        }}
        onCompositionEnd={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={handleKeyDown}
        className="min-h-10 w-full rounded-l-md border border-r-0 border-line-strong bg-surface px-3 text-[0.95rem] placeholder:text-muted focus-visible:z-10 [&::-webkit-search-cancel-button]:grayscale"
      />
      <button
        type="submit"
        aria-label="Search"
        className="flex min-h-10 w-11 shrink-0 items-center justify-center rounded-r-md border border-line-strong bg-sunken text-muted hover:text-ink"
      >
        <Search size={18} aria-hidden />
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Suggestions
            listId={listId}
            typed={typed}
            activeId={activeId}
            onActive={setActiveId}
            onChoose={search}
            keysRef={handleKeys}
          />
        </Suspense>
      )}
    </form>
  );
}
