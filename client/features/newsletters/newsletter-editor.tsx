import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '#client/components/lazy-part.tsx';
import { Button } from '#client/components/button.tsx';
import { ConfirmDialog } from '#client/components/confirm-dialog.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { failureOf, messageOf } from '#client/lib/api/failure.ts';
import { toast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/api/trpc.ts';
import { withCount } from '#shared/rules/text/plural.ts';
import { faultsOf, type LetterErrors } from './letter-faults.ts';
import { keepLetter, type Letter, readLetter } from './newsletter-draft.ts';
import { NewsletterPreview } from './newsletter-preview.tsx';

const TestDialog = lazyPart(async () => (await import('./test-dialog.tsx')).TestDialog);
const ScheduleDialog = lazyPart(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog);

type NewsletterEditorProps = {
  /** Null for one that is not saved yet. */
  newsletter: (Letter & { key: string }) | null;
  onOpen(key: string | null): void;
};

const EMPTY: Letter = { subject: '', body: '' };

/** Edits a newsletter in Markdown beside a preview; saves it as a draft, tests it, and sends it now or at a time. */
export function NewsletterEditor({ newsletter, onOpen }: NewsletterEditorProps) {
  const key = newsletter?.key ?? null;
  const [letter, setLetter] = useState(() => readLetter(key, newsletter ?? EMPTY));
  const [errors, setErrors] = useState<LetterErrors>({});
  const fields = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<'test' | 'send' | 'schedule' | 'remove' | null>(null);
  /** The key under which it is saved; null for a new one until its first save. */
  const savedKey = useRef(key);
  /** The version that the next save may replace; if another one is stored, that save is refused. */
  const seen = useRef(newsletter ? { subject: newsletter.subject, body: newsletter.body } : undefined);
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

  /** Checks the letter before it is saved or a dialog opens: shows errors at their fields, focuses the first. */
  async function isValid(): Promise<boolean> {
    const faults = await faultsOf(letter);
    setErrors(faults);
    const first = (['subject', 'body'] as const).find((name) => faults[name] !== undefined);
    if (first === undefined) return true;
    fields.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return false;
  }
  const ask = async (about: 'test' | 'send' | 'schedule') => {
    if (await isValid()) setDialog(about);
  };

  /** @returns the key under which it is saved; null if it could not be saved */
  async function saved(): Promise<string | null> {
    try {
      const { key: keptAs } = await save.mutateAsync({ key: savedKey.current, values: letter, base: seen.current });
      savedKey.current = keptAs;
      seen.current = letter;
      const typed = readLetter(key, letter);
      keepLetter(key, null);
      // Text typed during the save is stored as a draft of the saved newsletter.
      if (typed.subject !== letter.subject || typed.body !== letter.body) keepLetter(keptAs, typed);
      setErrors({});
      void utils.newsletters.invalidate();
      return keptAs;
    } catch (error) {
      const failure = failureOf(error);
      if (failure?.reason !== 'edited_since') showFailure(error);
      else {
        seen.current = failure.details.current as Letter; // see server/newsletters/newsletters.ts
        toast.error(`${failure.message}: it is “${seen.current.subject}” by now. Save again to replace it.`);
      }
      return null;
    }
  }
  async function saveAndTell() {
    if (save.isPending || !(await isValid())) return;
    if ((await saved()) === null) return;
    toast.success('Draft saved');
    openSaved();
  }
  /** Opens a new newsletter at its own address, once it has been saved. */
  const openSaved = () => {
    if (key === null && savedKey.current !== null) onOpen(savedKey.current);
  };
  const close = () => {
    setDialog(null);
    openSaved();
  };
  async function sendToAll() {
    const keptAs = await saved();
    if (keptAs === null) return;
    try {
      const { recipients: all } = await send.mutateAsync({ key: keptAs });
      toast.success(`It goes to ${withCount(all, 'subscriber')}`);
      void utils.newsletters.invalidate();
      onOpen(keptAs);
    } catch (error) {
      showFailure(error);
      openSaved();
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
        <div ref={fields} className="grid content-start gap-5">
          <TextField
            label="Subject *"
            name="subject"
            value={letter.subject}
            error={errors.subject}
            maxLength={200}
            onChange={(event) => change({ subject: event.target.value })}
          />
          <TextField
            label="Text (Markdown) *"
            name="body"
            rows={18}
            value={letter.body}
            error={errors.body}
            onChange={(event) => change({ body: event.target.value })}
          />
        </div>
        <NewsletterPreview letter={letter} />
      </div>
      <div className="sticky bottom-0 mt-6 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-page py-4">
        <Button look="quiet" className="mr-auto" onClick={() => onOpen(null)}>
          All newsletters
        </Button>
        {key !== null && <Button onClick={() => setDialog('remove')}>Delete</Button>}
        <Button aria-disabled={save.isPending} onClick={() => void saveAndTell()}>
          Save
        </Button>
        <Button onClick={() => void ask('test')}>Send a test</Button>
        <Button onClick={() => void ask('schedule')}>Send at a time</Button>
        <Button look="primary" className="min-h-10" disabled={count === 0} onClick={() => void ask('send')}>
          {`Send to ${withCount(count, 'subscriber')}`}
        </Button>
      </div>
      {dialog === 'send' && (
        <ConfirmDialog
          question={`Send this to ${withCount(count, 'subscriber')}?`}
          name={letter.subject}
          action="Send"
          onConfirm={() => void sendToAll()}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          question="Are you sure you want to delete ?"
          name={letter.subject}
          onConfirm={() => void removeDraft()}
          onClose={() => setDialog(null)}
        />
      )}
      <Suspense>
        {dialog === 'test' && <TestDialog isSaving={save.isPending} onSave={saved} onClose={close} />}
        {dialog === 'schedule' && (
          <ScheduleDialog
            isSaving={save.isPending}
            onSave={saved}
            onClose={close}
            onScheduled={(scheduled) => {
              setDialog(null);
              onOpen(scheduled);
              void utils.newsletters.invalidate();
            }}
          />
        )}
      </Suspense>
    </>
  );
}
