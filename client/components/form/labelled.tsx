import { type ReactNode, useId } from 'react';
import { classNames } from '#client/lib/class-names.ts';

export type LabelledProps = {
  label: string;
  /** Shown under the control; '' for no error. */
  error?: string | undefined;
  className?: string;
};

type ControlProps = { id: string; 'aria-invalid': boolean; 'aria-describedby': string | undefined; className: string };

const CONTROL = 'w-full rounded-md border bg-surface px-3.5 placeholder:text-muted';

/** A control of a form with its label above and its error message below. */
export function Labelled(props: LabelledProps & { children(control: ControlProps): ReactNode }) {
  const { label, error = '', className, children } = props;
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error !== '',
        'aria-describedby': error === '' ? undefined : errorId,
        className: classNames(CONTROL, error === '' ? 'border-line-strong' : 'border-hard'),
      })}
      {error !== '' && (
        <p id={errorId} className="mt-1.5 text-sm text-hard">
          {error}
        </p>
      )}
    </div>
  );
}
