import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { SelectField } from '#client/components/form/select-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { copyText } from '#client/components/copy-text.ts';
import { useCheckedForm } from '#client/lib/hooks/use-checked-form.ts';
import { toast } from '#client/lib/toast.ts';

type Values = { name: string; may: 'read' | 'write'; days: string };

const LIVES = [
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', '1 year'],
] as const;

/** A form for a new token. The token is shown once, in place of the form. */
export function NewToken() {
  const utils = trpc.useUtils();
  const [made, setMade] = useState<string | null>(null);
  const create = trpc.accessTokens.create.useMutation();
  const { form, field, submit, isSubmitting } = useCheckedForm<Values>({
    defaultValues: { name: '', may: 'read', days: '365' },
  });
  if (made !== null) return <MadeToken token={made} onDone={() => setMade(null)} />;

  async function send({ name, may, days }: Values) {
    const { token } = await create.mutateAsync({ name, canWrite: may === 'write', days: Number(days) });
    form.reset();
    setMade(token);
    await utils.accessTokens.list.invalidate();
  }

  return (
    <form
      noValidate
      aria-label="New access token"
      onSubmit={submit(send, (error) => toast.error(`Error: ${messageOf(error)}`))}
      className="grid max-w-3xl items-start gap-4 sm:grid-cols-[2fr_1fr_1fr]"
    >
      <TextField
        label="Name"
        autoComplete="off"
        placeholder="Name"
        {...field('name', { validate: (name) => name.trim() !== '' || 'Name is required' })}
      />
      <SelectField label="It may" {...field('may')}>
        <option value="read">Read</option>
        <option value="write">Read and write</option>
      </SelectField>
      <SelectField label="It expires in" {...field('days')}>
        {LIVES.map(([days, text]) => (
          <option key={days} value={days}>
            {text}
          </option>
        ))}
      </SelectField>
      <Button type="submit" aria-disabled={isSubmitting} className="justify-self-start aria-disabled:opacity-50">
        Create a token
      </Button>
    </form>
  );
}

function MadeToken({ token, onDone }: { token: string; onDone(): void }) {
  return (
    <div
      ref={focusFirst}
      tabIndex={-1}
      role="group"
      aria-label="Your new access token"
      className="max-w-3xl rounded-md border border-line-strong bg-sunken p-4 sm:p-5"
    >
      <p className="font-medium">Copy your new token now: it is not shown again.</p>
      <p className="my-3 rounded-md border border-line bg-surface px-3 py-2 font-mono text-sm break-all select-all">
        {token}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(token, 'token')}>Copy</Button>
        <Button look="quiet" onClick={onDone}>
          Done
        </Button>
      </div>
    </div>
  );
}

/** The form, which had the focus, is no longer shown. */
const focusFirst = (element: HTMLElement | null): void => element?.focus();
