import type { ComponentProps } from 'react';
import { TextField } from '#client/components/form/text-field.tsx';

type OtpFieldProps = Omit<ComponentProps<'input'>, 'rows' | 'className'> & { error: string };

export const OtpField = (props: OtpFieldProps) => (
  <TextField
    {...props}
    label="OTP"
    inputMode="numeric"
    autoComplete="one-time-code"
    spellCheck={false}
    aria-required
    className="[&_input]:font-mono [&_input]:text-xl [&_input]:tracking-[0.3em]"
  />
);
