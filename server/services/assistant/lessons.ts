import type { Database } from '#server/database/client.ts';
import type { PlacedResult } from '#server/services/search.ts';
import { noteTopicHref, noteTopicOf } from '#shared/note-topics.ts';
import { searchAddress } from '#shared/search-address.ts';
import type { Lesson } from './plans.ts';

export type Code = { text: string; language: string };

type Rows = { key: string; id: number; header: string }[];

/** The notes of a language in their order, with where they are read; null where the site has none. */
export async function readCourse({ prisma }: Database, category: string) {
  const questions = noteTopicOf('interview-questions', category);
  const topic = questions ?? noteTopicOf('cheat-sheet', category);
  if (!topic) return null;
  const query = { where: { category }, select: { key: true, id: true, header: true }, orderBy: { id: 'asc' } } as const;
  const rows: Rows = await (questions ? prisma.noteContent.findMany(query) : prisma.cheatNote.findMany(query));
  const resource = questions ? 'noteContent' : 'cheatNote';
  const lessons = rows.map(({ key, id, header }, position): Lesson => ({
    header,
    address: searchAddress({ resource, key, id, header, place: category, position }),
  }));
  return { name: topic.name, address: noteTopicHref(topic), lessons };
}

/** A longer program is better read in its place. */
const MOST_LINES = 40;

/** The example and the program that come with a text; '' and null where it has none. */
export type Example = { text: string; code: Code | null };

export const NO_EXAMPLE: Example = { text: '', code: null };

export async function readExample({ prisma }: Database, { resource, key }: PlacedResult): Promise<Example> {
  const query = { where: { key }, select: { example: true, code: true, category: true } } as const;
  const row =
    resource === 'noteContent'
      ? await prisma.noteContent.findUnique(query)
      : resource === 'cheatNote'
        ? await prisma.cheatNote.findUnique(query)
        : null;
  if (!row) return NO_EXAMPLE;
  const kind = resource === 'noteContent' ? 'interview-questions' : 'cheat-sheet';
  const isShort = row.code.trim() !== '' && row.code.split('\n').length <= MOST_LINES;
  const language = noteTopicOf(kind, row.category)?.language ?? '';
  return { text: row.example.trim(), code: isShort ? { text: row.code, language } : null };
}
