import { type ComponentProps, useId } from 'react';
import { classNames } from '#client/lib/class-names.ts';

type Own = {
  label: string;
  /** Shown under the field; '' when all is well. */ error?: string | undefined;
  className?: string;
};

type TextFieldProps = Own &
  (({ rows?: undefined } & ComponentProps<'input'>) | ({ rows: number } & ComponentProps<'textarea'>));

const CONTROL = 'w-full rounded-md border bg-surface px-3.5 placeholder:text-muted';

/** A labelled field with its message; with `rows` it takes several lines. */
export function TextField({ label, error = '', className, ...control }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const shared = {
    id,
    'aria-invalid': error !== '',
    'aria-describedby': error === '' ? undefined : errorId,
  };
  const border = error === '' ? 'border-line-strong' : 'border-hard';
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      {control.rows === undefined ? (
        <input {...control} {...shared} className={classNames(CONTROL, border, 'min-h-11')} />
      ) : (
        <textarea {...control} {...shared} className={classNames(CONTROL, border, 'block py-2.5')} />
      )}
      {error !== '' && (
        <p id={errorId} className="mt-1.5 text-sm text-hard">
          {error}
        </p>
      )}
    </div>
  );
}
