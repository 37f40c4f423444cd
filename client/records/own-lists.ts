import { useMemo } from 'react';
import { readStored, useStoredValue } from '#client/lib/storage/storage.ts';
import { newUuid } from '#client/lib/uuid.ts';
import { type OwnList, ownList } from '#shared/records/own-list/own-list.ts';
import { type Change, newList, shared, tokenOf } from '#shared/rules/lists/list-changes.ts';
import { inOrder, type ShownItem } from '#shared/rules/lists/list-items.ts';
import { isTokenOf, shareToken } from '#shared/rules/lists/share-token.ts';
import { useOwner } from './use-owner.ts';
import { ownerNow } from '#client/records/owner.ts';
import { changeRecord, recordKey, recordsOf, recordTexts } from './record-store.ts';
import { syncedKind } from './synced-kinds.ts';

const LISTS = syncedKind('own-list');

/** A list with its id; `isSent` once the account has its current state. */
export type StoredList = { id: string; list: OwnList; isSent: boolean };

/** The lists of the learner or visitor in this browser, by name; undefined while the server renders. */
export function useOwnLists(): readonly StoredList[] | undefined {
  const owner = useOwner();
  const texts = useStoredValue<string | null>(() => recordTexts('own-list', owner), null);
  return useMemo(() => (texts === null ? undefined : listsOf(owner)), [texts, owner]);
}

function listsOf(owner: string): StoredList[] {
  const lists = recordsOf(LISTS, owner).map(({ id, record: { record: list, isSent } }) => ({ id, list, isSent }));
  return inOrder(lists.filter(({ list }) => !list.isRemoved));
}

/** Whether the account has room for another one; removed lists count. */
export const mayMakeList = (): boolean => recordsOf(LISTS, ownerNow()).length < ownList.max;

const changeNow = (): Change => ({ now: Date.now(), key: newUuid() });

/** @returns the id of the new list, and whether the browser stored it; this page has it in any case */
export function makeList(name: string, items: readonly ShownItem[] = []): { id: string; isStored: boolean } {
  const id = newUuid();
  const record = newList(name, items, changeNow());
  return { id, isStored: changeRecord(LISTS, ownerNow(), id, () => ({ record, isSent: false })) };
}

/**
 * Changes a list by one of the functions of shared/rules/lists/list-changes.ts, which return null to change nothing.
 * @returns whether the browser stored it
 */
export const changeList = (id: string, next: (list: OwnList, change: Change) => OwnList | null): boolean =>
  changeRecord(LISTS, ownerNow(), id, (local) => {
    const record = local && next(local.record, changeNow());
    return record && { record, isSent: false };
  });

/** Shares a list by a link. @returns whether the browser stored it */
export const shareList = (id: string): boolean =>
  changeList(id, (list, change) => shared(list, shareToken(newUuid(), ownerNow()), change));

/** The token by which a list of this account is shared. */
export function useTokenOf(list: OwnList): string | null {
  const owner = useOwner();
  const token = tokenOf(list);
  return token !== null && isTokenOf(token, owner) ? token : null;
}

/** One list by its id; undefined as above, null if this browser has no such list. */
export function useOwnList(id: string): StoredList | null | undefined {
  const owner = useOwner();
  const text = useStoredValue<string | null | undefined>(() => readStored(recordKey('own-list', owner, id)), undefined);
  return useMemo(() => {
    if (text === undefined) return undefined;
    const local = text === null ? null : LISTS.parse(text);
    return local && { id, list: local.record, isSent: local.isSent };
  }, [text, id]);
}
