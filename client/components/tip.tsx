import { type ReactNode, useState } from 'react';

/**
 * A tooltip for a control without text, shown while the pointer rests on it or it has keyboard focus. Escape hides it.
 * The control has its own label, with more information.
 */
export function Tip({ text, children }: { text: string; children: ReactNode }) {
  const [isShown, setShown] = useState(false);
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={({ pointerType }) => setShown(pointerType !== 'touch')}
      onPointerLeave={() => setShown(false)}
      onFocus={({ target }) => setShown(target.matches(':focus-visible'))}
      onBlur={() => setShown(false)}
      onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
    >
      {children}
      {isShown && (
        <span aria-hidden className="absolute right-0 bottom-full z-10 pb-1">
          <span className="block rounded-md bg-ink px-2 py-1 text-xs whitespace-nowrap text-page">{text}</span>
        </span>
      )}
    </span>
  );
}
