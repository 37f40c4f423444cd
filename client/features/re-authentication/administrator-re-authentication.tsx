import { useEffect, useState } from 'react';
import { CodeField, needsCode } from '#client/components/form/code-field.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { useStoredAdministrator } from '#client/lib/api/session.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { toast } from '#client/lib/toast.ts';
import { ReAuthenticationButtons } from './re-authentication-buttons.tsx';

type Values = { password: string; code?: string };

const loadSchema = () =>
  import('#shared/schemas/accounts/administrator.ts').then(
    ({ reAuthenticateAdministratorSchema }) => reAuthenticateAdministratorSchema,
  );

export function AdministratorReAuthentication({ onDone }: { onDone(isReAuthenticated: boolean): void }) {
  const username = useStoredAdministrator()?.username ?? '';
  const reAuthenticate = trpc.administrators.reAuthenticate.useMutation();
  const { form, field, submit, isSubmitting } = useCheckedForm<Values>({ defaultValues: { password: '' }, loadSchema });
  const { setFocus } = form;
  // When the dialog opens, its close button gets the focus.
  useEffect(() => setFocus('password'), [setFocus]);
  const [isTwoFactor, setTwoFactor] = useState(false);
  useEffect(() => {
    if (isTwoFactor) setFocus('code');
  }, [isTwoFactor, setFocus]);

  async function send(values: Values) {
    await reAuthenticate.mutateAsync(values);
    onDone(true);
  }

  function showError(error: unknown) {
    if (needsCode(error) && !isTwoFactor) setTwoFactor(true);
    else toast.error(`Error: ${messageOf(error)}`);
  }

  return (
    <form noValidate onSubmit={submit(send, showError)} className="grid gap-5">
      {/* Tells password managers the account. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      {isTwoFactor && <CodeField {...field('code')} />}
      <ReAuthenticationButtons isBusy={isSubmitting} onCancel={() => onDone(false)} />
    </form>
  );
}
