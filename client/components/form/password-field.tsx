import { type ComponentProps, useState } from 'react';
import { Eye, EyeOff } from '#client/components/icons/icons.ts';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type' | 'rows' | 'className'> & {
  label: string;
  error: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password field with a button that shows the text. */
export function PasswordField(props: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextField
        {...props}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        className="[&_input]:pr-12"
      />
      <button
        type="button"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
        // Beside the text, below the label.
        className="absolute top-8 right-0 flex size-11 items-center justify-center rounded-md text-muted hover:text-ink"
      >
        <Icon size={19} aria-hidden />
        <span className="sr-only">Show {props.label.toLowerCase()}</span>
      </button>
    </div>
  );
}
