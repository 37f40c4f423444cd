import type { Database } from '#server/database/client.ts';
import type { PlacedResult } from '#server/search/search.ts';
import { studyTopicHref, studyTopicOf } from '#shared/study-topics.ts';
import { searchAddress } from '#server/search/address.ts';
import type { Lesson } from './plans.ts';

export type Code = { text: string; language: string };

type Rows = { key: string; id: number; header: string }[];

/** Returns the notes of a language, sorted by id, with their addresses; null when the site has none. */
export async function readCourse({ prisma }: Database, category: string) {
  const questions = studyTopicOf('interview-questions', category);
  const topic = questions ?? studyTopicOf('cheat-sheet', category);
  if (!topic) return null;
  const query = { where: { category }, select: { key: true, id: true, header: true }, orderBy: { id: 'asc' } } as const;
  const rows: Rows = await (questions ? prisma.question.findMany(query) : prisma.cheatSheetItem.findMany(query));
  const resource = questions ? 'question' : 'cheatSheetItem';
  const lessons = rows.map(({ key, id, header }, position): Lesson => ({
    header,
    address: searchAddress({ resource, key, id, header, place: category, position }),
  }));
  return { name: topic.name, address: studyTopicHref(topic), lessons };
}

/** Longer programs are not shown in an answer: they are easier to read on their own page. */
const MAX_LINES = 40;

/** The example and the program of a text; empty string and null when it has none. */
export type Example = { text: string; code: Code | null };

export const NO_EXAMPLE: Example = { text: '', code: null };

export async function readExample({ prisma }: Database, { resource, key }: PlacedResult): Promise<Example> {
  const query = { where: { key }, select: { example: true, code: true, category: true } } as const;
  const row =
    resource === 'question'
      ? await prisma.question.findUnique(query)
      : resource === 'cheatSheetItem'
        ? await prisma.cheatSheetItem.findUnique(query)
        : null;
  if (!row) return NO_EXAMPLE;
  const kind = resource === 'question' ? 'interview-questions' : 'cheat-sheet';
  const isShort = row.code.trim() !== '' && row.code.split('\n').length <= MAX_LINES;
  const language = studyTopicOf(kind, row.category)?.language ?? '';
  return { text: row.example.trim(), code: isShort ? { text: row.code, language } : null };
}
