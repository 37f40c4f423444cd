import type { Prisma } from '#prisma/generated/client.ts';
import { hasNotLeft, type Mailer } from '#server/adapters/mailer.ts';
import type { OnWrite } from '#server/content/save.ts';
import type { Database } from '#server/database/client.ts';
import type { Job } from '#server/database/jobs.ts';
import { href } from '#shared/paths.ts';
import { blogPublishedMail } from './mails.ts';

/** The job that notifies learners by mail that their blogs have been published. */
export const NOTICES = 'blog-notices';

/** Adds a notice for each contribution that the changes publish, in their transaction. */
export const keepNotices: OnWrite = async (transaction, changes, { isUndo = false } = {}) => {
  const published = changes.flatMap(({ resource, before, after }) =>
    resource.name === 'blog' && before?.published === false && after?.published === true ? after.key : [],
  );
  if (isUndo || published.length === 0) return;
  await dropNotices(transaction, published);
  await transaction.$executeRaw`
    INSERT INTO blog_notices (blog_key)
    SELECT key FROM blogs WHERE key = ANY (${published}::uuid[]) AND author_key IS NOT NULL`;
};

export const dropNotices = (transaction: Prisma.TransactionClient, blogKeys: string[]) =>
  transaction.blogNotice.deleteMany({ where: { blogKey: { in: blogKeys } } });

/** A mail that could not be sent is retried every ten minutes, for a day. */
const RETRY_MS = 10 * 60_000;
const OLD_MS = 24 * 60 * 60_000;

type Deps = { prisma: Database['prisma']; mailer: Mailer; siteUrl: string; onMailFailure(error: unknown): void };

/**
 * Sends one notice. It is marked before its mail is handed over: a marked one was interrupted by the end of
 * a process, and is not sent again, as its author may have received it.
 */
export const createNoticeJob = ({ prisma, mailer, siteUrl, onMailFailure }: Deps): Job => ({
  async next() {
    const due = { dueAt: { lte: new Date() } };
    const notice = await prisma.blogNotice.findFirst({ where: due, orderBy: [{ dueAt: 'asc' }, { blogKey: 'asc' }] });
    return notice?.blogKey ?? null;
  },

  async run(blogKey) {
    const notice = await prisma.blogNotice.findUnique({ where: { blogKey } });
    const select = { id: true, header: true, published: true, author: { select: { email: true, firstName: true } } };
    const blog = notice && (await prisma.blog.findUnique({ where: { key: blogKey }, select }));
    // The blog was deleted in the meantime, and its notice with it.
    if (!blog) return;
    const { id, header, published, author } = blog;
    const end = () => prisma.blogNotice.deleteMany({ where: { blogKey } });
    // No notice when the blog was unpublished again, or the account is gone.
    const isToTell = published && author !== null;
    if (isToTell && notice.isSending)
      onMailFailure(new Error(`The server stopped while the author of blog ${id} was told that it is published`));
    if (!isToTell || notice.isSending) {
      await end();
      return;
    }
    const mark = (data: { isSending: boolean; dueAt?: Date }) =>
      prisma.blogNotice.updateMany({ where: { blogKey, isSending: !data.isSending }, data });
    const { count } = await mark({ isSending: true });
    if (count === 0) return;
    const link = `${siteUrl}${href('blog', { id })}`;
    try {
      await mailer.send(blogPublishedMail(author.email, { firstName: author.firstName, header, note: '', link }));
    } catch (error) {
      onMailFailure(error);
      const isOld = Date.now() - notice.createdAt.getTime() > OLD_MS;
      if (hasNotLeft(error) && !isOld) {
        await mark({ isSending: false, dueAt: new Date(Date.now() + RETRY_MS) });
        return;
      }
    }
    await end();
  },
});
