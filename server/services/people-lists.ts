import type { Database } from '#server/database/client.ts';
import type { PageQuery } from '#shared/schemas/page-query.ts';
import { requireAccess, type Viewer } from './access.ts';
import { anyHolds, type Model, rowsOf, toRecord, type Where } from './crud-model.ts';
import type { Page } from './crud.ts';
import type { AdministratorView } from './administrators.ts';
import type { MessageView, SubscriberView } from './people.ts';

export type UserRow = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  createdAt: string;
};
export type AdministratorRow = AdministratorView & { createdAt: string };
/** `confirmedAt` is null until the link in the mail was followed. */
export type SubscriberRow = SubscriberView & { confirmedAt: string | null };
/** `readAt` is null while nobody has marked it as read. */
export type MessageRow = MessageView & { readAt: string | null };

type List<T> = (viewer: Viewer, query: PageQuery) => Promise<Page<T>>;

/** People as the back office lists them: in pages, found by words, the newest first unless they are sorted. */
export type PeopleLists = {
  /** Verified users. */
  users: List<UserRow>;
  administrators: List<AdministratorRow>;
  subscribers: List<SubscriberRow>;
  messages: List<MessageRow>;
};

type Rules = {
  /** What a row has besides its key and the instant of its creation. */
  columns: readonly string[];
  searched: readonly string[];
  /** What a list can be sorted by, each with the column that this sorts. */
  sorted: Record<string, string>;
  where?: Where;
};

export function createPeopleLists({ prisma }: Database): PeopleLists {
  function list<T>(table: unknown, { columns, searched, sorted, where = {} }: Rules): List<T> {
    const model = table as Model; // every model has its verbs
    const select = Object.fromEntries(['key', 'createdAt', ...columns].map((name) => [name, true as const]));
    const sorts: Record<string, string> = { ...sorted, createdAt: 'createdAt' };

    return async (viewer, query) => {
      requireAccess(viewer, 'people.administer');
      const { page, pageSize, sort = '', descending, search } = query;
      // First and last name stand in columns of their own: each word is looked for by itself.
      const words = search.split(/\s+/).filter((word) => word !== '');
      const narrowed = { AND: [where, ...words.map((word) => anyHolds(searched, word))] };
      const column = Object.hasOwn(sorts, sort) ? sorts[sort] : undefined;
      const order: Record<string, 'asc' | 'desc'> =
        column === undefined ? { createdAt: 'desc' } : { [column]: descending ? 'desc' : 'asc' };
      const { rows, total } = await rowsOf(
        model,
        { where: narrowed, select, orderBy: [order, { key: 'desc' }] },
        query,
      );
      return { items: rows.map((row) => toRecord(row) as T), total, page, pageSize };
    };
  }

  return {
    users: list(prisma.user, {
      columns: ['firstName', 'lastName', 'email', 'phone'],
      searched: ['firstName', 'lastName', 'email', 'phone'],
      sorted: { firstName: 'firstName', email: 'email' },
      where: { verifiedAt: { not: null } },
    }),
    administrators: list(prisma.administrator, {
      columns: ['username'],
      searched: ['username'],
      sorted: { username: 'usernameKey' },
    }),
    subscribers: list(prisma.subscriber, {
      columns: ['email', 'confirmedAt'],
      searched: ['email'],
      sorted: { email: 'email' },
    }),
    messages: list(prisma.message, {
      columns: ['firstName', 'lastName', 'email', 'phone', 'message', 'readAt'],
      searched: ['firstName', 'lastName', 'email', 'phone', 'message'],
      sorted: { firstName: 'firstName', email: 'email' },
    }),
  };
}
