import { requireAccess, type Viewer } from '#server/access/access.ts';
import { AppError } from '#server/errors.ts';
import type { Database } from '#server/database/client.ts';
import type { StudyEntry } from '#shared/rules/study/study-items.ts';
import type { StudyKind } from '#shared/study-topics.ts';

/** A category with the ids of its items. */
export type StudySubject = { kind: StudyKind; category: string; ids: number[] };

/** `position` is its index within its category, from 0. */
export type ReviewedQuestion = StudyEntry & { shortAnswer: string; position: number };

/** Outlines of questions and cheat sheets; the items themselves are content like any other. */
export type Study = {
  /** The headers of a category, at most MAX_LISTED, in the order of its pages. */
  outline(viewer: Viewer, input: { kind: StudyKind; category: string }): Promise<StudyEntry[]>;
  subjects(viewer: Viewer): Promise<StudySubject[]>;
  /** One question, as shown in a review. @throws AppError not_found */
  question(viewer: Viewer, input: { category: string; id: number }): Promise<ReviewedQuestion>;
};

/** The maximum for one category; most have about fifty. */
const MAX_LISTED = 1000;
/** The maximum for each kind, all categories together. */
const MAX_COUNTED = 10_000;

export function createStudy({ prisma }: Database): Study {
  return {
    async outline(viewer, { kind, category }) {
      requireAccess(viewer, 'content.read');
      const listed = { select: { id: true, header: true }, orderBy: { id: 'asc' }, take: MAX_LISTED } as const;
      return kind === 'cheat-sheet'
        ? prisma.cheatSheetItem.findMany({ where: { category }, ...listed })
        : prisma.question.findMany({ where: { category }, ...listed });
    },

    async subjects(viewer) {
      requireAccess(viewer, 'content.read');
      const named = { select: { category: true, id: true }, orderBy: { id: 'asc' }, take: MAX_COUNTED } as const;
      const [questions, items] = await Promise.all([
        prisma.question.findMany(named),
        prisma.cheatSheetItem.findMany(named),
      ]);
      return [...subjectsOf('interview-questions', questions), ...subjectsOf('cheat-sheet', items)];
    },

    async question(viewer, { category, id }) {
      requireAccess(viewer, 'content.read');
      const select = { id: true, header: true, shortAnswer: true } as const;
      const [question, position] = await Promise.all([
        prisma.question.findFirst({ where: { category, id }, select }),
        prisma.question.count({ where: { category, id: { lt: id } } }),
      ]);
      if (!question) throw new AppError('not_found', 'There is no such question');
      return { ...question, position };
    },
  };
}

const subjectsOf = (kind: StudyKind, items: { category: string; id: number }[]): StudySubject[] =>
  [...Map.groupBy(items, ({ category }) => category)].map(([category, group]) => ({
    kind,
    category,
    ids: group.map(({ id }) => id),
  }));
