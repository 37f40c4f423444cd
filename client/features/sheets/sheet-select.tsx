import { type ReactNode, useId } from 'react';

type SheetSelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
  /** More options, after the others. */
  children?: ReactNode;
};

export function SheetSelect({ label, value, options, onChange, children }: SheetSelectProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-10 min-w-0 flex-1 rounded-md border border-line-strong bg-surface px-2.5 text-sm sm:max-w-40 sm:flex-none"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
    </>
  );
}
