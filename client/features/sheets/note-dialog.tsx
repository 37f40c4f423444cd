import { useEffect, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog, focusedFirst } from '#client/components/dialog.tsx';
import { NOTE_DRAFT, readDraft, writeDraft } from '#client/lib/storage/storage-draft.ts';
import { notifyNotStored } from '#client/lib/notify.ts';
import { toast } from '#client/lib/toast.ts';
import { saveNote, useNote } from '#client/records/notes.ts';
import { problemNote } from '#shared/rules/notes/note-ids.ts';
import type { ProblemIdentity } from '#shared/rules/progress/mark-ids.ts';

/** The height of the text area. */
const HEIGHT_PX = 450;

// Unsaved text survives closing the dialog, and a reload.
const draftKey = ({ problem }: ProblemIdentity) => NOTE_DRAFT + problemNote(problem);

type NoteDialogProps = {
  problem: ProblemIdentity & { slug?: string };
  /** Called before the note is saved. */
  onSave(): void;
  onClose(): void;
};

export function NoteDialog({ problem, onSave, onClose }: NoteDialogProps) {
  const { name } = problem;
  const about = { id: problemNote(problem.problem), title: name, slug: problem.slug ?? '' };
  const note = useNote(about);
  const saved = note?.text ?? '';
  const [text, setText] = useState(() => readDraft(draftKey(problem)) ?? saved);
  const [extras, setExtras] = useState<typeof import('./note-extras.tsx') | null>(null);
  useEffect(() => {
    // A note can be written and saved without a connection.
    import('./note-extras.tsx').then(setExtras, () => {});
  }, []);

  const change = (next: string) => {
    setText(next);
    writeDraft(draftKey(problem), next === saved ? null : next);
  };
  const save = () => {
    onSave();
    if (!saveNote(about, text)) return notifyNotStored();
    writeDraft(draftKey(problem), null);
    toast.success('Note saved');
    onClose();
  };
  return (
    <Dialog title={`Note: ${name}`} onClose={onClose} wide>
      <textarea
        ref={focusedFirst}
        aria-label={`Your note on ${name}`}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
        placeholder="What you want to read before the interview"
        style={{ height: HEIGHT_PX }}
        className="block w-full resize-none rounded-md border border-line-strong bg-page p-4 placeholder:text-muted"
      />
      <div className="mt-2 min-h-10">{extras && <extras.NoteExtras note={note} text={text} onChange={change} />}</div>
      <div className="mt-4 flex justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" onClick={save}>
          Save
        </Button>
      </div>
    </Dialog>
  );
}
