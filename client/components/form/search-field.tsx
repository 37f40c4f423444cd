import { useEffect, useId, useState } from 'react';
import { Search } from '#client/components/icons/icons.ts';

/** The debounce delay: long enough for typing, short enough not to be noticed. */
const PAUSE_MS = 250;

type SearchFieldProps = { label: string; value: string; onChange(text: string): void };

/** A debounced search field: reports the text once typing pauses. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  /** The text reported last. The value follows a moment later, when more may have been typed. */
  const [reported, setReported] = useState(value);
  if (known !== value) {
    setKnown(value);
    setReported(value);
    // The value was changed from outside, for example by going back.
    if (reported !== value) setTyped(value);
  }
  useEffect(() => {
    if (typed === reported) return;
    const timer = setTimeout(() => {
      setReported(typed);
      onChange(typed);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, reported, onChange]);
  return (
    <div role="search" className="relative w-full max-w-xs">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search size={17} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        id={id}
        type="search"
        autoComplete="off"
        maxLength={200}
        placeholder={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        className="min-h-10 w-full rounded-md border border-line-strong bg-surface pr-3 pl-9 placeholder:text-muted"
      />
    </div>
  );
}
