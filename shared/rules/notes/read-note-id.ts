import { readStudyItemName } from '#shared/rules/study/study-items.ts';
import { BLOG_NOTE, problemOfNote, QUESTION_NOTE } from './note-ids.ts';

type NoteSubject =
  | { kind: 'problem'; subject: string }
  | { kind: 'question'; category: string; id: number }
  | { kind: 'blog'; id: number };

/** Parses the subject of a note; null for an id that this version does not know. */
export function readNoteId(noteId: string): NoteSubject | null {
  const subject = problemOfNote(noteId);
  if (subject !== null) return { kind: 'problem', subject };
  const item = noteId.startsWith(QUESTION_NOTE) ? readStudyItemName(noteId.slice(QUESTION_NOTE.length)) : null;
  if (item) return { kind: 'question', ...item };
  const blog = noteId.startsWith(BLOG_NOTE) ? /^\d{1,9}$/.exec(noteId.slice(BLOG_NOTE.length)) : null;
  return blog && { kind: 'blog', id: Number(blog[0]) };
}
