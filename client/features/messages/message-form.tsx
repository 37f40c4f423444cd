import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import type { Issue } from '#shared/errors.ts';
import { MESSAGE_FIELDS, messageError, type MessageField } from '#shared/rules/message-fields.ts';
import { type ContactValues, keepContactDraft, NOTHING_TYPED, readContactDraft } from './message-draft.ts';

type Errors = Partial<Record<MessageField, string>>;

export function MessageForm() {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(readContactDraft);
  const [errors, setErrors] = useState<Errors>({});
  const send = trpc.messages.send.useMutation({
    // Without a connection, it fails at once with a message instead of waiting.
    networkMode: 'always',
    onSuccess() {
      toast.success('Message Sent Successfully');
      setValues(NOTHING_TYPED);
      keepContactDraft(null);
    },
    onError({ data, message }) {
      // Only errors of the server have a message for users.
      toast.error(data ? `Error: ${message}` : 'An error occurred. Please try again.');
      show(errorsOf(data && 'issues' in data ? (data.issues ?? []) : []));
    },
  });

  /** Shows errors under their fields and focuses the first of these fields. */
  const show = (found: Errors) => {
    setErrors(found);
    const first = MESSAGE_FIELDS.find((field) => found[field] !== undefined);
    const element = first && form.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const found = faultsOf(values);
    show(found);
    if (Object.keys(found).length === 0) send.mutate(values);
  };
  const field = (name: MessageField) => ({
    name,
    value: values[name],
    error: errors[name],
    'aria-required': true,
    onChange({ target }: { target: { value: string } }) {
      const next = { ...values, [name]: target.value };
      setValues(next);
      keepContactDraft(next);
      // An error disappears once its field is valid; new ones appear only on the next submit.
      if (errors[name] !== undefined) setErrors({ ...errors, [name]: messageError(name, target.value) });
    },
  });

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid gap-5 sm:grid-cols-2">
      <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
      <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextField label="Phone number" type="tel" autoComplete="tel" {...field('phone')} />
      <TextField label="Message" rows={7} className="sm:col-span-2" {...field('message')} />
      <div className="sm:col-span-2">
        {/* Not disabled while it sends, which would lose the keyboard focus. */}
        <Button type="submit" look="primary" aria-disabled={send.isPending} className="aria-disabled:opacity-50">
          Send Message
        </Button>
      </div>
    </form>
  );
}

function faultsOf(values: ContactValues): Errors {
  const faults = MESSAGE_FIELDS.map((field) => [field, messageError(field, values[field])] as const);
  return Object.fromEntries(faults.filter(([, fault]) => fault !== undefined));
}

/** The first message for each field. */
function errorsOf(issues: readonly Issue[]): Errors {
  const errors: Errors = {};
  for (const field of MESSAGE_FIELDS) {
    const issue = issues.find(({ path }) => path === field);
    if (issue) errors[field] = issue.message;
  }
  return errors;
}
