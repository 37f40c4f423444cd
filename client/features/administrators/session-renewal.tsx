import { useEffect, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { onRenewalRequest } from '#client/lib/api/renewal.ts';
import { useStoredAdministrator } from '#client/lib/api/session.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { CodeField, needsCode } from '#client/components/form/code-field.tsx';

/** Asks for the password in a dialog if the administrator's session has ended. */
export function SessionRenewal() {
  const [answer, setAnswer] = useState<((isRenewed: boolean) => void) | null>(null);
  useEffect(() => onRenewalRequest((given) => setAnswer(() => given)), []);
  if (!answer) return null;
  return (
    <RenewalDialog
      onDone={(isRenewed) => {
        setAnswer(null);
        answer(isRenewed);
      }}
    />
  );
}

const loadSchema = () =>
  import('#shared/schemas/accounts/administrator.ts').then(({ administratorLoginSchema }) =>
    administratorLoginSchema.pick({ password: true, code: true }),
  );

type Values = { password: string; code?: string };

function RenewalDialog({ onDone }: { onDone(isRenewed: boolean): void }) {
  const username = useStoredAdministrator()?.username ?? '';
  const login = trpc.administrators.login.useMutation({ meta: { keepsSession: true } });
  const { form, field, submit, isSubmitting } = useCheckedForm<Values>({
    defaultValues: { password: '' },
    loadSchema,
  });
  const { setFocus } = form;
  // When the dialog opens, its close button gets the focus.
  useEffect(() => setFocus('password'), [setFocus]);
  const [isTwoFactor, setTwoFactor] = useState(false);
  useEffect(() => {
    if (isTwoFactor) setFocus('code');
  }, [isTwoFactor, setFocus]);

  async function send({ password, code }: Values) {
    await login.mutateAsync({ username, password, code });
    onDone(true);
  }

  function showError(error: unknown) {
    if (needsCode(error) && !isTwoFactor) setTwoFactor(true);
    else toast.error(`Error: ${messageOf(error)}`);
  }

  return (
    <Dialog title="Your session has ended" onClose={() => onDone(false)}>
      <p className="mb-5 text-muted wrap-anywhere">
        {`Nothing that you typed is lost. Log in again as ${username} to go on here.`}
      </p>
      <form noValidate onSubmit={submit(send, showError)} className="grid gap-5">
        {/* Tells password managers the account. */}
        <input hidden readOnly autoComplete="username" value={username} />
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        {isTwoFactor && <CodeField {...field('code')} />}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={() => onDone(false)}>Cancel</Button>
          <Button type="submit" look="primary" className="min-h-10" aria-disabled={isSubmitting}>
            Log in
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
