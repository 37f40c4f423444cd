import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '#client/lib/api/failure.ts';
import { refreshShown } from '#client/lib/api/query-client.ts';
import { storeAdministrator } from '#client/lib/api/session.ts';
import { notifyLoginNotStored } from '#client/lib/notify-login.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { href } from '#shared/paths.ts';
import { CheckBox } from '#client/components/form/check-box.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { CodeField, needsCode } from '#client/components/form/code-field.tsx';
import { readRememberedName, rememberName } from './remembered-name.ts';
import { SubmitRow } from '#client/components/form/submit-row.tsx';
import { UsernameField } from './username-field.tsx';

type Values = { username: string; password: string; rememberMe?: boolean; code?: string };

const loadSchema = () =>
  import('#shared/schemas/accounts/administrator.ts').then(({ administratorLoginSchema }) => administratorLoginSchema);

export function AdministratorLoginForm() {
  const [remembered] = useState(readRememberedName);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const login = trpc.administrators.login.useMutation({ meta: { keepsSession: true } });
  const { form, field, submit, isSubmitting } = useCheckedForm<Values>({
    defaultValues: { username: remembered, password: '', rememberMe: remembered !== '' },
    loadSchema,
  });
  const [isTwoFactor, setTwoFactor] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    if (isTwoFactor) setFocus('code');
  }, [isTwoFactor, setFocus]);

  async function send(values: Values) {
    const { key, username } = await login.mutateAsync(values);
    toast.success('Login Successfully');
    rememberName(values.rememberMe === true ? username : null);
    if (!storeAdministrator({ _id: key, username })) notifyLoginNotStored();
    void navigate(href('dashboard'));
    await refreshShown(queryClient);
  }

  function showError(error: unknown) {
    if (needsCode(error) && !isTwoFactor) setTwoFactor(true);
    else toast.error(`Error: ${messageOf(error)}`);
  }

  return (
    <form noValidate onSubmit={submit(send, showError)} className="grid gap-5">
      <UsernameField autoComplete="username" {...field('username')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      {isTwoFactor && <CodeField {...field('code')} />}
      <CheckBox label="Remember me" {...form.register('rememberMe')} />
      <SubmitRow label="Login" isBusy={isSubmitting} cancelTo="/" />
    </form>
  );
}
