import type { Database } from '#server/database/client.ts';
import type { PlacedResult } from '#server/services/search.ts';
import { noteTopicHref, noteTopicOf } from '#shared/note-topics.ts';
import { searchAddress } from '#shared/search-address.ts';
import type { Code } from './explanations.ts';
import type { Lesson } from './plans.ts';

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

/** The program of a note, where it has a short one. */
export async function readCode({ prisma }: Database, note: PlacedResult | undefined): Promise<Code | null> {
  if (note?.resource !== 'noteContent' && note?.resource !== 'cheatNote') return null;
  const query = { where: { key: note.key }, select: { code: true, category: true } } as const;
  const row = await (note.resource === 'noteContent'
    ? prisma.noteContent.findUnique(query)
    : prisma.cheatNote.findUnique(query));
  if (!row || row.code.trim() === '' || row.code.split('\n').length > MOST_LINES) return null;
  const kind = note.resource === 'noteContent' ? 'interview-questions' : 'cheat-sheet';
  return { text: row.code, language: noteTopicOf(kind, row.category)?.language ?? '' };
}
