import { requireAccess, type Viewer } from '#server/access/access.ts';
import { openingOf } from '#server/access/embargo.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Database } from '#server/database/client.ts';
import { type ExportedList, exportedList } from '#server/database/exported-list.ts';
import { NEWEST, type Page, pagedList, type Where, writeByKey } from '#server/database/paged-rows.ts';
import { AppError, parseInput } from '#server/errors.ts';
import { href } from '#shared/paths.ts';
import { brokenProblemSchema } from '#shared/schemas/broken-problem.ts';
import { messageSchema } from '#shared/schemas/message.ts';
import type { ListQuery, PageQuery } from '#shared/schemas/page-query.ts';
import { reportSchema } from '#shared/schemas/report.ts';
import type { MessageRow, MessageView } from './message-views.ts';
import { recordAt } from './record-at.ts';
import { createReplies, type Replies, type ReplyDeps } from './replies.ts';

/** Messages that visitors send with the contact form or report on a page; administrators read and answer them. */
export type Messages = Replies & {
  send(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /** Reports a mistake on a page, with the URL of the page and the record that it shows. */
  report(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /**
   * Reports a part of a problem that failed in a learner's browser; while a message about it is open, no other is
   * created.
   * @throws AppError not_found when there is no such problem
   */
  reportBroken(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /** Newest first. */
  all(viewer: Viewer): Promise<MessageView[]>;
  /** Paged: all messages, or those that `filter.show` selects: unread, open or closed. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<MessageRow>>;
  /** The number of unread messages. */
  unread(viewer: Viewer): Promise<number>;
  /** The messages that `list` would show for a search and `filter.show`, for an exported file. */
  export(viewer: Viewer, found: ListQuery): ExportedList;
  /** Marks a message as read or unread. @throws AppError not_found */
  mark(viewer: Viewer, key: string, isRead: boolean): Promise<void>;
  /** Closes a message or reopens it. @throws AppError not_found */
  close(viewer: Viewer, key: string, isClosed: boolean): Promise<void>;
  /** Deletes a message with its replies. @throws AppError not_found */
  remove(viewer: Viewer, key: string): Promise<void>;
};

/** The sender of a reported mistake: readers who report one are not asked for a name. */
const UNKNOWN_SENDER = { firstName: 'A reader', lastName: '', phone: '' };

/** The sender of an automatic report that a problem fails. */
const JUDGE = { firstName: 'The judge', lastName: '', phone: '', email: '' };

/** The fields that the REST API does not have. */
const NOT_DOCUMENTED = { readAt: true, closedAt: true, place: true, resource: true, recordKey: true } as const;

const PLACE = ['place', 'resource', 'recordKey'] as const;

const LIST = {
  columns: ['firstName', 'lastName', 'email', 'phone', 'message', 'readAt', 'closedAt', ...PLACE],
  searched: ['firstName', 'lastName', 'email', 'phone', 'message', 'place'],
  sorted: { firstName: 'firstName', email: 'email' },
};

const UNREAD = { readAt: null };

const SHOWN: Record<string, Where> = {
  unread: UNREAD,
  open: { closedAt: null },
  closed: { closedAt: { not: null } },
};

const shownBy = ({ filter: { show } }: ListQuery): Where =>
  (typeof show === 'string' && Object.hasOwn(SHOWN, show) ? SHOWN[show] : undefined) ?? {};

export function createMessages({ limits, ...deps }: ReplyDeps & { limits: RateLimits }): Messages {
  const { prisma }: Database = deps.database;
  const list = pagedList<MessageRow>(prisma.message, LIST);
  return {
    ...createReplies(deps),

    async send(viewer, input, clientAddress) {
      requireAccess(viewer, 'message.send');
      const data = parseInput(messageSchema, input);
      await limits.consumeFrom('contact', clientAddress);
      await prisma.message.create({ data });
    },
    async report(viewer, input, clientAddress) {
      requireAccess(viewer, 'message.send');
      const { text, email, place } = parseInput(reportSchema, input);
      await limits.consumeFrom('contact', clientAddress);
      const record = await recordAt(prisma, place);
      await prisma.message.create({ data: { ...UNKNOWN_SENDER, email, message: text, place, ...record } });
    },
    async reportBroken(viewer, input, clientAddress) {
      requireAccess(viewer, 'message.send');
      const { slug, part, reason } = parseInput(brokenProblemSchema, input);
      const problem = await prisma.problem.findFirst({ where: { slug }, select: { key: true, contest: true } });
      if (!problem || (await openingOf(deps.database, problem.contest)) !== null)
        throw new AppError('not_found', 'There is no such problem');
      const place = href('problem', { slug });
      const says = `The ${part} of this problem fails`;
      const open = { place, closedAt: null, firstName: JUDGE.firstName, message: { startsWith: says } };
      if ((await prisma.message.count({ where: open })) > 0) return;
      await limits.consumeFrom('contact', clientAddress);
      await prisma.message.create({
        data: { ...JUDGE, message: `${says} with “${reason}”.`, place, resource: 'problem', recordKey: problem.key },
      });
    },
    async all(viewer) {
      requireAccess(viewer, 'people.administer');
      const rows = await prisma.message.findMany({ omit: NOT_DOCUMENTED, orderBy: NEWEST });
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },
    async list(viewer, query) {
      requireAccess(viewer, 'people.administer');
      return list(query, shownBy(query));
    },
    async unread(viewer) {
      requireAccess(viewer, 'people.administer');
      return prisma.message.count({ where: UNREAD });
    },
    export(viewer, found) {
      requireAccess(viewer, 'people.administer');
      return exportedList(prisma.message, LIST, { search: found.search, where: shownBy(found) });
    },
    async mark(viewer, key, isRead) {
      requireAccess(viewer, 'people.administer');
      const data = { readAt: isRead ? new Date() : null };
      await writeByKey(key, 'message', () => prisma.message.updateMany({ where: { key }, data }));
    },
    async close(viewer, key, isClosed) {
      requireAccess(viewer, 'people.administer');
      const data = { closedAt: isClosed ? new Date() : null };
      await writeByKey(key, 'message', () => prisma.message.updateMany({ where: { key }, data }));
    },
    async remove(viewer, key) {
      requireAccess(viewer, 'people.administer');
      await writeByKey(key, 'message', () => prisma.message.deleteMany({ where: { key } }));
    },
  };
}
