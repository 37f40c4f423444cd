import { type ReactNode, useState } from 'react';
import { showNotLoaded } from '#client/components/not-loaded.tsx';
import type { ShownItem } from '#shared/rules/lists/list-items.ts';

/** Adds a problem or a question to the learner's own lists. */
export function AddToList(item: ShownItem) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const open = () =>
    void import('./add-dialog.tsx').then(
      ({ AddDialog }) => setDialog(<AddDialog {...item} onClose={() => setDialog(null)} />),
      showNotLoaded,
    );
  return (
    <>
      <button
        type="button"
        aria-label={`Add to a list: ${item.title}`}
        onClick={open}
        className="text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
      >
        Add to a list
      </button>
      {dialog}
    </>
  );
}
