import { requireAccess, type Viewer } from '#server/access/access.ts';
import type { RateLimits } from '#server/access/rate-limits.ts';
import type { Database } from '#server/database/client.ts';
import { NEWEST, type Page, pagedList, writeByKey } from '#server/database/paged-rows.ts';
import { parseInput } from '#server/errors.ts';
import { messageSchema } from '#shared/schemas/message.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { reportSchema } from '#shared/schemas/report.ts';
import { recordAt } from './record-at.ts';

export type MessageView = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  createdAt: string;
};

/** Where a mistake was found: '' and null of a message of the form, and where the page shows no one record. */
export type MessagePlace = { place: string; resource: ResourceName | null; recordKey: string | null };

/** `readAt` is null while nobody has marked it as read. */
export type MessageRow = MessageView & MessagePlace & { readAt: string | null };

/** What visitors send with the contact form or report on a page, and administrators read. */
export type Messages = {
  send(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /** A mistake that somebody found on a page: it comes with the place, and the record that is shown there. */
  report(viewer: Viewer, input: unknown, clientAddress: string): Promise<void>;
  /** Newest first. */
  all(viewer: Viewer): Promise<MessageView[]>;
  /** In pages. */
  list(viewer: Viewer, query: PageQuery): Promise<Page<MessageRow>>;
  /** Messages are marked read, and unread again, by hand. @throws AppError not_found */
  mark(viewer: Viewer, key: string, isRead: boolean): Promise<void>;
  /** @throws AppError not_found */
  remove(viewer: Viewer, key: string): Promise<void>;
};

/** Whoever reports a mistake is not asked for a name. */
const UNKNOWN_SENDER = { firstName: 'A reader', lastName: '', phone: '' };

const PLACE = { place: true, resource: true, recordKey: true } as const;

export function createMessages({ prisma }: Database, limits: RateLimits): Messages {
  const list = pagedList<MessageRow>(prisma.message, {
    columns: ['firstName', 'lastName', 'email', 'phone', 'message', 'readAt', 'place', 'resource', 'recordKey'],
    searched: ['firstName', 'lastName', 'email', 'phone', 'message', 'place'],
    sorted: { firstName: 'firstName', email: 'email' },
  });
  return {
    async send(viewer, input, clientAddress) {
      requireAccess(viewer, 'message.send');
      const data = parseInput(messageSchema, input);
      await limits.consume('contact', clientAddress);
      await prisma.message.create({ data });
    },
    async report(viewer, input, clientAddress) {
      requireAccess(viewer, 'message.send');
      const { text, email, place } = parseInput(reportSchema, input);
      await limits.consume('contact', clientAddress);
      const record = await recordAt(prisma, place);
      await prisma.message.create({ data: { ...UNKNOWN_SENDER, email, message: text, place, ...record } });
    },
    async all(viewer) {
      requireAccess(viewer, 'people.administer');
      const rows = await prisma.message.findMany({ omit: { readAt: true, ...PLACE }, orderBy: NEWEST });
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
