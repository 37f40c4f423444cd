import { requireLearner, requireOwn, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { parseInput } from '#server/errors.ts';
import type { Language } from '#judge/languages/languages.ts';
import type { Verdict } from '#judge/problem/verdict.ts';
import { keepSubmissionsSchema, mineSchema, saveDraftSchema, type Submission } from '#shared/schemas/practice.ts';
import { saveDraft, type StoredDraft } from './save-draft.ts';
import { keepSubmissions } from './keep-submissions.ts';

export type SubmissionRow = Omit<Submission, 'code'>;

/** What a learner has written on a problem; `userKey` lets a browser check whose work it is. */
export type LearnersWork = { userKey: string; drafts: StoredDraft[]; submissions: Submission[] };

/** A learner's drafts and submissions. Only the learner reads and writes them; administrators do not. */
export type DraftsAndSubmissions = {
  /** The drafts of a problem and its newest submissions. */
  mine(viewer: Viewer, input: unknown): Promise<LearnersWork>;
  /**
   * @returns the stored draft: the sent text, or a newer one that may keep the sent text as its previous code
   * @throws AppError conflict when it is somebody else's, or the account would exceed its limit
   */
  saveDraft(viewer: Viewer, input: unknown): Promise<StoredDraft>;
  /** Stores all submissions or none. @throws AppError conflict as for `saveDraft` */
  keepSubmissions(viewer: Viewer, input: unknown): Promise<void>;
  /** Submissions to all problems, newest first. */
  submissions(viewer: Viewer, page: number): Promise<SubmissionPage>;
};

export type SubmissionPage = { items: SubmissionRow[]; total: number; page: number; pageSize: number };

/** The number of submissions of a problem that its page shows. */
const SHOWN = 50;
const PAGE_SIZE = 20;

const ROW = {
  key: true,
  slug: true,
  language: true,
  verdict: true,
  milliseconds: true,
  passed: true,
  total: true,
  submittedAt: true,
} as const;

export function createDraftsAndSubmissions(database: Database): DraftsAndSubmissions {
  const { prisma } = database;
  const newest = [{ submittedAt: 'desc' }, { key: 'desc' }] as const;

  return {
    async mine(viewer, input) {
      const userKey = requireLearner(viewer, 'practice.own');
      const where = { userKey, slug: parseInput(mineSchema, input).slug };
      const [drafts, submissions] = await Promise.all([
        prisma.problemDraft.findMany({ where, omit: { userKey: true }, orderBy: { language: 'asc' } }),
        prisma.submission.findMany({ where, omit: { userKey: true }, orderBy: [...newest], take: SHOWN }),
      ]);
      return {
        userKey,
        drafts: drafts.map(({ changedAt, ...draft }) => ({
          ...draft,
          language: draft.language as Language, // only known languages are stored
          changedAt: changedAt.toISOString(),
        })),
        submissions: submissions.map(toView),
      };
    },

    async saveDraft(viewer, input) {
      const userKey = requireLearner(viewer, 'practice.own');
      const draft = parseInput(saveDraftSchema, input);
      requireOwn(userKey, draft);
      return saveDraft(database, draft);
    },

    async keepSubmissions(viewer, input) {
      const userKey = requireLearner(viewer, 'practice.own');
      const submissions = parseInput(keepSubmissionsSchema, input);
      requireOwn(userKey, submissions);
      await keepSubmissions(database, submissions);
    },

    async submissions(viewer, page) {
      const where = { userKey: requireLearner(viewer, 'practice.own') };
      const [items, total] = await Promise.all([
        prisma.submission.findMany({
          where,
          select: ROW,
          orderBy: [...newest],
          take: PAGE_SIZE,
          skip: (page - 1) * PAGE_SIZE,
        }),
        prisma.submission.count({ where }),
      ]);
      return { items: items.map(toView), total, page, pageSize: PAGE_SIZE };
    },
  };
}
const toView = <T extends { language: string; verdict: string; submittedAt: Date }>(row: T) => ({
  ...row,
  // Only known languages and verdicts are stored.
  language: row.language as Language,
  verdict: row.verdict as Verdict,
  submittedAt: row.submittedAt.toISOString(),
});
