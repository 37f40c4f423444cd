import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Database } from '#server/database/client.ts';
import { NEWEST, type Page, pagedList, writeByKey } from '#server/database/paged-rows.ts';
import { parseInput } from '#server/errors.ts';
import { messageSchema } from '#shared/schemas/message.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';

export type MessageView = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  createdAt: string;
};

/** `readAt` is null while nobody has marked it as read. */
export type MessageRow = MessageView & { readAt: string | null };

/** What visitors send with the contact form, and administrators read. */
export type Messages = {
  send(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /** Newest first. */
  all(viewer: Viewer): Promise<MessageView[]>;
  /** In pages. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<MessageRow>>;
  /** Messages are marked read, and unread again, by hand. @throws AppError not_found */
  mark(viewer: Viewer, key: string, isRead: boolean): Promise<void>;
  /** @throws AppError not_found */
  remove(viewer: Viewer, key: string): Promise<void>;
};

export function createMessages({ prisma }: Database, limits: RateLimits): Messages {
  const list = pagedList<MessageRow>(prisma.message, {
    columns: ['firstName', 'lastName', 'email', 'phone', 'message', 'readAt'],
    searched: ['firstName', 'lastName', 'email', 'phone', 'message'],
    sorted: { firstName: 'firstName', email: 'email' },
  });
  return {
    async send(viewer, input, clientAddress) {
      requireAccess(viewer, 'message.send');
      const data = parseInput(messageSchema, input);
      await limits.consume('contact', clientAddress);
      await prisma.message.create({ data });
    },
    async all(viewer) {
      requireAccess(viewer, 'people.administer');
      const rows = await prisma.message.findMany({ omit: { readAt: true }, orderBy: NEWEST });
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },
    async list(viewer, query) {
      requireAccess(viewer, 'people.administer');
      return list(query);
    },
    async mark(viewer, key, isRead) {
      requireAccess(viewer, 'people.administer');
      const data = { readAt: isRead ? new Date() : null };
      await writeByKey(key, 'message', () => prisma.message.updateMany({ where: { key }, data }));
    },
    async remove(viewer, key) {
      requireAccess(viewer, 'people.administer');
      await writeByKey(key, 'message', () => prisma.message.deleteMany({ where: { key } }));
    },
  };
}
