import { useId } from 'react';

type Option = { value: string; label: string };

type SheetSelectProps = {
  label: string;
  value: string;
  options: readonly Option[];
  /** What the learner has made: a group of its own. */
  yours?: readonly Option[];
  onChange(value: string): void;
};

const toOption = ({ value, label }: Option) => (
  <option key={value} value={value}>
    {label}
  </option>
);

export function SheetSelect({ label, value, options, yours = [], onChange }: SheetSelectProps) {
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
        {options.map(toOption)}
        {yours.length > 0 && <optgroup label="Yours">{yours.map(toOption)}</optgroup>}
      </select>
    </>
  );
}
