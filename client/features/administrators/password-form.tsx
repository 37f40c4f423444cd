import { Button } from '#client/components/button.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { useStoredAdministrator } from '#client/lib/api/session.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';

type Values = { oldPassword: string; newPassword: string; confirmPassword: string };

const EMPTY: Values = { oldPassword: '', newPassword: '', confirmPassword: '' };

const loadSchema = () =>
  import('#shared/schemas/accounts/administrator.ts').then(({ changePasswordSchema }) => changePasswordSchema);

export function PasswordForm() {
  const username = useStoredAdministrator()?.username ?? '';
  const utils = trpc.useUtils();
  const change = trpc.administrators.changePassword.useMutation();
  const { form, field, submit, isSubmitting } = useCheckedForm<Values>({ defaultValues: EMPTY, loadSchema });

  async function send(values: Values) {
    await change.mutateAsync(values);
    toast.success('Password changed. Your other sessions have ended.');
    form.reset(EMPTY);
    await utils.administrators.sessions.invalidate();
  }

  return (
    <form
      noValidate
      onSubmit={submit(send, (error) => toast.error(`Error: ${messageOf(error)}`))}
      className="grid max-w-md gap-5"
    >
      {/* Tells password managers the account. */}
      <input hidden readOnly autoComplete="username" value={username} />
      <PasswordField label="Old password" autoComplete="current-password" {...field('oldPassword')} />
      <PasswordField label="New password" autoComplete="new-password" {...field('newPassword')} />
      <PasswordField label="Re-enter new password" autoComplete="new-password" {...field('confirmPassword')} />
      <Button type="submit" look="primary" aria-disabled={isSubmitting} className="justify-self-start">
        Change password
      </Button>
    </form>
  );
}
