import type { KeyboardEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#client/components/button.tsx';
import { ArrowDown, ArrowUp } from '#client/components/icons/icons-work.ts';
import { X } from '#client/components/icons/icons.ts';
import { showUndoable } from '#client/components/undo-toast.tsx';
import { notifyNotStored } from '#client/lib/notify.ts';
import { changeList } from '#client/records/own-lists.ts';
import { describeItem } from '#shared/rules/lists/item-href.ts';
import { marked, moved, takenOut } from '#shared/rules/lists/list-changes.ts';
import type { ShownItem } from '#shared/rules/lists/list-items.ts';
import { ItemLink } from './item-link.tsx';

type ItemRowProps = {
  listId: string;
  item: ShownItem;
  /** From 1; `of` is the number of items. */
  position: number;
  of: number;
  isDone: boolean;
  /** Called with the message about a move. */
  onMoved(message: string): void;
};

/** An item of an own list: it can be ticked in the round, moved with its buttons or Alt and an arrow, and removed. */
export function ItemRow({ listId, item, position, of, isDone, onMoved }: ItemRowProps) {
  const { id } = item;
  const { name } = describeItem(item);
  const change = (next: Parameters<typeof changeList>[1]) => changeList(listId, next) || notifyNotStored();

  const move = (by: -1 | 1) => {
    const to = position + by;
    if (to < 1 || to > of) return;
    const focused = document.activeElement;
    flushSync(() => void change((list, at) => moved(list, id, by, at)));
    // An element that is moved in the page loses the focus.
    if (focused instanceof HTMLElement) focused.focus();
    onMoved(`${name} is now ${to} of ${of}.`);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  const takeOut = () => {
    change((list, at) => takenOut(list, id, true, at));
    showUndoable(`${name} was removed.`, () => void change((list, at) => takenOut(list, id, false, at)));
  };

  return (
    <li className="flex min-h-14 items-center gap-x-2 py-2 pr-1 pl-3 sm:gap-x-3 sm:pr-2 sm:pl-4" onKeyDown={handleKey}>
      <label className="-my-2 -ml-2 flex min-h-11 min-w-9 cursor-pointer items-center justify-center">
        <input
          type="checkbox"
          className="size-4.5 accent-accent"
          aria-label={`Done: ${name}`}
          checked={isDone}
          onChange={({ target: { checked } }) => change((list, at) => marked(list, id, checked, at))}
        />
      </label>
      <span className="min-w-5 shrink-0 text-right text-sm text-muted tabular-nums" aria-hidden>
        {position}.
      </span>
      <ItemLink item={item} isDone={isDone} />
      <span className="flex shrink-0">
        <MoveButton label={`Move up: ${name}`} keys="Alt+ArrowUp" isEnd={position === 1} onClick={() => move(-1)}>
          <ArrowUp size={18} aria-hidden />
        </MoveButton>
        <MoveButton label={`Move down: ${name}`} keys="Alt+ArrowDown" isEnd={position === of} onClick={() => move(1)}>
          <ArrowDown size={18} aria-hidden />
        </MoveButton>
        <Button look="quiet" aria-label={`Remove: ${name}`} onClick={takeOut} className="max-sm:px-2">
          <X size={18} aria-hidden />
        </Button>
      </span>
    </li>
  );
}

type MoveButtonProps = {
  label: string;
  keys: string;
  /** Whether it does nothing. It is still shown, as it may have the focus. */
  isEnd: boolean;
  onClick(): void;
  children: ReactNode;
};

const MoveButton = ({ label, keys, isEnd, onClick, children }: MoveButtonProps) => (
  <Button
    look="quiet"
    aria-label={label}
    aria-keyshortcuts={keys}
    aria-disabled={isEnd}
    onClick={onClick}
    className="aria-disabled:cursor-default aria-disabled:opacity-40 max-sm:px-2"
  >
    {children}
  </Button>
);
