import { Link } from 'react-router-dom';
import { CheckBox } from '#client/components/form/check-box.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { toast } from '#client/lib/toast.ts';
import { changeList, makeList, mayMakeList, type StoredList, useOwnLists } from '#client/records/own-lists.ts';
import { href } from '#shared/paths.ts';
import { hasItem, isFull, takenOut, withItem } from '#shared/rules/lists/list-changes.ts';
import type { ShownItem } from '#shared/rules/lists/list-items.ts';
import { NameForm } from './name-form.tsx';

/** The learner's own lists, ticked if they have the item, and a form for a new list. */
export function AddDialog({ id, title, onClose }: ShownItem & { onClose(): void }) {
  const lists = useOwnLists() ?? [];
  const set = ({ id: listId, list: { name } }: StoredList, isIn: boolean) => {
    const isStored = changeList(listId, (list, change) =>
      isIn ? withItem(list, { id, title }, change) : takenOut(list, id, true, change),
    );
    if (!isStored) notifyNotStored();
    else toast.success(isIn ? `Added to ${name}` : `Removed from ${name}`);
  };
  const make = (name: string) => {
    if (makeList(name, [{ id, title }]).isStored) toast.success(`Added to ${name}`);
    else notifyNotStored();
    onClose();
  };
  return (
    <Dialog title={`Add to a list: ${title}`} onClose={onClose}>
      {lists.length > 0 && (
        <ul className="mb-5 max-h-[40dvh] overflow-y-auto">
          {lists.map((stored) => {
            const isIn = hasItem(stored.list, id);
            const hasNoRoom = !isIn && isFull(stored.list) && !Object.hasOwn(stored.list.items, id);
            return (
              <li key={stored.id} className="min-h-10 py-1 wrap-anywhere">
                <CheckBox
                  label={hasNoRoom ? `${stored.list.name} (full)` : stored.list.name}
                  checked={isIn}
                  disabled={hasNoRoom}
                  onChange={({ target: { checked } }) => set(stored, checked)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {mayMakeList() && (
        <NameForm label="A new list with it" action="Create" isFirst={lists.length === 0} onName={make} />
      )}
      <p className="mt-5 text-sm text-muted">
        <Link to={href('ownLists')} className="underline underline-offset-4">
          My lists
        </Link>
      </p>
    </Dialog>
  );
}
