import type { ReactNode } from 'react';

/** A line of a list that expands, native to the browser. */
export function Disclosure({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group px-5">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {summary}
        <span
          aria-hidden
          className="text-xl leading-none text-muted transition-transform duration-150 group-open:rotate-45"
        >
          +
        </span>
      </summary>
      <p className="readable pb-5 text-muted">{children}</p>
    </details>
  );
}
