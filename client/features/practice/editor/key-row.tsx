import { useSyncExternalStore } from 'react';
import { classNames } from '#client/lib/class-names.ts';

/** Keys that phone keyboards hide or lack: the key as in KeyboardEvent, its accessible name, and its label. */
const KEYS: [key: string, name: string, label?: string][] = [
  ['{', 'Opening brace'],
  ['}', 'Closing brace'],
  ['(', 'Opening parenthesis'],
  [')', 'Closing parenthesis'],
  ['[', 'Opening bracket'],
  [']', 'Closing bracket'],
  [';', 'Semicolon'],
  ['"', 'Quotation mark'],
  ['<', 'Less than'],
  ['>', 'Greater than'],
  ['=', 'Equals'],
  ['Tab', 'Tab'],
  ['ArrowLeft', 'Left', '←'],
  ['ArrowRight', 'Right', '→'],
  ['ArrowUp', 'Up', '↑'],
  ['ArrowDown', 'Down', '↓'],
  ['Undo', 'Undo'],
];

/** A row of keys below the editor; while the phone's keyboard is open, directly above the keyboard. */
export function KeyRow({ onPress }: { onPress(key: string): void }) {
  const keyboard = useSyncExternalStore(onViewport, keyboardHeight, () => 0);
  return (
    <div
      role="group"
      aria-label="Keys for code"
      style={{ bottom: keyboard }}
      className={classNames(
        'flex w-full gap-1 overflow-x-auto border-t border-line bg-sunken p-1',
        keyboard > 0 && 'inset-x-0 z-30 group-focus-within/editor:fixed',
      )}
    >
      {KEYS.map(([key, name, label = key]) => (
        <button
          key={key}
          type="button"
          aria-label={name}
          className="h-11 min-w-11 shrink-0 rounded-md border border-line bg-surface px-2 font-mono text-ink"
          // The editor keeps the focus, so that the keyboard stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPress(key)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function onViewport(listener: () => void) {
  const viewport = window.visualViewport;
  for (const event of ['resize', 'scroll']) viewport?.addEventListener(event, listener);
  return () => {
    for (const event of ['resize', 'scroll']) viewport?.removeEventListener(event, listener);
  };
}

/** The height that an open keyboard covers; 0 while the page is zoomed, as zooming shrinks the viewport as well. */
function keyboardHeight(): number {
  const viewport = window.visualViewport;
  if (viewport?.scale !== 1) return 0;
  return Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop));
}
