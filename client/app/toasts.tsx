import { type ComponentType, lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { areToastsWanted, loadToasts, onToastsWanted } from '#client/lib/toast.ts';

const loadToaster = () => import('./toaster.tsx');
const Toaster = lazy<ComponentType>(() =>
  loadToaster().then(({ Toaster: loaded }) => ({ default: loaded }), withoutCode),
);

// What it would have shown is told otherwise: client/lib/toast.ts.
const withoutCode = () => ({ default: () => null });

/** Whatever is pressed may be answered by one. */
const PRESSES = ['pointerdown', 'keydown'] as const;

/** Where toasts are shown, from the first one on. */
export function Toasts() {
  useEffect(() => {
    const pressed = new AbortController();
    const load = () => {
      pressed.abort();
      Promise.all([loadToasts(), loadToaster()]).catch(() => {}); // asked for again with the first toast
    };
    for (const press of PRESSES) document.addEventListener(press, load, { passive: true, signal: pressed.signal });
    return () => pressed.abort();
  }, []);
  const isWanted = useSyncExternalStore(onToastsWanted, areToastsWanted, () => false);
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
