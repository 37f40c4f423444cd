import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import type { StudyEntry } from '#shared/rules/study/study-items.ts';
import type { StudyKind } from '#shared/study-topics.ts';

/** Which items a category has. */
export type StudySubject = { kind: StudyKind; category: string; ids: number[] };

/** Outlines of questions and cheat sheets; the items themselves are content like any other. */
export type Study = {
  /** The headers of a category, at most MOST_LISTED, in the order of its pages. */
  outline(viewer: Viewer, asked: { kind: StudyKind; category: string }): Promise<StudyEntry[]>;
  subjects(viewer: Viewer): Promise<StudySubject[]>;
};

/** For one category; there are about fifty. */
const MOST_LISTED = 1000;
/** For each kind, all categories together. */
const MOST_COUNTED = 10_000;

export function createStudy({ prisma }: Database): Study {
  return {
    async outline(viewer, { kind, category }) {
      requireAccess(viewer, 'content.read');
      const listed = { select: { id: true, header: true }, orderBy: { id: 'asc' }, take: MOST_LISTED } as const;
      return kind === 'cheat-sheet'
        ? prisma.cheatSheetItem.findMany({ where: { category }, ...listed })
        : prisma.question.findMany({ where: { category }, ...listed });
    },

    async subjects(viewer) {
      requireAccess(viewer, 'content.read');
      const named = { select: { category: true, id: true }, orderBy: { id: 'asc' }, take: MOST_COUNTED } as const;
      const [questions, items] = await Promise.all([
        prisma.question.findMany(named),
        prisma.cheatSheetItem.findMany(named),
      ]);
      return [...subjectsOf('interview-questions', questions), ...subjectsOf('cheat-sheet', items)];
    },
  };
}

const subjectsOf = (kind: StudyKind, items: { category: string; id: number }[]): StudySubject[] =>
  [...Map.groupBy(items, ({ category }) => category)].map(([category, group]) => ({
    kind,
    category,
    ids: group.map(({ id }) => id),
  }));
