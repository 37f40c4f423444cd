import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { failureOf, messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { newReply, type ReplyDraft } from './reply-draft.ts';

type ReplyFormProps = {
  message: { key: string; firstName: string; email: string };
  draft: ReplyDraft;
  /** Why the last attempt to send it failed. */
  failure: string | undefined;
  onChange(draft: ReplyDraft): void;
  /** Called after each attempt to send, as the shown message is then stale. */
  onSettled(): void;
};

/** Sends a mail to the sender of a message. The text remains in the field until it is sent. */
export function ReplyForm({ message, draft, failure, onChange, onSettled }: ReplyFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  /** The latest text, so that text typed while sending is not lost. */
  const typed = useRef(draft.text);
  useLayoutEffect(() => {
    typed.current = draft.text;
  }, [draft.text]);
  const [error, setError] = useState<string>();
  const reply = trpc.messages.reply.useMutation({ onSettled });

  const type = (text: string) => {
    setError(undefined);
    onChange({ ...draft, text });
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (reply.isPending) return;
    if (draft.text.trim() === '') {
      setError('Reply is required');
      field.current?.focus();
      return;
    }
    setError(undefined);
    reply.mutate(
      { key: message.key, ...draft },
      {
        onSuccess() {
          toast.success('Reply sent');
          onChange(newReply(typed.current === draft.text ? '' : typed.current));
        },
        onError(refusal) {
          setError(messageOf(refusal, 'The server did not answer. You can send it again: it arrives only once.'));
          const { state } = failureOf(refusal)?.details ?? {};
          // It was sent, or may have been, so another attempt sends a new mail.
          if (state === 'unknown' || state === 'sent') onChange(newReply(typed.current));
        },
      },
    );
  };

  return (
    <form noValidate onSubmit={handleSubmit} className="mt-6 border-t border-line pt-5">
      <TextField
        ref={field}
        label="Reply"
        rows={6}
        value={draft.text}
        error={error ?? (failure === undefined ? '' : `The reply could not be sent: ${failure}`)}
        onChange={({ target }) => type(target.value)}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted wrap-anywhere">
          By mail to {message.email}. “Hello {message.firstName},” is added above it, their message below.
        </p>
        <Button
          type="submit"
          look="primary"
          className="min-h-10 aria-disabled:opacity-50"
          aria-disabled={reply.isPending}
        >
          {reply.isPending ? 'Sending…' : 'Send reply'}
        </Button>
      </div>
    </form>
  );
}
