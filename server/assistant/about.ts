import { z } from 'zod';
import type { Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { openingOf } from '#server/access/embargo.ts';
import { searchAddress } from '#server/search/address.ts';
import type { PlacedResult, Search } from '#server/search/search.ts';
import { href } from '#shared/paths.ts';
import { type About, readAbout } from '#shared/rules/about.ts';
import { excerptAround } from '#shared/rules/text/search-marks.ts';
import { significantWords } from './relevance.ts';

/** The content that a question is about. */
export type Subject = {
  key: string;
  header: string;
  address: string;
  /** The ISO time until which the content is embargoed; null when it is open. */
  opensAt: string | null;
};

/** Null when it does not exist or, for a blog, is not published. */
export async function findSubject(database: Database, text: string): Promise<Subject | null> {
  const about = readAbout(text);
  return about && FIND[about.kind](database, about.name);
}

const FIND: Record<About['kind'], (database: Database, name: string) => Promise<Subject | null>> = {
  async problem(database, slug) {
    const row = await database.prisma.problem.findFirst({
      where: { slug },
      select: { key: true, name: true, contest: true },
    });
    if (!row) return null;
    const opensAt = await openingOf(database, row.contest);
    return { key: row.key, header: opensAt === null ? row.name : '', address: href('problem', { slug }), opensAt };
  },
  async blog({ prisma }, name) {
    if (!/^\d{1,9}$/.test(name)) return null;
    const where = { id: Number(name), published: true };
    const row = await prisma.blog.findFirst({ where, select: { key: true, id: true, header: true } });
    return row && { key: row.key, header: row.header, address: href('blog', { id: row.id }), opensAt: null };
  },
  question: ({ prisma }, key) =>
    note(
      'question',
      key,
      (query) => prisma.question.findUnique(query),
      (query) => prisma.question.count(query),
    ),
  'cheat-sheet': ({ prisma }, key) =>
    note(
      'cheatSheetItem',
      key,
      (query) => prisma.cheatSheetItem.findUnique(query),
      (query) => prisma.cheatSheetItem.count(query),
    ),
};

type Note = { id: number; header: string; category: string };

const COLUMNS = { id: true, header: true, category: true } as const;

async function note(
  resource: 'question' | 'cheatSheetItem',
  key: string,
  find: (query: { where: { key: string }; select: typeof COLUMNS }) => Promise<Note | null>,
  count: (query: { where: { category: string; id: { lt: number } } }) => Promise<number>,
): Promise<Subject | null> {
  const row = z.uuid().safeParse(key).success ? await find({ where: { key }, select: COLUMNS }) : null;
  if (!row) return null;
  const { id, header, category: group } = row;
  const position = await count({ where: { category: group, id: { lt: id } } });
  return { key, header, address: searchAddress({ resource, key, id, header, place: group, position }), opensAt: null };
}

/** How much of its text is sent to a model, and how much is quoted, in characters. */
const MAX_TEXT = 6000;
const MAX_QUOTED = 1200;

/** Returns the subject with excerpts of its text around the question's words; null when there is nothing to show. */
export async function readSubject(
  { database, search, viewer }: { database: Database; search: Search; viewer: Viewer },
  { about, question }: { about: string; question: string },
): Promise<{ whole: PlacedResult; quoted: PlacedResult } | null> {
  const subject = await findSubject(database, about);
  if (subject?.opensAt !== null) return null;
  const result = await search.result(viewer, subject.key).catch(() => null);
  if (!result) return null;
  const text = (size: number) => excerptAround(result.text, significantWords(question), size);
  return { whole: { ...result, text: text(MAX_TEXT) }, quoted: { ...result, text: text(MAX_QUOTED) } };
}
