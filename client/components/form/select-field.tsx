import type { ComponentProps } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { Labelled, type LabelledProps } from './labelled.tsx';

type SelectFieldProps = LabelledProps & ComponentProps<'select'>;

/** A labelled select with its error message. */
export function SelectField({ label, error, className, children, ...select }: SelectFieldProps) {
  return (
    <Labelled label={label} error={error} className={className}>
      {({ className: look, ...control }) => (
        <select {...select} {...control} className={classNames(look, 'min-h-11')}>
          {children}
        </select>
      )}
    </Labelled>
  );
}
