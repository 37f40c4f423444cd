import type { ComponentProps } from 'react';
import { classNames } from '#client/lib/class-names.ts';
import { Labelled, type LabelledProps } from './labelled.tsx';

export type TextInputProps =
  | ({ rows?: undefined } & ComponentProps<'input'>)
  | ({ rows: number } & ComponentProps<'textarea'>);

/** A labelled text field with its error message; with `rows`, a field for several lines. */
export function TextField({ label, error, className, ...input }: LabelledProps & TextInputProps) {
  return (
    <Labelled label={label} error={error} className={className}>
      {({ className: look, ...control }) =>
        input.rows === undefined ? (
          <input {...input} {...control} className={classNames(look, 'min-h-11')} />
        ) : (
          <textarea {...input} {...control} className={classNames(look, 'block py-2.5')} />
        )
      }
    </Labelled>
  );
}
