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

/** Records a note that is saved under its documented key. @param before what stood there before */
export const recordSaved = (problem: Noted, text: string, before: string): boolean =>
  recordNote(aboutOf(problem), text, { documented: before });

export type NoteExtrasProps = { problem: Noted; text: string; onChange(text: string): void };

/** The preview and the earlier versions of the note in the dialog, into which one is brought back unsaved. */
export function NoteExtras({ problem, text, onChange }: NoteExtrasProps) {
  const note = useNote(aboutOf(problem).id);
  return (
    <NoteTools
      text={text}
      versions={note ? earlierVersions(note) : []}
      onRestore={(version) => {
        onChange(version.text);
        showUndoable('The earlier version is back. Save keeps it.', () => onChange(text));
      }}
    />
  );
}
