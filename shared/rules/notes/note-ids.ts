/*
 * What a note is about, in its id: a problem by the name that its progress is stored under, a question by its name of
 * study-items.ts, or a blog by its id. Read by read-note-id.ts.
 */
export const PROBLEM_NOTE = 'problem:';
export const QUESTION_NOTE = 'question:';
export const BLOG_NOTE = 'blog:';

/** @param progressName by which the documented note is stored, too (shared/rules/progress/progress-keys.ts) */
export const problemNote = (progressName: string): string => PROBLEM_NOTE + progressName;
export const questionNote = (name: string): string => QUESTION_NOTE + name;
export const blogNote = (id: number): string => `${BLOG_NOTE}${id}`;
