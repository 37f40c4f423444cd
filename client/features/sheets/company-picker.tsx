import { Search } from 'lucide-react';
import { type SubmitEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#client/lib/class-names.ts';

type CompanyPickerProps = { companies: readonly string[]; selected: string; onSelect(company: string): void };

/** The companies in one row to scroll by wheel, keys or touch, and a box to narrow it. */
export function CompanyPicker({ companies, selected, onSelect }: CompanyPickerProps) {
  const [text, setText] = useState('');
  const row = useRef<HTMLDivElement>(null);
  const inputId = useId();
  const wanted = text.trim().toLowerCase();
  const shown = companies.filter((company) => company.toLowerCase().includes(wanted));
  // One button takes the Tab key, the arrow keys lead to the others: the row is one stop and not two hundred.
  const tabStop = shown.includes(selected) ? selected : shown[0];

  useScrollByWheel(row);
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (button) centre(row.current, button);
  }, [selected, wanted]);

  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const index = buttons.findIndex((button) => button === document.activeElement);
    const next = {
      ArrowRight: buttons[index + 1],
      ArrowLeft: buttons[index - 1],
      Home: buttons[0],
      End: buttons.at(-1),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    next.focus({ preventScroll: true });
    centre(row.current, next);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const [first] = shown;
    if (wanted !== '' && first !== undefined) onSelect(first);
  };

  return (
    <div className="mb-8">
      <form onSubmit={handleSubmit} role="search" className="relative mb-3 max-w-sm">
        <label htmlFor={inputId} className="sr-only">
          Filter companies
        </label>
        <Search size={18} aria-hidden className="absolute top-1/2 left-3.5 -translate-y-1/2 text-muted" />
        <input
          id={inputId}
          type="search"
          autoComplete="off"
          placeholder="Filter companies"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-11 w-full rounded-md border border-line-strong bg-surface pr-3.5 pl-10 placeholder:text-muted"
        />
      </form>
      <div
        ref={row}
        role="toolbar"
        aria-label="Companies"
        onKeyDown={handleKey}
        className="relative -mx-4 flex min-h-14 items-start gap-2 overflow-x-auto px-4 pt-1 pb-3 sm:mx-0 sm:px-1"
      >
        {shown.map((company) => (
          <button
            key={company}
            type="button"
            aria-pressed={company === selected}
            tabIndex={company === tabStop ? 0 : -1}
            onClick={() => onSelect(company)}
            className={classNames(
              'inline-flex min-h-10 shrink-0 items-center rounded-full border px-4 text-sm font-medium whitespace-nowrap transition-colors duration-150',
              company === selected
                ? 'border-accent-ink bg-accent-wash text-accent-ink'
                : 'border-line-strong text-muted hover:bg-sunken hover:text-ink',
            )}
          >
            {company}
          </button>
        ))}
        {shown.length === 0 && <p className="py-2 text-muted">No company matches “{text.trim()}”.</p>}
      </div>
      <p role="status" className="sr-only">
        {wanted !== '' && `${shown.length} of ${companies.length} companies`}
      </p>
    </div>
  );
}

function centre(row: HTMLElement | null, button: HTMLElement) {
  row?.scrollTo({ left: button.offsetLeft - row.clientWidth / 2 + button.clientWidth / 2 });
}

/** A plain mouse wheel moves the row sideways, and the page again once the row is at its end. */
function useScrollByWheel(row: { current: HTMLElement | null }) {
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const handleWheel = (event: WheelEvent) => {
      if (event.ctrlKey || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const before = element.scrollLeft;
      element.scrollLeft += event.deltaY;
      if (element.scrollLeft !== before) event.preventDefault();
    };
    // React listens passively, which may not keep the page from scrolling.
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [row]);
}
