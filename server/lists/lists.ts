import { requireAccess, requireLearner, type Viewer } from '#server/access/access.ts';
import type { Database } from '#server/database/client.ts';
import { AppError } from '#server/errors.ts';
import type { OwnList } from '#shared/records/own-list/own-list.ts';
import { tokenOf } from '#shared/rules/lists/list-changes.ts';
import { inOrder, itemsOf, type ShownItem } from '#shared/rules/lists/list-items.ts';
import { doneNow, roundsOf } from '#shared/rules/lists/list-rounds.ts';
import { isToken, isTokenOf } from '#shared/rules/lists/share-token.ts';
import { isStorable } from '#shared/rules/text/storable.ts';
import { usualUuid } from '#shared/rules/text/usual-uuid.ts';
import { putList, type WriteList } from './put-list.ts';

/** A list as anybody with its link sees it: without its owner, and without what the owner has done. */
export type SharedList = { name: string; items: ShownItem[] };

/**
 * A learner's list, with the progress of its current round. `share` is the token of its link; null if it has no link.
 */
export type LearnersList = {
  key: string;
  name: string;
  share: string | null;
  items: (ShownItem & { isDone: boolean })[];
  /** The current round first, which has no end; `done` counts what was done in a round. */
  rounds: { beganAt: string; endedAt: string | null; done: number }[];
};

/**
 * Lists that learners make. The learner's pages write them as records (server/records); this service reads them, for
 * the learner and for anybody with a link, and lets the learner's own programs write them.
 */
export type Lists = {
  /** @throws AppError not_found also for a list that is no longer shared, or was removed */
  readShared(viewer: Viewer, request: { token: string }): Promise<SharedList>;
  listOwn(viewer: Viewer): Promise<LearnersList[]>;
  /** @throws AppError not_found also for one that was removed, or is somebody else's */
  get(viewer: Viewer, id: string): Promise<LearnersList>;
  /**
   * Sets the name and the entries of a list, in order; creates it if the learner has no list with this id.
   * @throws AppError invalid_input for an entry that does not exist, conflict when there would be too many
   */
  put(viewer: Viewer, input: unknown): Promise<LearnersList>;
};

type Row = { userKey: string; record: OwnList };

const SHARED = `
  SELECT user_key AS "userKey", record FROM own_records
  WHERE kind = 'own-list' AND record ->> 'share' = $1`;

const OWN = `
  SELECT id, record FROM own_records WHERE user_key = $1 AND kind = 'own-list' AND ($2::text IS NULL OR id = $2)`;

/** @param write a function of server/records, which writes records of all kinds */
export function createLists({ pool }: Database, write: WriteList): Lists {
  async function ownLists(userKey: string, id: string | null = null): Promise<LearnersList[]> {
    if (id !== null && !isStorable(id)) return [];
    const { rows } = await pool.query<{ id: string; record: OwnList }>({
      name: 'lists-own',
      text: OWN,
      values: [userKey, id],
    });
    const lists = rows.filter(({ record }) => !record.isRemoved).map((row) => ({ ...row, list: row.record }));
    return inOrder(lists).map((row) => viewOf(userKey, row));
  }

  async function sharedBy(token: string): Promise<OwnList | undefined> {
    const { rows } = await pool.query<Row>({ name: 'lists-shared', text: SHARED, values: [token] });
    const isOpen = ({ userKey, record }: Row) =>
      isTokenOf(token, userKey) && !record.isRemoved && tokenOf(record) === token;
    return rows.find(isOpen)?.record;
  }

  return {
    async readShared(viewer, { token }) {
      requireAccess(viewer, 'list.shared');
      const shared = isToken(token) ? await sharedBy(token) : undefined;
      if (!shared) throw new AppError('not_found', 'List not found, or no longer shared');
      return { name: shared.name, items: itemsOf(shared).map(({ id, title }) => ({ id, title })) };
    },

    listOwn: async (viewer) => ownLists(requireLearner(viewer, 'lists.read')),

    async get(viewer, id) {
      const [list] = await ownLists(requireLearner(viewer, 'lists.read'), usualUuid(id));
      if (!list) throw new AppError('not_found', 'You have no such list');
      return list;
    },

    async put(viewer, input) {
      const userKey = requireLearner(viewer, 'lists.write');
      return viewOf(userKey, await putList({ pool, write }, userKey, input));
    },
  };
}

function viewOf(userKey: string, { id, record }: { id: string; record: OwnList }): LearnersList {
  const done = doneNow(record);
  const token = tokenOf(record);
  return {
    key: id,
    name: record.name,
    share: token !== null && isTokenOf(token, userKey) ? token : null,
    items: itemsOf(record).map((item) => ({ id: item.id, title: item.title, isDone: done.has(item.id) })),
    rounds: roundsOf(record).map(({ beganAt, endedAt, done: count }) => ({
      beganAt: new Date(beganAt).toISOString(),
      done: count,
      endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
    })),
  };
}
