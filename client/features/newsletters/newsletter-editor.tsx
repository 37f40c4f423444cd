import { lazy, Suspense, useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { TextField } from '#client/components/text-field.tsx';
import { failureOf, messageOf } from '#client/lib/failure.ts';
import { trpc } from '#client/lib/trpc.ts';
import { counted } from '#shared/rules/counted.ts';
import { keepLetter, type Letter, readLetter } from './newsletter-draft.ts';

const Markdown = lazy(async () => ({ default: (await import('#client/components/markdown.tsx')).Markdown }));

type NewsletterEditorProps = {
  /** Null for one that is not saved yet. */
  newsletter: (Letter & { key: string }) | null;
  onOpen(key: string | null): void;
};

const EMPTY: Letter = { subject: '', body: '' };

/** Written in Markdown beside its preview, saved as a draft, tested, and sent after a question. */
export function NewsletterEditor({ newsletter, onOpen }: NewsletterEditorProps) {
  const key = newsletter?.key ?? null;
  const [letter, setLetter] = useState(() => readLetter(key, newsletter ?? EMPTY));
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [asked, setAsked] = useState<'test' | 'send' | 'remove' | null>(null);
  const utils = trpc.useUtils();
  const recipients = trpc.newsletters.recipients.useQuery(undefined, { staleTime: 0 });
  const save = trpc.newsletters.save.useMutation();
  const send = trpc.newsletters.send.useMutation();
  const remove = trpc.newsletters.remove.useMutation();
  const count = recipients.data ?? 0;

  const change = (next: Partial<Letter>) => {
    const changed = { ...letter, ...next };
    setLetter(changed);
    keepLetter(key, changed);
  };
  const showFailure = (error: unknown) => {
    const issues = failureOf(error)?.issues ?? [];
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [path, message])));
    toast.error(`Error: ${messageOf(error)}`);
  };

  /** @returns the key under which it is saved; null when it could not be */
  async function saved(): Promise<string | null> {
    try {
      const { key: savedKey } = await save.mutateAsync({ key, values: letter });
      const typed = readLetter(key, letter);
      keepLetter(key, null);
      // What was typed while it was being saved goes on as its draft.
      if (typed.subject !== letter.subject || typed.body !== letter.body) keepLetter(savedKey, typed);
      setErrors({});
      void utils.newsletters.invalidate();
      return savedKey;
    } catch (error) {
      showFailure(error);
      return null;
    }
  }
  async function saveAndTell() {
    if (save.isPending) return;
    const savedKey = await saved();
    if (savedKey === null) return;
    toast.success('Draft saved');
    if (key === null) onOpen(savedKey);
  }
  async function sendToAll() {
    const savedKey = await saved();
    if (savedKey === null) return;
    try {
      const { recipients: all } = await send.mutateAsync({ key: savedKey });
      toast.success(`It goes to ${counted(all, 'subscriber')}`);
      void utils.newsletters.invalidate();
      onOpen(savedKey);
    } catch (error) {
      showFailure(error);
    }
  }
  async function removeDraft() {
    try {
      if (key !== null) await remove.mutateAsync({ key });
      keepLetter(key, null);
      onOpen(null);
      void utils.newsletters.invalidate();
    } catch (error) {
      showFailure(error);
    }
  }

  return (
    <>
      <div className="grid gap-6 xl:grid-cols-2">
        <div className="grid content-start gap-5">
          <TextField
            label="Subject *"
            value={letter.subject}
            error={errors.subject}
            maxLength={200}
            onChange={(event) => change({ subject: event.target.value })}
          />
          <TextField
            label="Text (Markdown) *"
            rows={18}
            value={letter.body}
            error={errors.body}
            onChange={(event) => change({ body: event.target.value })}
          />
        </div>
        <section aria-label="Preview" className="min-w-0">
          <p className="mb-1.5 font-medium">Preview</p>
          <div className="rounded-md border border-dashed border-line-strong p-5">
            <p className="mb-4 border-b border-line pb-3 font-semibold wrap-anywhere">
              {letter.subject || 'No subject yet'}
            </p>
            <Suspense fallback={null}>
              <Markdown text={letter.body} />
            </Suspense>
            <p className="mt-8 text-sm text-muted">A link to unsubscribe stands under each mail.</p>
          </div>
        </section>
      </div>
      <div className="sticky bottom-0 mt-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-page py-4">
        <Button look="quiet" className="mr-auto" onClick={() => onOpen(null)}>
          All newsletters
        </Button>
        {key !== null && <Button onClick={() => setAsked('remove')}>Delete</Button>}
        <Button aria-disabled={save.isPending} onClick={() => void saveAndTell()}>
          Save
        </Button>
        <Button onClick={() => setAsked('test')}>Send a test</Button>
        <Button look="primary" className="min-h-10" disabled={count === 0} onClick={() => setAsked('send')}>
          {`Send to ${counted(count, 'subscriber')}`}
        </Button>
      </div>
      {asked === 'send' && (
        <ConfirmDialog
          question={`Send this to ${counted(count, 'subscriber')}?`}
          name={letter.subject}
          action="Send"
          onConfirm={() => void sendToAll()}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          question="Are you sure you want to delete ?"
          name={letter.subject}
          onConfirm={() => void removeDraft()}
          onClose={() => setAsked(null)}
        />
      )}
      {asked === 'test' && (
        <TestDialog
          isSaving={save.isPending}
          onSave={saved}
          onClose={(savedKey) => {
            setAsked(null);
            if (key === null && savedKey !== null) onOpen(savedKey);
          }}
        />
      )}
    </>
  );
}

type TestDialogProps = {
  isSaving: boolean;
  onSave(): Promise<string | null>;
  onClose(savedKey: string | null): void;
};

/** To oneself, as it will look; administrators have no address, so it is asked for. */
function TestDialog({ isSaving, onSave, onClose }: TestDialogProps) {
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const sendTest = trpc.newsletters.sendTest.useMutation();
  const isBusy = isSaving || sendTest.isPending;
  async function submit() {
    const key = await onSave();
    if (key === null) return onClose(null);
    try {
      await sendTest.mutateAsync({ key, email });
      toast.success(`The test went to ${email}`);
      onClose(key);
    } catch (failure) {
      setError(messageOf(failure));
    }
  }
  return (
    <Dialog title="Send a test" onClose={() => onClose(null)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <TextField
          label="Your email address"
          type="email"
          autoComplete="email"
          autoFocus
          value={email}
          error={error}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div className="mt-6 flex justify-end gap-3">
          <Button onClick={() => onClose(null)}>Cancel</Button>
          <Button type="submit" look="primary" className="min-h-10" aria-disabled={isBusy}>
            Send the test
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
