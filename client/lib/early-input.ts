/*
 * A page that the server sent can be seen before it works. The script in index.html keeps what is pressed and typed in
 * that time, and here it is given to the page once it has been taken over.
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
  window.removeEventListener('input', type, true);
  window.removeEventListener('click', press, true);
  for (const [field, text] of typed) if (field.isConnected) enter(field, text);
  // React draws what was typed first.
  queueMicrotask(() => {
    for (const target of pressed) if (target.isConnected) target.click();
  });
}

/** As a person does: React overlooks a value that it has seen already. */
function enter(field: Field, text: string) {
  field.value = text === '' ? ' ' : '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field); // past what React puts before it
  for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
}
