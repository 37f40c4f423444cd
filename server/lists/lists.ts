import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import type { OwnList } from '#shared/records/own-list.ts';
import { tokenOf } from '#shared/rules/lists/list-changes.ts';
import { inOrder, itemsOf, type ShownItem } from '#shared/rules/lists/list-items.ts';
import { doneNow } from '#shared/rules/lists/list-rounds.ts';
import { isToken, isTokenOf } from '#shared/rules/lists/share-token.ts';

/** A list as whoever has its link reads it: nothing of whose it is, and nothing of what they have done. */
export type SharedList = { name: string; items: ShownItem[] };

/** A learner's list, with what is done in its current round. `share` is the token of its link; null if it has none. */
export type LearnersList = {
  key: string;
  name: string;
  share: string | null;
  items: (ShownItem & { isDone: boolean })[];
};

/**
 * Lists that learners make: they write them as records (server/records), and here they are read, by the learner and by
 * whoever has a link.
 */
export type Lists = {
  /** @throws AppError not_found also for a list that is no longer shared, or was removed */
  shared(viewer: Viewer, asked: { token: string }): Promise<SharedList>;
  own(viewer: Viewer): Promise<LearnersList[]>;
};

type Row = { userKey: string; record: OwnList };

const SHARED = `
  SELECT user_key AS "userKey", record FROM own_records
  WHERE kind = 'own-list' AND record ->> 'share' = $1`;

const OWN = `SELECT id, record FROM own_records WHERE user_key = $1 AND kind = 'own-list'`;

export function createLists({ pool }: Database): Lists {
  async function sharedBy(token: string): Promise<OwnList | undefined> {
    const { rows } = await pool.query<Row>({ name: 'lists-shared', text: SHARED, values: [token] });
    const isOpen = ({ userKey, record }: Row) =>
      isTokenOf(token, userKey) && !record.isRemoved && tokenOf(record) === token;
    return rows.find(isOpen)?.record;
  }

  return {
    async shared(viewer, { token }) {
      requireAccess(viewer, 'list.shared');
      const found = isToken(token) ? await sharedBy(token) : undefined;
      if (!found) throw new AppError('not_found', 'There is no such list, or it is no longer shared');
      return { name: found.name, items: itemsOf(found).map(({ id, title }) => ({ id, title })) };
    },

    async own(viewer) {
      const userKey = requireLearner(viewer, 'records.own');
      const { rows } = await pool.query<{ id: string; record: OwnList }>({
        ...{ name: 'lists-own', text: OWN, values: [userKey] },
      });
      const lists = rows.filter(({ record }) => !record.isRemoved).map(({ id, record }) => ({ id, list: record }));
      return inOrder(lists).map(({ id, list }) => {
        const done = doneNow(list);
        const token = tokenOf(list);
        return {
          ...{ key: id, name: list.name, share: token !== null && isTokenOf(token, userKey) ? token : null },
          items: itemsOf(list).map((item) => ({ id: item.id, title: item.title, isDone: done.has(item.id) })),
        };
      });
    },
  };
}
