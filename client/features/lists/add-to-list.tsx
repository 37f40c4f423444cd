import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { AddDialogProps } from './add-dialog.tsx';

const AddDialog = lazy<ComponentType<AddDialogProps>>(() =>
  import('./add-dialog.tsx').then(
    (module) => ({ default: module.AddDialog }),
    // Without a connection the page works without it.
    () => ({ default: () => null }),
  ),
);

/** Puts a problem or a question on lists of one's own. */
export function AddToList(item: Omit<AddDialogProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Add to a list: ${item.title}`}
        onClick={() => setOpen(true)}
        className="text-sm text-muted underline-offset-4 hover:text-ink hover:underline"
      >
        Add to a list
      </button>
      {isOpen && (
        <Suspense>
          <AddDialog {...item} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
