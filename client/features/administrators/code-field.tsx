import type { ComponentProps } from 'react';
import { TextField } from '#client/components/text-field.tsx';
import { failureOf } from '#client/lib/failure.ts';

/** Whether a login was refused for its second step: that its code is missing, or wrong. */
export const needsCode = (error: unknown): boolean => failureOf(error)?.details.needsCode === true;

/** What the authenticator shows, or a recovery code. */
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
