import { type ReactNode, useState } from 'react';

export type Addable = {
  /** As of a card: problem:two-sum, question:os/4. */
  id: string;
  title: string;
};

/** Puts a problem or a question on lists of one's own. */
export function AddToList(item: Addable) {
  const [dialog, setDialog] = useState<ReactNode>(null);
  const open = () =>
    void import('./add-dialog.tsx').then(
      ({ AddDialog }) => setDialog(<AddDialog {...item} onClose={() => setDialog(null)} />),
      // Without a connection the page works without it.
      () => {},
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
