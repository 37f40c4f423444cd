import type { Toast, ToastOptions } from 'react-hot-toast/headless';
import type { ReactElement } from 'react';

type Message = string | ((shown: Toast) => ReactElement);

let isWanted = false;
const listeners = new Set<() => void>();

/** What shows toasts comes with the first of them, or with the first sign that there may be one. */
export const loadToasts = () => import('react-hot-toast/headless');

export const areToastsWanted = (): boolean => isWanted;

/** @returns what ends that */
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

async function show(kind: 'plain' | 'success' | 'error', message: Message, options?: ToastOptions) {
  isWanted = true;
  for (const listener of listeners) listener();
  try {
    const { default: library } = await loadToasts();
    if (kind === 'plain') library(message, options);
    else library[kind](message, options);
  } catch {
    // The connection went before anything was pressed: what is told is not lost.
    // eslint-disable-next-line no-alert -- what draws toasts could not be loaded
    if (typeof message === 'string') window.alert(message);
  }
}

/** Says what has just happened, over the page: client/app/toasts.tsx. */
export const toast = {
  plain: (message: Message, options?: ToastOptions) => void show('plain', message, options),
  success: (message: Message, options?: ToastOptions) => void show('success', message, options),
  error: (message: Message, options?: ToastOptions) => void show('error', message, options),
  /** @param id of one that is shown */
  dismiss: (id: string) => void loadToasts().then(({ default: library }) => library.dismiss(id)),
};
