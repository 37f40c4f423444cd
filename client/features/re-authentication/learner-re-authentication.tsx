import { useEffect, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { OtpField } from '#client/components/form/otp-field.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { failureOf, messageOf } from '#client/lib/api/failure.ts';
import { useStoredUser } from '#client/lib/api/session.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { toast } from '#client/lib/toast.ts';
import { ReAuthenticationButtons } from './re-authentication-buttons.tsx';

type Method = 'password' | 'otp';
type Values = { password?: string; otp?: string };

const loadSchema = () =>
  import('#shared/schemas/accounts/account.ts').then(({ reAuthenticateSchema }) => reAuthenticateSchema);

/** Asks for the password or a mailed code, as an account that signs in with Google has no password. */
export function LearnerReAuthentication({ onDone }: { onDone(isReAuthenticated: boolean): void }) {
  const [method, setMethod] = useState<Method>('password');
  const mail = trpc.accounts.sendReAuthenticationCode.useMutation({
    onSuccess() {
      toast.success('OTP sent to your email');
      setMethod('otp');
    },
    onError: (error) => toast.error(`Error: ${messageOf(error)}`),
  });
  return (
    <>
      <ReAuthenticationForm key={method} method={method} onDone={onDone} />
      <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4 text-sm text-muted">
        {method === 'password' ? 'No password, or forgotten?' : 'No mail?'}
        <Button look="quiet" aria-disabled={mail.isPending} onClick={() => !mail.isPending && mail.mutate()}>
          {method === 'password' ? 'Mail me a code' : 'Mail me another code'}
        </Button>
      </p>
    </>
  );
}

function ReAuthenticationForm({ method, onDone }: { method: Method; onDone(isReAuthenticated: boolean): void }) {
  const email = useStoredUser()?.email ?? '';
  const reAuthenticate = trpc.accounts.reAuthenticate.useMutation();
  const { form, field, submit, isSubmitting } = useCheckedForm<Values>({ defaultValues: { [method]: '' }, loadSchema });
  const { setFocus } = form;
  // When the dialog opens, its close button gets the focus.
  useEffect(() => setFocus(method), [setFocus, method]);

  async function send(values: Values) {
    await reAuthenticate.mutateAsync(values);
    onDone(true);
  }

  function showError(error: unknown) {
    toast.error(`Error: ${messageOf(error)}`);
    // The session has ended, which redirects to the login.
    if (failureOf(error)?.reason === 'unauthenticated') onDone(false);
  }

  return (
    <form noValidate onSubmit={submit(send, showError)} className="grid gap-5">
      {/* Tells password managers the account. */}
      <input hidden readOnly autoComplete="username" value={email} />
      {method === 'otp' ? (
        <OtpField {...field('otp')} />
      ) : (
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      )}
      <ReAuthenticationButtons isBusy={isSubmitting} onCancel={() => onDone(false)} />
    </form>
  );
}
