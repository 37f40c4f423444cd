import type { ComponentProps } from 'react';
import { TextField } from '#client/components/text-field.tsx';

/** An administrator's name: no keyboard is to change how it is written. */
export function UsernameField(props: ComponentProps<'input'> & { error?: string }) {
  return <TextField label="Username" autoCapitalize="none" spellCheck={false} aria-required {...props} />;
}
