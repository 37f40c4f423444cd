import { useSyncExternalStore } from 'react';

/*
 * The modal dialogs that are open, the topmost last. Whatever is not inside of it is behind it, cannot be pressed and is
 * not announced.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(dialogs: HTMLDialogElement[]) {
  open = dialogs;
  for (const listener of listeners) listener();
}

/** @returns what closes it */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  change([...open, dialog]);
  return () => {
    change(open.filter((other) => other !== dialog));
    dialog.close();
  };
}

/** The dialog in front of everything; null where none is open. */
export const useTopDialog = (): HTMLDialogElement | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => open.at(-1) ?? null,
    () => null,
  );
