import { useNavigate } from 'react-router-dom';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { href } from '#shared/paths.ts';
import { PasswordField } from '#client/components/form/password-field.tsx';
import { SubmitRow } from '#client/components/form/submit-row.tsx';
import { UsernameField } from './username-field.tsx';

type Values = { username: string; password: string; confirmPassword: string };

const loadSchema = () =>
  import('./add-administrator-schema.ts').then(({ addAdministratorFormSchema }) => addAdministratorFormSchema);

/** Shown to anybody; the server lets only administrators add one. */
export function AddAdministratorForm() {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  // Everybody can open the page, but not make the call: a refusal is shown here, without a redirect to the login.
  const add = trpc.administrators.add.useMutation({ meta: { keepsSession: true } });
  const { field, submit, isSubmitting } = useCheckedForm<Values>({
    defaultValues: { username: '', password: '', confirmPassword: '' },
    loadSchema,
  });

  async function send({ username, password }: Values) {
    await add.mutateAsync({ username, password });
    toast.success('Registered Successfully');
    void navigate(href('dashboard'));
    await utils.administrators.list.invalidate();
  }

  return (
    <form
      noValidate
      onSubmit={submit(send, (error) => toast.error(`Error: ${messageOf(error)}`))}
      className="grid gap-5"
    >
      <UsernameField autoComplete="off" {...field('username')} />
      <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
      <PasswordField label="Re-enter password" autoComplete="new-password" {...field('confirmPassword')} />
      <SubmitRow label="Sign Up" isBusy={isSubmitting} cancelTo={href('dashboard')} />
    </form>
  );
}
