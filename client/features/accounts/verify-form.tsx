import { useNavigate } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { useSecondsUntil } from '#client/lib/hooks/use-seconds-until.ts';
import { OtpField } from '#client/components/form/otp-field.tsx';
import { keepPendingSignUp, type PendingSignUp, resendAt } from './pending-sign-up.ts';
import { useReturnAddress } from './return-address.ts';
import { clearSignUpDraft } from './sign-up-form.tsx';
import { SubmitRow } from '#client/components/form/submit-row.tsx';

type VerifyFormProps = { pending: PendingSignUp; onChange(pending: PendingSignUp | null): void };

const loadSchema = () => import('#shared/schemas/accounts/account.ts').then(({ verifyOtpSchema }) => verifyOtpSchema);

/** The second step of a sign-up. */
export function VerifyForm({ pending, onChange }: VerifyFormProps) {
  const navigate = useNavigate();
  const returnAddress = useReturnAddress();
  const verify = trpc.accounts.verify.useMutation({ meta: { keepsSession: true } });
  const { field, submit, isSubmitting } = useCheckedForm<{ userId: string; otp: string }>({
    defaultValues: { userId: pending.userId, otp: '' },
    loadSchema,
  });

  async function send({ otp }: { otp: string }) {
    await verify.mutateAsync({ userId: pending.userId, otp });
    toast.success('Your account is ready. Please log in.');
    clearSignUpDraft();
    keepPendingSignUp(null);
    void navigate('/login', { replace: true, state: { from: returnAddress } });
  }

  return (
    <form
      noValidate
      onSubmit={submit(send, (error) => toast.error(messageOf(error, 'Invalid OTP')))}
      className="grid gap-5"
    >
      <OtpField autoFocus {...field('otp')} />
      <SubmitRow label="Verify OTP" isBusy={isSubmitting} />
      <div className="flex flex-wrap justify-between gap-2">
        <ResendButton pending={pending} onChange={onChange} />
        <Button look="quiet" onClick={() => onChange(null)}>
          Change the details
        </Button>
      </div>
    </form>
  );
}

function ResendButton({ pending, onChange }: VerifyFormProps) {
  const seconds = useSecondsUntil(pending.resendAt);
  const resend = trpc.accounts.resendCode.useMutation({
    meta: { keepsSession: true },
    onSuccess({ resendAfterSeconds }) {
      toast.success('A new code is on its way. The earlier one no longer works.');
      onChange({ ...pending, resendAt: resendAt(resendAfterSeconds) });
    },
    onError: (error) => toast.error(messageOf(error)),
  });
  const isWaiting = seconds > 0 || resend.isPending;
  return (
    <Button
      aria-disabled={isWaiting}
      onClick={() => {
        if (!isWaiting) resend.mutate({ userId: pending.userId });
      }}
      className="tabular-nums aria-disabled:opacity-50"
    >
      {seconds > 0 ? `New code in ${seconds} s` : 'Send a new code'}
    </Button>
  );
}
