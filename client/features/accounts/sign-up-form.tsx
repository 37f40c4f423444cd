import { useState } from 'react';
import { TextField } from '#client/components/form/text-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { type PendingSignUp, resendAt } from './pending-sign-up.ts';
import { SubmitRow } from '#client/components/form/submit-row.tsx';

const FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;

type Names = Record<(typeof FIELDS)[number], string>;
type Values = Names & { password: string; confirmPassword: string };

const loadSchema = () => import('#shared/schemas/accounts/account.ts').then(({ signUpSchema }) => signUpSchema);

export function SignUpForm({ onPending }: { onPending(pending: PendingSignUp): void }) {
  const [names] = useState(readNames);
  const signUp = trpc.accounts.signUp.useMutation({ meta: { keepsSession: true } });
  const { form, field, submit, isSubmitting } = useCheckedForm<Values>({
    defaultValues: { ...names, password: '', confirmPassword: '' },
    loadSchema,
  });
  const keep = () => {
    const values = form.getValues();
    writeDraft(KEY, JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, values[name]]))));
  };

  async function send(values: Values) {
    const { userKey, resendAfterSeconds } = await signUp.mutateAsync(values);
    onPending({ userId: userKey, email: values.email.trim(), resendAt: resendAt(resendAfterSeconds) });
  }

  return (
    <form
      noValidate
      onBlur={keep}
      onSubmit={submit(send, (error) => toast.error(messageOf(error, 'Failed to send OTP')))}
      className="grid gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" aria-required {...field('firstName')} />
        <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      </div>
      <TextField label="Email" type="email" autoComplete="email" aria-required {...field('email')} />
      {/* A text field, as browsers fill in ten digits without the country code only there. */}
      <TextField label="Phone" inputMode="tel" autoComplete="tel-national" aria-required {...field('phone')} />
      <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <SubmitRow label="Signup" isBusy={isSubmitting} cancelTo="/" />
    </form>
  );
}

// Stores the fields, without the passwords, for a visitor who returns from the next step to correct them.
const KEY = 'sign-up';

function readNames(): Names {
  const names: Names = { firstName: '', lastName: '', email: '', phone: '' };
  try {
    const stored = JSON.parse(readDraft(KEY) ?? '{}') as Partial<Record<keyof Names, unknown>>; // each is checked
    for (const name of FIELDS) {
      const value = stored[name];
      if (typeof value === 'string') names[name] = value;
    }
  } catch {
    // Not written by this site; ignored.
  }
  return names;
}

export const clearSignUpDraft = (): void => writeDraft(KEY, null);
