/*
 * The id of a note names its subject: a problem by the name under which its progress is stored, a question by its
 * name as in study-items.ts, or a blog by its id. read-note-id.ts parses these ids.
 */
export const PROBLEM_NOTE = 'problem:';
export const QUESTION_NOTE = 'question:';
export const BLOG_NOTE = 'blog:';

/** @param progressName the name under which the legacy note is stored (shared/rules/progress/progress-keys.ts) */
export const problemNote = (progressName: string): string => PROBLEM_NOTE + progressName;
export const questionNote = (name: string): string => QUESTION_NOTE + name;
export const blogNote = (id: number): string => `${BLOG_NOTE}${id}`;
