import type { ComponentProps } from 'react';
import { TextField } from '#client/components/form/text-field.tsx';

/** An administrator's name, without automatic capitals or spell checking. */
export function UsernameField(props: ComponentProps<'input'> & { error?: string }) {
  return <TextField label="Username" autoCapitalize="none" spellCheck={false} aria-required {...props} />;
}
