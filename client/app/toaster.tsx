import { type ReactNode, useLayoutEffect } from 'react';
import { resolveValue, type ToastType, useToaster } from 'react-hot-toast/headless';
import { bringToasts } from '#client/components/dialog.tsx';
import { Check, X } from '#client/components/icons/icons.ts';

const ICONS: Partial<Record<ToastType, ReactNode>> = {
  success: <Check className="size-5 shrink-0 rounded-full bg-easy p-0.5 text-surface" />,
  error: <X className="size-5 shrink-0 rounded-full bg-hard p-0.5 text-surface" />,
};

/**
 * The toasts over the page, the newest on top. The library decides how long each stays (success 2 s, others 4 s) and
 * where it is placed; they pause while the pointer is on a control in one.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  // A dialog may be open already.
  useLayoutEffect(bringToasts, []);
  return (
    <div className="toasts" onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts.map((toast) => (
        <div
          key={toast.id}
          className="toast-place"
          style={{ transform: `translateY(${handlers.calculateOffset(toast)}px)` }}
        >
          <div
            ref={(element) => {
              if (element && toast.height === undefined) handlers.updateHeight(toast.id, element.offsetHeight);
            }}
            className={toast.visible ? 'toast' : 'toast opacity-0'}
          >
            {ICONS[toast.type]}
            <div {...toast.ariaProps}>{resolveValue(toast.message, toast)}</div>
          </div>
        </div>
      ))}
    </div>
  );
}
