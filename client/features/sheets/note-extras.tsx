import { NoteTools } from '#client/components/note/note-tools.tsx';
import { showUndoable } from '#client/components/undo-toast.tsx';
import { recordNote, useNote } from '#client/records/notes.ts';
import { earlierVersions } from '#shared/rules/notes/note-edits.ts';
import { problemNote } from '#shared/rules/notes/note-ids.ts';
import { progressNameOf } from '#shared/rules/progress/progress-keys.ts';
import type { ProblemIdentity } from './progress.ts';

type Noted = ProblemIdentity & { slug?: string };

const aboutOf = (problem: Noted) => ({
  id: problemNote(progressNameOf(problem)),
  title: problem.name,
  slug: problem.slug ?? '',
});

/** Records a note that is saved under its legacy key. @param before the previous text */
export const recordSaved = (problem: Noted, text: string, before: string): boolean =>
  recordNote(aboutOf(problem), text, { documented: before });

type NoteExtrasProps = {
  problem: Noted;
  text: string;
  /** The text under the legacy key. */
  saved: string;
  onChange(text: string): void;
};

/** The area below a note in its dialog: whether it is saved, a preview, and earlier versions, restored unsaved. */
export function NoteExtras({ problem, text, saved, onChange }: NoteExtrasProps) {
  const note = useNote(aboutOf(problem).id);
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
