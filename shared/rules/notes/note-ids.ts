/*
 * The id of a note names its subject: a problem by its slug in the catalogue, or as in a mark (mark-ids.ts) by its name;
 * a question by its name as in study-items.ts, or a blog by its id. read-note-id.ts parses these ids.
 */
export const PROBLEM_NOTE = 'problem:';
export const QUESTION_NOTE = 'question:';
export const BLOG_NOTE = 'blog:';

export const problemNote = (subject: string): string => PROBLEM_NOTE + subject;
export const questionNote = (name: string): string => QUESTION_NOTE + name;
export const blogNote = (id: number): string => `${BLOG_NOTE}${id}`;

/** The subject of a note on a problem; null for a note on something else. */
export const problemOfNote = (noteId: string): string | null =>
  noteId.startsWith(PROBLEM_NOTE) ? noteId.slice(PROBLEM_NOTE.length) : null;
