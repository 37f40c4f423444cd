import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { TextField } from '#client/components/form/text-field.tsx';
import { failureOf, messageOf } from '#client/lib/api/failure.ts';
import { refreshShown } from '#client/lib/api/query-client.ts';
import { fromView, storeUser } from '#client/lib/api/session.ts';
import { settle } from '#client/lib/api/settle.ts';
import { notifyLoginNotStored } from '#client/lib/notify-login.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { href } from '#shared/paths.ts';
import { TEXT_LINK } from '#client/components/list/narrow-card.tsx';
import { CheckBox } from '#client/components/form/check-box.tsx';
import { MethodSwitch } from './method-switch.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { keepPendingSignUp, resendAt } from './pending-sign-up.ts';
import { clearRememberedPassword, type Method, readRememberedLogin, rememberLogin } from './remembered-login.ts';
import { keepReturnAddress, useReturnAddress } from './return-address.ts';
import { SubmitRow } from '#client/components/form/submit-row.tsx';

type Values = { email: string; phone: string; password: string; rememberMe: boolean };

const isThere = (message: string) => ({ validate: (value: string) => value.trim() !== '' || message });

export function LoginForm() {
  const [remembered] = useState(readRememberedLogin);
  const [method, setMethod] = useState<Method>(remembered?.method ?? 'email');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const returnAddress = useReturnAddress();
  const login = trpc.accounts.login.useMutation({ meta: { keepsSession: true } });
  const { form, field, submit, isSubmitting } = useCheckedForm<Values>({
    defaultValues: {
      email: remembered?.email ?? '',
      phone: remembered?.phone ?? '',
      password: '',
      rememberMe: remembered !== null,
    },
  });

  useEffect(clearRememberedPassword, []);

  async function send({ email, phone, password, rememberMe }: Values) {
    const name = method === 'email' ? { email } : { phone };
    const user = fromView(await login.mutateAsync({ ...name, password, rememberMe }));
    toast.success('Login Successfully');
    rememberLogin(rememberMe ? { method, email: email.trim(), phone: phone.trim() } : null);
    keepReturnAddress(null);
    void navigate(returnAddress ?? '/', { replace: returnAddress !== null });
    settle(() => {
      if (!storeUser(user)) notifyLoginNotStored();
      void refreshShown(queryClient);
    });
  }

  function handleFailure(error: unknown) {
    toast.error(`Error: ${messageOf(error)}`);
    const failure = failureOf(error);
    if (failure?.reason !== 'unverified') return;
    const { userId, resendAfterSeconds } = failure.details;
    const email = method === 'email' ? form.getValues('email').trim() : '';
    keepPendingSignUp({ userId: String(userId), email, resendAt: resendAt(Number(resendAfterSeconds)) });
    void navigate(href('signUp'), { state: { from: returnAddress } });
  }

  return (
    <form noValidate onSubmit={submit(send, handleFailure)} className="grid gap-5">
      <MethodSwitch method={method} onChange={setMethod} />
      {method === 'email' ? (
        <TextField
          key="email"
          label="Email"
          type="email"
          autoComplete="username"
          aria-required
          {...field('email', isThere('Email is required'))}
        />
      ) : (
        <TextField
          key="phone"
          label="Phone"
          type="tel"
          autoComplete="username"
          aria-required
          {...field('phone', isThere('Phone is required'))}
        />
      )}
      <PasswordField
        label="Password"
        autoComplete="current-password"
        {...field('password', { required: 'Password is required' })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <CheckBox label="Remember me" {...form.register('rememberMe')} />
        <Link to={href('forgotPassword')} state={{ from: returnAddress }} className={TEXT_LINK}>
          Forgot Password
        </Link>
      </div>
      <SubmitRow label="Login" isBusy={isSubmitting} cancelTo="/" />
    </form>
  );
}
