import { type ComponentProps, type RefCallback, useRef, useState } from 'react';
import { splitList } from '#shared/rules/text/list-text.ts';
import { Combobox } from './combobox.tsx';
import { X } from '#client/components/icons/icons.ts';

type ChipsFieldProps = Omit<
  ComponentProps<typeof Combobox>,
  'text' | 'onText' | 'onChoose' | 'onKeyDown' | 'inputRef' | 'children'
> & {
  /** Separated by commas. */
  value: string;
  onChange(value: string): void;
  inputRef?: RefCallback<HTMLInputElement>;
};

type Entered = { items: string[]; text: string };

const textOf = ({ items, text }: Entered) => [...items, text].filter((item) => item.trim() !== '').join(', ');

/** Several values as chips, and a combobox for the next one: Enter or a comma adds it, Backspace removes the last. */
export function ChipsField({ value, onChange, onBlur, choices, inputRef, ...field }: ChipsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // Typed text is part of the value before it becomes a chip, so that pressing Save does not lose it.
  const [known, setKnown] = useState<Entered & { value: string }>({ value, items: splitList(value), text: '' });
  const entered = known.value === value ? known : { items: splitList(value), text: '' };
  const { items, text } = entered;

  function enter(next: Entered) {
    const changed = textOf(next);
    setKnown({ ...next, value: changed });
    onChange(changed);
  }
  const add = (typed: string) => enter({ items: [...new Set([...items, ...splitList(typed)])], text: '' });

  return (
    <Combobox
      {...field}
      choices={choices.filter((choice) => !items.includes(choice.value))}
      inputRef={(element) => {
        input.current = element;
        inputRef?.(element);
      }}
      text={text}
      onText={(typed) => {
        const end = typed.lastIndexOf(',');
        if (end < 0) return enter({ items, text: typed });
        const added = splitList(typed.slice(0, end));
        enter({ items: [...new Set([...items, ...added])], text: typed.slice(end + 1).trimStart() });
      }}
      onChoose={add}
      onKeyDown={(event) => {
        if (event.key === 'Backspace' && text === '' && items.length > 0) enter({ items: items.slice(0, -1), text });
        else if (event.key === 'Enter' && text.trim() !== '') add(text);
        else return;
        event.preventDefault();
      }}
      onBlur={(event) => {
        if (text.trim() !== '') add(text);
        onBlur?.(event);
      }}
    >
      {items.length > 0 && (
        <ul aria-label={`Chosen for ${field.label}`} className="mb-2 flex flex-wrap gap-2">
          {items.map((item) => (
            <li
              key={item}
              className="inline-flex min-h-8 items-center rounded-md border border-line bg-sunken pl-2.5 text-sm wrap-anywhere"
            >
              {item}
              <button
                type="button"
                aria-label={`Remove ${item}`}
                onClick={() => {
                  enter({ items: items.filter((other) => other !== item), text });
                  // The focused button is removed with its chip.
                  input.current?.focus();
                }}
                className="min-h-8 rounded-md px-2 text-muted hover:text-ink"
              >
                <X size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Combobox>
  );
}
