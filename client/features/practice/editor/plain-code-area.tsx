import { type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { isComposing } from '#client/lib/composing.ts';
import type { pressInArea } from './plain-editing.ts';

type PlainCodeAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'onChange'> & {
  value: string;
  unit: string;
  onChange(value: string): void;
};

let press: typeof pressInArea | null = null;

/** Loads the key handling when the editor is focused. Until then, or if loading fails, keys work as in any textarea. */
export const loadPlainEditing = (): Promise<void> =>
  import('./plain-editing.ts').then(
    (loaded) => void (press = loaded.pressInArea),
    () => {},
  );

/** Calls pressInArea if it is loaded; otherwise does nothing. */
export const pressPlain: typeof pressInArea = (...args) => press?.(...args);

const MODIFIERS = ['Shift', 'Control', 'Alt', 'Meta'];

/** A textarea with line numbers, with the sizes of code-mirror-theme.ts: nothing moves when CodeMirror replaces it. */
export function PlainCodeArea({ value, unit, onChange, ...rest }: PlainCodeAreaProps) {
  const numbers = useRef<HTMLPreElement>(null);
  const mayLeave = useRef(false);
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const { key, shiftKey: isBack, ctrlKey, altKey, metaKey } = event;
    if (MODIFIERS.includes(key) || isComposing(event.nativeEvent)) return;
    const isLeaving = mayLeave.current && key === 'Tab';
    mayLeave.current = key === 'Escape';
    if (isLeaving || ctrlKey || altKey || metaKey || (key !== 'Tab' && key !== 'Enter') || !press) return;
    event.preventDefault();
    press(event.currentTarget, key, { unit, isBack });
  };
  return (
    <>
      <textarea
        {...rest}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={() => (mayLeave.current = false)}
        onScroll={({ currentTarget }) => numbers.current?.scrollTo({ top: currentTarget.scrollTop })}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        translate="no"
        style={{ tabSize: unit.length }}
        className="absolute inset-0 size-full resize-none overflow-auto bg-surface py-2 pr-2 pl-(--code-left) whitespace-pre text-ink outline-none"
      />
      <pre
        ref={numbers}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-0 w-(--code-gutter) overflow-hidden border-r border-line bg-surface py-2 pr-[0.5em] text-right text-muted select-none"
      >
        {value.split('\n').map((_, index) => `${index + 1}\n`)}
      </pre>
    </>
  );
}
