import { type ReactNode, type SyntheticEvent, useDeferredValue, useState } from 'react';

/** A page as it will be, from what stands in a form. It is drawn while it is open, and does not hold up the typing. */
export function PagePreview({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const shown = useDeferredValue(children);
  return (
    <details
      open={isOpen}
      onToggle={(event: SyntheticEvent<HTMLDetailsElement>) => {
        // Of what folds inside of it as well.
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
