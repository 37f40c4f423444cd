import { keepPreviousData } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { withCount } from '#shared/rules/text/plural.ts';

/** @returns whether the list handled the key */
export type KeyHandler = (key: string) => boolean;

type SuggestionsProps = {
  listId: string;
  typed: string;
  activeId: string | null;
  onActive(id: string | null): void;
  onChoose(header: string): void;
  /** Set to the handler of the field's keys while the list is shown. */
  keysRef: RefObject<KeyHandler | null>;
};

const PAUSE_MS = 150;
/** A failure is shown within 4 seconds, including the pause. */
const ANSWER_MS = 3500;

/** Suggestions while typing: a list box that leaves the focus in the field. */
export function Suggestions({ listId, typed, activeId, onActive, onChoose, keysRef }: SuggestionsProps) {
  const q = useAfterPause(typed);
  const { data, error, isFetching, isPlaceholderData, refetch } = trpc.search.suggestions.useQuery(
    { q },
    // Aborted for a newer text, and when it takes too long.
    { enabled: q !== '', retry: false, placeholderData: keepPreviousData, trpc: { abortOnUnmount: true } },
  );
  const isLate = useTimeout(q, isFetching) && (data === undefined || isPlaceholderData);
  const hasFailed = !isFetching && (isLate || error !== null);
  useEffect(() => {
    if (error) console.warn('Error fetching suggestions:', error);
  }, [error]);

  const options = data ?? [];
  // By record and not by position, so that a late list does not move the selection to another option.
  const idOf = (index: number) => `${listId}-${options[index]?.key}`;
  const active = options.findIndex((_, index) => idOf(index) === activeId);

  useEffect(() => {
    keysRef.current = (key) => {
      const last = options.length - 1;
      const next = {
        ArrowDown: active === last ? -1 : active + 1,
        ArrowUp: active === -1 ? last : active - 1,
        Home: active === -1 ? undefined : 0,
        End: active === -1 ? undefined : last,
      }[key];
      if (next !== undefined && last >= 0) {
        onActive(next === -1 ? null : idOf(next));
        document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' });
        return true;
      }
      const chosen = key === 'Enter' ? options[active] : undefined;
      if (chosen) onChoose(chosen.header);
      return chosen !== undefined;
    };
    return () => {
      keysRef.current = null;
    };
  });

  const isSettled = q === typed && !isFetching && !isPlaceholderData;
  return (
    <div className="absolute top-full right-0 left-0 z-50 mt-1 min-w-64 overflow-hidden rounded-md border border-line bg-surface shadow-float">
      <ul
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        aria-busy={!isSettled}
        className={classNames('max-h-[300px] overflow-y-auto', options.length > 0 && 'p-1.5')}
      >
        {options.map(({ key, header }, index) => (
          <li
            key={key}
            id={idOf(index)}
            role="option"
            aria-selected={index === active}
            // So that the field does not lose the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(header)}
            className={classNames(
              'cursor-pointer rounded-md px-3 py-2 text-[0.95rem] wrap-anywhere',
              index === active ? 'bg-accent-wash text-accent-ink' : 'hover:bg-sunken',
            )}
          >
            {header}
          </li>
        ))}
      </ul>
      {hasFailed && (
        <p role="alert" className="px-4 py-3 text-sm">
          Suggestions could not be loaded.{' '}
          <button type="button" className="underline hover:text-accent-ink" onClick={() => void refetch()}>
            Try again
          </button>
        </p>
      )}
      {!hasFailed && isSettled && options.length === 0 && (
        <p className="px-4 py-3 text-sm text-muted">No suggestion. Press Enter to search all texts.</p>
      )}
      <p role="status" className="sr-only">
        {isSettled && !hasFailed && withCount(options.length, 'suggestion')}
      </p>
    </div>
  );
}

/** Cancels a query that takes too long. @returns whether one for this text was cancelled */
function useTimeout(q: string, isFetching: boolean): boolean {
  const { cancel } = trpc.useUtils().search.suggestions;
  const [late, setLate] = useState<string | null>(null);
  useEffect(() => {
    if (!isFetching) return;
    const timer = setTimeout(() => {
      setLate(q);
      void cancel({ q });
    }, ANSWER_MS);
    return () => clearTimeout(timer);
  }, [q, isFetching, cancel]);
  return late === q;
}

function useAfterPause(value: string): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
