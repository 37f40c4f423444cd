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

/** Any of these events may lead to a toast. */
const PRESSES = ['pointerdown', 'keydown', 'input'] as const;

/** The place of the toasts. The code that renders them is loaded with the first one, or on the first press. */
export function Toasts() {
  useEffect(() => {
    const pressed = new AbortController();
    const loadAhead = () => {
      pressed.abort();
      load().catch(() => {}); // retried with the first toast
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
