import { type RefObject, useEffect } from 'react';

/**
 * While something is open, closes it when the reader presses or focuses something outside of it, or presses Escape.
 * @param dismiss told whether it was Escape, after which the focus belongs to what opened it
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
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(true), left);
    return () => left.abort();
  }, [element, isOpen, dismiss]);
}
