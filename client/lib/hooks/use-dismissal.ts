import { type RefObject, useEffect } from 'react';
import { isComposing } from '#client/lib/composing.ts';

/**
 * Closes an open element when the reader clicks or focuses something outside of it, or presses Escape.
 * @param dismiss gets whether it was Escape: then the focus returns to the control that opened it
 */
export function useDismissal(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  dismiss: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const left = new AbortController();
    const dismissOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) dismiss(false);
    };
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, dismissOutside, left);
    const dismissByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) dismiss(true);
    };
    document.addEventListener('keydown', dismissByKey, left);
    return () => left.abort();
  }, [element, isOpen, dismiss]);
}
