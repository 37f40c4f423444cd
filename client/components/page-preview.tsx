import { type ReactNode, type SyntheticEvent, useDeferredValue, useState } from 'react';

/** A preview of a page from the values of a form. It is rendered while open, deferred so that typing stays smooth. */
export function PagePreview({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const shown = useDeferredValue(children);
  return (
    <details
      open={isOpen}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => {
        // Also fires for collapsible sections inside of it.
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
      }}
      className="rounded-md border border-line bg-surface"
    >
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-medium">Preview of the page</summary>
      {isOpen && (
        <section aria-label="Preview of the page" className="border-t border-line p-4">
          {shown}
        </section>
      )}
    </details>
  );
}
