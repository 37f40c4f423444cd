import { classNames } from '#client/lib/class-names.ts';
import type { Method } from './remembered-login.ts';

const METHODS: { method: Method; label: string }[] = [
  { method: 'email', label: 'Email' },
  { method: 'phone', label: 'Phone' },
];

export function MethodSwitch({ method, onChange }: { method: Method; onChange(method: Method): void }) {
  return (
    <div role="group" aria-label="Log in by" className="flex gap-2">
      {METHODS.map((one) => (
        <button
          key={one.method}
          type="button"
          aria-pressed={one.method === method}
          onClick={() => onChange(one.method)}
          className={classNames(
            'min-h-10 flex-1 rounded-full border px-4 text-sm font-medium transition-colors duration-150',
            one.method === method
              ? 'border-accent-ink bg-accent-wash text-accent-ink'
              : 'border-line-strong text-muted hover:bg-sunken hover:text-ink',
          )}
        >
          {one.label}
        </button>
      ))}
    </div>
  );
}
