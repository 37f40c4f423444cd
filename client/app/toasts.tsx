import { type ComponentType, createElement, useEffect, useSyncExternalStore } from 'react';
import { showToastsWith } from '#client/lib/toast.ts';

let Toaster: ComponentType | null = null;
const listeners = new Set<() => void>();

async function load() {
  const [{ default: library }, loaded] = await Promise.all([
    import('react-hot-toast/headless'),
    import('./toaster.tsx'),
  ]);
  Toaster = loaded.Toaster;
  for (const listener of listeners) listener();
  return library;
}

showToastsWith(load);

function onLoaded(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Whatever is pressed may be answered by one. */
const PRESSES = ['pointerdown', 'keydown', 'input'] as const;

/** Where toasts are shown. What draws them comes with the first, or with the first press. */
export function Toasts() {
  useEffect(() => {
    const pressed = new AbortController();
    const loadAhead = () => {
      pressed.abort();
      load().catch(() => {}); // again with the first toast
    };
    for (const press of PRESSES) document.addEventListener(press, loadAhead, { passive: true, signal: pressed.signal });
    return () => pressed.abort();
  }, []);
  const Shown = useSyncExternalStore(
    onLoaded,
    () => Toaster,
    () => null,
  );
  return Shown && createElement(Shown);
}
