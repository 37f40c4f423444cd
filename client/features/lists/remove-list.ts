import { showUndoable } from '#client/components/undo-toast.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { changeList, type StoredList } from '#client/records/own-lists.ts';
import { removed } from '#shared/rules/lists/list-changes.ts';

/** Removes a list, and offers to undo it. @returns whether the browser stored it */
export function removeList({ id, list: { name } }: StoredList): boolean {
  const set = (isRemoved: boolean) => changeList(id, (list, change) => removed(list, isRemoved, change));
  if (!set(true)) {
    notifyNotStored();
    return false;
  }
  showUndoable(`${name} is removed.`, () => set(false) || notifyNotStored());
  return true;
}
