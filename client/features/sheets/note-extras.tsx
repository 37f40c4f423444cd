import { NoteTools } from '#client/components/note/note-tools.tsx';
import { showUndoable } from '#client/components/undo-toast.tsx';
import type { Note } from '#shared/records/note/note.ts';
import { earlierVersions } from '#shared/rules/notes/note-edits.ts';

type NoteExtrasProps = {
  /** As it is saved. */
  note: Note | null;
  text: string;
  onChange(text: string): void;
};

/** The area below a note in its dialog: whether it is saved, a preview, and earlier versions, restored unsaved. */
export function NoteExtras({ note, text, onChange }: NoteExtrasProps) {
  const saved = note?.text ?? '';
  return (
    <>
      <p className="min-h-5 text-sm text-muted">
        {text !== saved && (
          <>
            Not saved yet, kept as a draft.{' '}
            <button type="button" className="underline hover:text-ink" onClick={() => onChange(saved)}>
              Go back to the saved note
            </button>
          </>
        )}
      </p>
      <NoteTools
        text={text}
        versions={note ? earlierVersions(note) : []}
        onRestore={(version) => {
          onChange(version.text);
          showUndoable('The earlier version is back. Save keeps it.', () => onChange(text));
        }}
      />
    </>
  );
}
