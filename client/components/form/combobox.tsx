import { type ComponentProps, type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { isComposing } from '#client/lib/composing.ts';
import { plural } from '#shared/rules/text/plural.ts';
import { optionsFor, type Choice } from './combobox-options.ts';
import { Labelled, type LabelledProps } from './labelled.tsx';

type ComboboxProps = LabelledProps &
  Pick<ComponentProps<'input'>, 'name' | 'placeholder' | 'aria-required' | 'onBlur' | 'onFocus'> & {
    text: string;
    choices: readonly Choice[];
    /** Offers typed text that is not among the choices as a new value. */
    canCreate?: boolean;
    onText(text: string): void;
    onChoose(value: string): void;
    /** Called for keys that the list of choices does not handle. */
    onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
    inputRef?: Ref<HTMLInputElement>;
    /** Shown above the input, such as the chosen values. */
    children?: ReactNode;
  };

/** A text field with suggestions: arrow keys move, Enter selects, Escape closes the list. */
export function Combobox(props: ComboboxProps) {
  const { label, error, className, text, choices, canCreate = false, onText, onChoose, onKeyDown } = props;
  const { inputRef, onBlur, onFocus, children, ...input } = props;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  // Whether the text filters the choices: a value from before typing does not hide the others.
  const [isTyped, setTyped] = useState(false);
  const [active, setActive] = useState(-1);
  const options = isOpen ? optionsFor(choices, { text, isTyped, canCreate }) : [];
  const idOf = (index: number) => `${listId}-${index}`;

  function open(typed: boolean) {
    setOpen(true);
    setTyped(typed);
    setActive(-1);
  }
  function choose(value: string) {
    setOpen(false);
    onChoose(value);
  }
  function move(step: 1 | -1) {
    if (!isOpen) return open(false);
    const count = options.length;
    if (count > 0) setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
  }
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && chosen) choose(chosen.value);
    else if (event.key === 'Escape' && options.length > 0) {
      setOpen(false);
      // So that a surrounding dialog does not close.
      event.stopPropagation();
    } else return onKeyDown?.(event);
    event.preventDefault();
  }

  return (
    <Labelled label={label} error={error} className={className}>
      {({ className: look, ...control }) => (
        <div className="relative">
          {children}
          <input
            {...pickInput(input)}
            {...control}
            ref={inputRef}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={options.length > 0 ? listId : undefined}
            aria-activedescendant={options[active] ? idOf(active) : undefined}
            value={text}
            className={classNames(look, 'min-h-11')}
            onChange={({ target }) => {
              open(true);
              onText(target.value);
            }}
            onClick={() => {
              if (!isOpen) open(false);
            }}
            onKeyDown={handleKey}
            onFocus={onFocus}
            onBlur={(event) => {
              setOpen(false);
              onBlur?.(event);
            }}
          />
          {options.length > 0 && (
            <ul
              id={listId}
              role="listbox"
              aria-label={`Choices for ${label}`}
              // So that the text field does not lose the focus.
              onPointerDown={(event) => event.preventDefault()}
              className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-float"
            >
              {options.map(({ value, count }, index) => (
                <li
                  key={value}
                  id={idOf(index)}
                  ref={index === active ? (item) => item?.scrollIntoView({ block: 'nearest' }) : undefined}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => choose(value)}
                  className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-1.5 wrap-anywhere hover:bg-sunken aria-selected:bg-sunken"
                >
                  {count === undefined ? `Create “${value}”` : value}
                  {count !== undefined && (
                    <span className="text-sm text-muted tabular-nums">
                      <span className="sr-only">, </span>
                      {count}
                      <span className="sr-only"> {plural(count, 'use')}</span>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Labelled>
  );
}

const pickInput = ({ name, placeholder, 'aria-required': required }: ComponentProps<'input'>) => ({
  name,
  placeholder,
  'aria-required': required,
});
