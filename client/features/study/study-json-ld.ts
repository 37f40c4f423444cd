import { faqPage } from '#client/lib/json-ld.ts';
import type { JsonLd } from '#shared/rendering.ts';
import { plainText } from '#shared/rules/text/plain-text.ts';
import { type StudyFields, studyParts } from '#shared/rules/study/study-parts.ts';

const TEXTS = new Set(['lead', 'text', 'statement', 'substatement']);

/** The questions of a page with their answers as plain text. */
export function studyJsonLd(items: readonly StudyFields[]): JsonLd[] {
  const questions = items
    .map((item) => ({ question: item.header, answer: answerOf(item) }))
    .filter(({ answer }) => answer !== '');
  return questions.length > 0 ? [faqPage(questions)] : [];
}

const answerOf = (item: StudyFields) =>
  studyParts(item)
    .filter(({ kind }) => TEXTS.has(kind))
    .map(({ text }) => plainText(text))
    .join('\n');
