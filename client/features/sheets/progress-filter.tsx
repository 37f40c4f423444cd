import { classNames } from '#client/lib/class-names.ts';
import type { Show } from '#shared/rules/sheets/sheet-address.ts';
import type { SheetView } from './use-sheet-rows.ts';

const CHOICES: { show: Show | null; label: string }[] = [
  { show: null, label: 'All' },
  { show: 'todo', label: 'To do' },
  { show: 'done', label: 'Done' },
  { show: 'starred', label: 'Starred' },
  { show: 'note', label: 'With note' },
];

/** Filters by progress: all, to do, done, starred or with a note. */
export function ProgressFilter({ view: { filter, counts, change } }: { view: SheetView }) {
  return (
    <div
      role="group"
      aria-label="Progress"
      className="grid grid-cols-3 gap-1 justify-self-start rounded-md bg-sunken p-1 sm:flex"
    >
      {CHOICES.map(({ show, label }) => (
        <button
          key={label}
          type="button"
          aria-pressed={filter.show === show}
          onClick={() => change({ show })}
          className={classNames(
            'inline-flex min-h-9 items-center justify-center gap-1.5 rounded-md px-3 text-sm font-medium transition-colors duration-150',
            filter.show === show ? 'bg-page text-ink ring-1 ring-line-strong' : 'text-muted hover:text-ink',
          )}
        >
          {label} <span className="font-normal tabular-nums">{counts.show.get(show ?? 'all') ?? 0}</span>
        </button>
      ))}
    </div>
  );
}
