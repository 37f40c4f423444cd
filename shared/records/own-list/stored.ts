import { z } from 'zod';
import { areEqual, type Stamp } from '#shared/records/record-kind.ts';
import { after, at, stamp, type StoredKind, text, title, token, upTo, uuidId } from '#shared/records/stored-kind.ts';
import { MAX_ITEMS, MAX_LIST_NAME, MAX_MARKS, MAX_ROUNDS, MAX_STOPPED, type OwnList } from './own-list.ts';

/** The entries of a list with those back that were there before; others say that there is nothing. */
const back = <T extends Stamp>(all: { [id: string]: T }, had: { [id: string]: T }, none: Partial<T>) =>
  Object.fromEntries(
    Object.entries(all).map(([id, value]) => {
      const former = Object.hasOwn(had, id) ? had[id] : undefined;
      return areEqual(value, former) ? [id, value] : [id, { ...value, ...(former ?? none), ...after(value, former) }];
    }),
  );

export const storedOwnList = {
  schema: z.object({
    ...stamp,
    name: text(MAX_LIST_NAME),
    isRemoved: z.boolean(),
    share: token.nullable(),
    stopped: upTo(MAX_STOPPED, at),
    items: upTo(MAX_ITEMS, z.object({ ...stamp, title, place: z.number(), isIn: z.boolean() })),
    rounds: upTo(MAX_ROUNDS, at),
    marks: upTo(MAX_MARKS, z.object({ ...stamp, isDone: z.boolean() })),
  }),
  id: uuidId,
  undone({ before, written }) {
    const head = after(written, before);
    if (!before) return { ...written, ...head, isRemoved: true, share: null, items: {}, marks: {} };
    const { name, isRemoved, share } = before;
    const isSame = areEqual(
      { name, isRemoved, share },
      { name: written.name, isRemoved: written.isRemoved, share: written.share },
    );
    return {
      ...written,
      ...(isSame ? {} : { name, isRemoved, share, ...head }),
      items: back(written.items, before.items, { isIn: false }),
      marks: back(written.marks, before.marks, { isDone: false }),
      // Rounds are never deleted: one that the file added becomes the first, without a mark.
      rounds: Object.fromEntries(
        Object.entries(written.rounds).map(([round, start]) => [
          round,
          Object.hasOwn(before.rounds, round) ? start : 0,
        ]),
      ),
    };
  },
} satisfies StoredKind<OwnList>;
