import type { ReactNode } from 'react';
import { ChevronDown } from './icons/icons.ts';

/** A collapsible section, native to the browser: it works without scripts, and the browser's find-in-page opens it. */
export function Collapsible({
  title,
  children,
  defaultOpen = false,
  onOpen,
}: {
  title: string;
  children: ReactNode;
  defaultOpen?: boolean;
  onOpen?(): void;
}) {
  return (
    <details
      open={defaultOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      className="group rounded-md border border-line bg-surface"
    >
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="min-w-0 text-lg wrap-anywhere">{title}</h2>
        <ChevronDown
          size={20}
          aria-hidden
          className="shrink-0 text-muted transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="border-t border-line px-5 py-5">{children}</div>
    </details>
  );
}
