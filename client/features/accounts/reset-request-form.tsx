import { TextField } from '#client/components/form/text-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { SubmitRow } from '#client/components/form/submit-row.tsx';

const loadSchema = () => import('#shared/schemas/accounts/account.ts').then(({ sendResetSchema }) => sendResetSchema);

/** The first step of a password reset. */
export function ResetRequestForm({ email, onSent }: { email: string; onSent(email: string): void }) {
  const sendCode = trpc.accounts.sendResetCode.useMutation({ meta: { keepsSession: true } });
  const { field, submit, isSubmitting } = useCheckedForm<{ email: string }>({ defaultValues: { email }, loadSchema });

  async function send(values: { email: string }) {
    await sendCode.mutateAsync(values);
    toast.success('OTP sent to your email');
    onSent(values.email.trim());
  }

  return (
    <form
      noValidate
      onSubmit={submit(send, (error) => toast.error(messageOf(error, 'Error sending OTP')))}
      className="grid gap-5"
    >
      <TextField label="Email" type="email" autoComplete="username" aria-required {...field('email')} />
      <SubmitRow label="Send OTP" isBusy={isSubmitting} />
    </form>
  );
}
