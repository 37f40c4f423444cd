import { useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog, focusedFirst } from '#client/components/dialog.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';

type TestDialogProps = {
  isSaving: boolean;
  onSave(): Promise<string | null>;
  onClose(): void;
};

/** Sends a test mail. Administrators have no email address on record, so the dialog asks for one. */
export function TestDialog({ isSaving, onSave, onClose }: TestDialogProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const sendTest = trpc.newsletters.sendTest.useMutation();
  const isBusy = isSaving || sendTest.isPending;
  async function submit() {
    const key = await onSave();
    if (key === null) return onClose();
    try {
      await sendTest.mutateAsync({ key, email });
      toast.success(`The test went to ${email}`);
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
    }
  }
  return (
    <Dialog title="Send a test" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <TextField
          ref={focusedFirst}
          label="Your email address"
          type="email"
          autoComplete="email"
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className="mt-6 flex justify-end gap-3">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" look="primary" className="min-h-10" aria-disabled={isBusy}>
            Send the test
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
