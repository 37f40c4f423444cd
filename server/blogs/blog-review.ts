import { randomUUID } from 'node:crypto';
import type { Mail, Mailer } from '#server/adapters/mailer.ts';
import type { Database } from '#server/database/client.ts';
import type { Jobs } from '#server/database/jobs.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { href } from '#shared/paths.ts';
import { declineBlogSchema, publishBlogSchema } from '#shared/schemas/blog-review.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { type Content, crudOf } from '#server/content/content.ts';
import { chosenRecords } from '#server/content/selection.ts';
import { resources } from '#shared/resources/index.ts';
import type { Selection } from '#shared/schemas/selection.ts';
import { AWAITS_REVIEW } from '#server/content/review-state.ts';
import { keepDecline } from '#server/content/history.ts';
import { createNoticeJob, dropNotices, NOTICES } from './author-notices.ts';
import { blogDeclinedMail, blogPublishedMail } from './mails.ts';

export type WaitingBlog = {
  key: string;
  id: number;
  header: string;
  date: string;
  /** Null when the account is gone, or when an administrator took the blog back. */
  author: { name: string; email: string } | null;
};

/** The outcome of the mail to the author; 'none' when there is no author to notify. */
export type Decision = { mail: 'sent' | 'failed' | 'none' };

export type BlogReview = {
  /** The longest waiting first; the next ones come up as these are decided. */
  waiting(viewer: Viewer): Promise<{ items: WaitingBlog[]; total: number }>;
  /** @throws AppError edited_since when somebody else has published it in the meantime */
  publish(viewer: Viewer, input: unknown): Promise<Decision>;
  /**
   * Publishes the selected blogs that are not published yet; the mails to their authors are sent after the call.
   * @throws AppError as `chosenRecords` does
   */
  publishChosen(viewer: Viewer, selection: Selection): Promise<{ count: number; batchKey: string }>;
  /** @throws AppError edited_since when it has been published in the meantime, conflict when it has been declined */
  decline(viewer: Viewer, input: unknown): Promise<Decision>;
};

const PUBLISHED = { published: true };
const UNPUBLISHED = { published: false };

const MAX_SHOWN = 20;

type Deps = {
  database: Database;
  jobs: Jobs;
  content: Content;
  mailer: Mailer;
  siteUrl: string;
  onMailFailure(error: unknown): void;
};

export function createBlogReview(deps: Deps): BlogReview {
  const { database, jobs, content, mailer, siteUrl, onMailFailure } = deps;
  const { prisma } = database;
  type Author = { firstName: string; email: string };

  /** Mails the author; a failing mail server does not undo the decision. */
  async function notifyAuthor(key: string, write: (author: Author) => Mail): Promise<Decision> {
    const blog = await prisma.blog.findUnique({
      where: { key },
      select: { author: { select: { firstName: true, email: true } } },
    });
    if (!blog?.author) return { mail: 'none' };
    try {
      await mailer.send(write(blog.author));
      return { mail: 'sent' };
    } catch (error) {
      onMailFailure(error);
      return { mail: 'failed' };
    }
  }

  jobs.work(NOTICES, createNoticeJob({ prisma, mailer, siteUrl, onMailFailure }));

  return {
    async waiting(viewer) {
      requireAccess(viewer, 'contribution.review');
      const author = { select: { firstName: true, lastName: true, email: true } };
      const [rows, total] = await Promise.all([
        prisma.blog.findMany({
          where: AWAITS_REVIEW,
          select: { key: true, id: true, header: true, date: true, author },
          orderBy: [{ createdAt: 'asc' }, { key: 'asc' }],
          take: MAX_SHOWN,
        }),
        prisma.blog.count({ where: AWAITS_REVIEW }),
      ]);
      const items = rows.map((row) => ({
        ...row,
        author: row.author && {
          name: `${row.author.firstName} ${row.author.lastName}`.trim(),
          email: row.author.email,
        },
      }));
      return { items, total };
    },

    async publish(viewer, input) {
      requireAccess(viewer, 'contribution.review');
      const { key, note } = parseInput(publishBlogSchema, input);
      const { id, header } = await content.blog.get(viewer, key);
      const update = { key, values: PUBLISHED, base: UNPUBLISHED };
      // The author is notified here, with the note.
      await content.blog.save(viewer, { update: [update] }, async (transaction) => {
        await dropNotices(transaction, [key]);
      });
      const link = `${siteUrl}${href('blog', { id })}`;
      return notifyAuthor(key, ({ email, firstName }) => blogPublishedMail(email, { firstName, header, note, link }));
    },

    async publishChosen(viewer, selection) {
      requireAccess(viewer, 'contribution.review');
      const chosen = await chosenRecords(viewer, resources.blog, crudOf(content, 'blog'), selection);
      const unpublished = chosen.filter(({ published }) => published === false);
      const update = unpublished.map(({ key }) => ({ key, values: PUBLISHED, base: UNPUBLISHED }));
      const batchKey = randomUUID();
      if (update.length > 0) await content.blog.save(viewer, { update, cause: { batchKey } });
      void jobs.add(NOTICES);
      return { count: update.length, batchKey };
    },

    async decline(viewer, input) {
      requireAccess(viewer, 'contribution.review');
      const { key, note } = parseInput(declineBlogSchema, input);
      const blog = await content.blog.get(viewer, key);
      const update = { key, values: { published: false }, base: { published: false } };
      await content.blog.save(viewer, { update: [update] }, async (transaction) => {
        const declined = { where: { key, declinedNote: null }, data: { declinedNote: note } };
        const { count } = await transaction.blog.updateMany(declined);
        if (count === 0) throw new AppError('conflict', 'This blog has already been declined');
        await keepDecline(transaction, { resource: resources.blog, viewer, record: blog, note });
      });
      return notifyAuthor(key, ({ email, firstName }) =>
        blogDeclinedMail(email, { firstName, header: blog.header, note }),
      );
    },
  };
}
