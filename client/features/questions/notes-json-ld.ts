import { faqPage } from '#client/lib/json-ld.ts';
import type { JsonLd } from '#shared/rendering.ts';
import { plainText } from '#shared/rules/markup.ts';
import { type NoteFields, noteParts } from '#shared/rules/note-parts.ts';

const TEXTS = new Set(['text', 'statement', 'substatement']);

/** The questions of a page with their answers as plain text. */
export function notesJsonLd(notes: readonly NoteFields[]): JsonLd[] {
  const questions = notes
    .map((note) => ({ question: note.header, answer: answerOf(note) }))
    .filter(({ answer }) => answer !== '');
  return questions.length > 0 ? [faqPage(questions)] : [];
}

const answerOf = (note: NoteFields) =>
  noteParts(note)
    .filter(({ kind }) => TEXTS.has(kind))
    .map(({ text }) => plainText(text))
    .join('\n');
