import { z } from 'zod';
import type { Database } from '#server/database/client.ts';
import { AppError, isUniqueViolation, parseInput } from '#server/errors.ts';
import { addAdministratorSchema } from '#shared/schemas/account.ts';
import { subscribeSchema } from '#shared/schemas/newsletter.ts';
import { requireAccess, type Viewer } from '#server/access/access.ts';
import { USER_FIELDS, type UserView } from './accounts.ts';
import type { AdministratorView } from '#server/administrators/administrators.ts';
import { hashPassword } from '#server/access/passwords.ts';

export type MessageView = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  message: string;
  createdAt: string;
};

export type SubscriberView = { key: string; email: string; createdAt: string };

/** Everybody an administrator sees: users, administrators, subscribers, and who wrote a message. */
export type People = {
  /** Verified users, newest first. */
  users(viewer: Viewer): Promise<UserView[]>;
  removeUser(viewer: Viewer, key: string): Promise<void>;
  administrators(viewer: Viewer): Promise<AdministratorView[]>;
  addAdministrator(viewer: Viewer, input: unknown): Promise<AdministratorView>;
  /** @throws AppError conflict for the last one */
  removeAdministrator(viewer: Viewer, key: string): Promise<void>;
  subscribers(viewer: Viewer): Promise<SubscriberView[]>;
  removeSubscriber(viewer: Viewer, email: unknown): Promise<{ email: string }>;
  messages(viewer: Viewer): Promise<MessageView[]>;
  removeMessage(viewer: Viewer, key: string): Promise<void>;
  /** Messages are marked read, and unread again, by hand. */
  markMessage(viewer: Viewer, key: string, isRead: boolean): Promise<void>;
};

const ADMINISTRATORS_LOCK = 7_203_118;

export function createPeople({ prisma }: Database): People {
  const administer = (viewer: Viewer) => requireAccess(viewer, 'people.administer');
  const newest = [{ createdAt: 'desc' }, { key: 'desc' }] as const;

  /** Deletes or changes by key, or says that there is no such row. */
  async function writeByKey(key: string, noun: string, write: () => Promise<{ count: number }>) {
    const { count } = z.uuid().safeParse(key).success ? await write() : { count: 0 };
    if (count === 0) throw new AppError('not_found', `There is no such ${noun}`);
  }

  return {
    async users(viewer) {
      administer(viewer);
      return prisma.user.findMany({ where: { verifiedAt: { not: null } }, select: USER_FIELDS, orderBy: [...newest] });
    },
    async removeUser(viewer, key) {
      administer(viewer);
      await writeByKey(key, 'user', () => prisma.user.deleteMany({ where: { key } }));
    },
    async administrators(viewer) {
      administer(viewer);
      return prisma.administrator.findMany({ select: { key: true, username: true }, orderBy: { usernameKey: 'asc' } });
    },
    async addAdministrator(viewer, input) {
      administer(viewer);
      const { username, password } = parseInput(addAdministratorSchema, input);
      const data = { username, usernameKey: username.toLowerCase(), passwordHash: await hashPassword(password) };
      try {
        return await prisma.administrator.create({ data, select: { key: true, username: true } });
      } catch (error) {
        if (isUniqueViolation(error)) throw new AppError('conflict', 'Administrator already exists', { cause: error });
        throw error;
      }
    },
    async removeAdministrator(viewer, key) {
      administer(viewer);
      await prisma.$transaction(async (transaction) => {
        // Two that delete each other take turns, so that one stays.
        await transaction.$executeRaw`SELECT pg_advisory_xact_lock(${ADMINISTRATORS_LOCK}::int)`;
        const isThere =
          z.uuid().safeParse(key).success && (await transaction.administrator.count({ where: { key } })) > 0;
        if (!isThere) throw new AppError('not_found', 'There is no such administrator');
        if ((await transaction.administrator.count()) === 1) {
          throw new AppError('conflict', 'The last administrator cannot be deleted');
        }
        await transaction.administrator.delete({ where: { key } });
      });
    },
    async subscribers(viewer) {
      administer(viewer);
      const rows = await prisma.subscriber.findMany({
        select: { key: true, email: true, createdAt: true },
        orderBy: [...newest],
      });
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },
    async removeSubscriber(viewer, given) {
      administer(viewer);
      const { email } = parseInput(subscribeSchema, { email: given });
      const { count } = await prisma.subscriber.deleteMany({ where: { email } });
      if (count === 0) throw new AppError('not_found', 'There is no such subscriber');
      return { email };
    },
    async messages(viewer) {
      administer(viewer);
      const rows = await prisma.message.findMany({ omit: { readAt: true }, orderBy: [...newest] });
      return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
    },
    async removeMessage(viewer, key) {
      administer(viewer);
      await writeByKey(key, 'message', () => prisma.message.deleteMany({ where: { key } }));
    },
    async markMessage(viewer, key, isRead) {
      administer(viewer);
      const data = { readAt: isRead ? new Date() : null };
      await writeByKey(key, 'message', () => prisma.message.updateMany({ where: { key }, data }));
    },
  };
}
