import { classNames } from '#client/lib/class-names.ts';
import type { ListAddress } from '#client/lib/hooks/use-list-address.ts';

const CHOICES = [
  { kind: '', label: 'All' },
  { kind: 'unread', label: 'Unread' },
  { kind: 'open', label: 'Open' },
  { kind: 'closed', label: 'Closed' },
];

/** Chooses between all, unread, open and closed messages. */
export function MessageFilter({ address: { show, showOnly } }: { address: ListAddress }) {
  return (
    <div role="group" aria-label="Shown messages" className="flex gap-1 rounded-md bg-sunken p-1">
      {CHOICES.map(({ kind, label }) => (
        <button
          key={kind}
          type="button"
          aria-pressed={show === kind}
          onClick={() => showOnly(kind)}
          className={classNames(
            'min-h-8 rounded-md px-3 text-sm font-medium transition-colors duration-150',
            show === kind ? 'bg-page text-ink ring-1 ring-line-strong' : 'text-muted hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
