import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { OtpField } from '#client/components/form/otp-field.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { useReturnAddress } from './return-address.ts';
import { SubmitRow } from '#client/components/form/submit-row.tsx';

type Values = { email: string; otp: string; newPassword: string; confirmPassword: string };

const REDIRECT_MS = 2000;

const loadSchema = () =>
  import('#shared/schemas/accounts/account.ts').then(({ resetPasswordSchema }) => resetPasswordSchema);

/** The second step of a password reset; two seconds after it, the login page opens. */
export function ResetPasswordForm({ email, onBack, onDone }: { email: string; onBack(): void; onDone(): void }) {
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  const returnAddress = useReturnAddress();
  const reset = trpc.accounts.resetPassword.useMutation({ meta: { keepsSession: true } });
  const { field, submit, isSubmitting } = useCheckedForm<Values>({
    defaultValues: { email, otp: '', newPassword: '', confirmPassword: '' },
    loadSchema,
  });

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => {
      void navigate('/login', { state: { from: returnAddress } });
    }, REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isDone, navigate, returnAddress]);

  async function send(values: Values) {
    await reset.mutateAsync({ ...values, email });
    toast.success('Password reset successfully');
    onDone();
    setDone(true);
  }

  return (
    <form
      noValidate
      onSubmit={submit(send, (error) => toast.error(messageOf(error, 'Error resetting password')))}
      className="grid gap-5"
    >
      {/* Tells password managers the account. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <OtpField autoFocus {...field('otp')} />
      <PasswordField label="New password" autoComplete="new-password" {...field('newPassword')} />
      <PasswordField label="Confirm password" autoComplete="new-password" {...field('confirmPassword')} />
      <SubmitRow label="Reset password" isBusy={isSubmitting || isDone} />
      <Button look="quiet" onClick={onBack} className="justify-self-start">
        Use another address or request a new code
      </Button>
    </form>
  );
}
