import type { Toast, ToastOptions } from 'react-hot-toast/headless';
import type { ReactElement } from 'react';

type Message = string | ((shown: Toast) => ReactElement);
type Options = ToastOptions & {
  /** Shown in place of an element if the library cannot be loaded. */
  plain?: string;
};
type Library = (typeof import('react-hot-toast/headless'))['default'];

const FALLBACK_MS = 4000;

let load = (): Promise<Library> => Promise.reject(new Error('Toasts are not set up'));

/** Sets the loader of the library that shows toasts. It is called for each toast, so a failed load is retried. */
export const showToastsWith = (loader: typeof load): void => void (load = loader);

async function show(kind: 'plain' | 'success' | 'error', message: Message, options?: Options) {
  const library = await load().catch(() => null);
  if (!library) showWithoutCode(typeof message === 'string' ? message : options?.plain);
  else if (kind === 'plain') library(message, options);
  else library[kind](message, options);
}

/** Shows a message if the library cannot be loaded, such as without a connection. */
function showWithoutCode(message: string | undefined) {
  if (message === undefined) return;
  const box = (className: string) => Object.assign(document.createElement('div'), { className });
  const [outer, place, inner] = [box('toasts'), box('toast-place'), box('toast')];
  outer.append(place);
  place.append(inner);
  inner.role = 'alert';
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(outer);
  // Set after the element is in the document, so that screen readers announce the change.
  inner.textContent = message;
  setTimeout(() => outer.remove(), FALLBACK_MS);
}

/** Shows a message over the page: client/app/toasts.tsx. */
export const toast = {
  plain: (message: Message, options?: Options) => void show('plain', message, options),
  success: (message: Message, options?: Options) => void show('success', message, options),
  error: (message: Message, options?: Options) => void show('error', message, options),
  /** @param id that of a toast that is shown */
  dismiss: (id: string) =>
    void load().then(
      (library) => library.dismiss(id),
      () => {},
    ),
};
