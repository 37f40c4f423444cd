import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { X } from './icons/icons.ts';

type DialogProps = { title: string; onClose(): void; children: ReactNode; wide?: boolean | 'whole' };

/** Moves the toasts into the topmost open dialog: outside of it they would be behind it and not announced. */
export function bringToasts(): void {
  const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.getElementById('toasts');
  front?.append(...document.querySelectorAll('.toasts'));
}

/**
 * A ref for the element that gets the focus when its dialog opens, if that is not the first one. React's autoFocus runs
 * before the dialog is open.
 */
export const focusedFirst = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '');

/** A native modal dialog, so focus stays inside, Escape closes it, and focus returns to where it was. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // A layout effect, because closing returns the focus only while the dialog is still in the page.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    bringToasts();
    return () => {
      element?.close();
      bringToasts();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      className={`m-auto max-h-[92dvh] w-[calc(100%-2rem)] ${wide === 'whole' ? 'max-w-7xl' : wide ? 'max-w-3xl' : 'max-w-md'} rounded-md border border-line bg-surface p-0 shadow-float`}
    >
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-lg wrap-anywhere">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-m-2 rounded-md p-2 text-muted transition-colors hover:bg-sunken hover:text-ink"
          >
            <X size={20} aria-hidden />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
