import { useEffect } from 'react';
import { Button } from '#client/components/button.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { CodeField } from '#client/components/form/code-field.tsx';

type Values = { password: string; code: string };

const loadSchema = () =>
  import('#shared/schemas/accounts/administrator.ts').then(({ endCodesSchema }) => endCodesSchema);

export function EndTwoFactor({ onCancel, onEnded }: { onCancel(): void; onEnded(): void }) {
  const end = trpc.administrators.endTwoFactor.useMutation();
  const { form, field, submit, isSubmitting } = useCheckedForm<Values>({
    defaultValues: { password: '', code: '' },
    loadSchema,
  });
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);

  async function send(values: Values) {
    await end.mutateAsync(values);
    toast.success('Two-factor authentication is off.');
    onEnded();
  }

  return (
    <form
      noValidate
      onSubmit={submit(send, (error) => toast.error(`Error: ${messageOf(error)}`))}
      className="grid max-w-md gap-5"
    >
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <CodeField {...field('code')} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" aria-disabled={isSubmitting}>
          Turn off
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
