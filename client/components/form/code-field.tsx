import type { ComponentProps } from 'react';
import { TextField } from '#client/components/form/text-field.tsx';
import { failureOf } from '#client/lib/api/failure.ts';

/** Whether a login was refused because the code of its two-factor authentication is missing or wrong. */
export const needsCode = (error: unknown): boolean => failureOf(error)?.details.needsCode === true;

/** A field for the authenticator's code, or a recovery code. */
export function CodeField(props: ComponentProps<'input'> & { error?: string }) {
  return (
    <TextField
      label="Code of your authenticator, or a recovery code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      {...props}
    />
  );
}
