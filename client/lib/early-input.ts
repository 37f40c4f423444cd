/*
 * A page rendered by the server is visible before it is hydrated. The script in index.html records clicks and input in
 * that time, and keeps them from React, which would lose a choice made while it hydrates; they are replayed here once
 * the page is hydrated.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

declare global {
  interface Window {
    earlyInput?: {
      typed: Map<Field, string>;
      type(event: Event): void;
      pressed: HTMLElement[];
      press(event: Event): void;
    };
  }
}

export function replayEarlyInput(): void {
  const { earlyInput } = window;
  if (!earlyInput) return;
  delete window.earlyInput;
  const { typed, type, pressed, press } = earlyInput;
  for (const event of ['input', 'change']) window.removeEventListener(event, type, true);
  window.removeEventListener('click', press, true);
  for (const [field, text] of typed) if (field.isConnected) enter(field, text);
  // After React has rendered the typed text.
  queueMicrotask(() => {
    for (const target of pressed) if (target.isConnected) target.click();
  });
}

/** Enters text as a user does: React ignores an event if it knows its value already. */
function enter(field: Field, text: string) {
  field.value = text === '' ? ' ' : '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field); // bypasses React's own setter
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
