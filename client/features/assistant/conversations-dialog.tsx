import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '#client/components/button.tsx';
import { Dialog } from '#client/components/dialog.tsx';
import { Pencil, Trash } from '#client/components/icons/icons-work.ts';
import { SearchField } from '#client/components/form/search-field.tsx';
import { withCount } from '#shared/rules/text/plural.ts';
import {
  type Conversation,
  idOf,
  nameOf,
  removeConversation,
  renameConversation,
  searchConversations,
  useConversations,
} from './conversation-archive.ts';
import { type Owner, useTurns } from './conversation-store.ts';

type ConversationsDialogProps = {
  owner: Owner;
  /** Called for a conversation other than the open one. */
  onOpen(id: string): void;
  onClose(): void;
};

const ICON_BUTTON = 'rounded-md p-2.5 text-muted hover:bg-sunken hover:text-ink';

const focus = (element: HTMLElement | null) => element?.focus();

/** All conversations in this browser, which can be searched, opened, renamed and deleted. */
export function ConversationsDialog({ owner, onOpen, onClose }: ConversationsDialogProps) {
  const open = useTurns(owner);
  const closed = useConversations(owner);
  const [query, setQuery] = useState('');
  const [renamed, setRenamed] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<{ id: string; name: string; undo(): void } | null>(null);
  /** The conversation whose buttons get the focus once they are rendered again. */
  const returned = useRef('');
  const all = open.length > 0 ? [open, ...closed] : closed;
  const matches = searchConversations(all, query);

  const handleDelete = (conversation: Conversation) =>
    setDeleted({
      id: idOf(conversation),
      name: nameOf(conversation),
      undo: removeConversation(owner, idOf(conversation)),
    });
  const endRenaming = (id: string) => {
    returned.current = id;
    setRenamed(null);
  };

  return (
    <Dialog title="Conversations" onClose={onClose} wide>
      <SearchField label="Search conversations" value={query} onChange={setQuery} />
      <div role="status" className="my-3">
        {deleted && (
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <span className="min-w-0 wrap-anywhere">Deleted: {deleted.name}</span>
            <Button
              key={deleted.id}
              ref={focus}
              onClick={() => {
                returned.current = deleted.id;
                deleted.undo();
                setDeleted(null);
              }}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
      {matches.length === 0 && (
        <p className="py-4 text-muted">
          {all.length === 0
            ? 'No conversations yet. Ask something to start one.'
            : `No conversation mentions “${query}”.`}
        </p>
      )}
      <ul aria-label="Conversations" className="divide-y divide-line">
        {matches.map((conversation) => {
          const id = idOf(conversation);
          const name = nameOf(conversation);
          if (id === renamed)
            return (
              <li key={id} className="py-3">
                <RenameForm
                  name={name}
                  onRename={(text) => {
                    renameConversation(owner, id, text);
                    endRenaming(id);
                  }}
                  onCancel={() => endRenaming(id)}
                />
              </li>
            );
          return (
            <li key={id} className="flex items-center gap-1 py-1">
              <button
                type="button"
                aria-current={conversation === open ? 'true' : undefined}
                onClick={() => (conversation === open ? onClose() : onOpen(id))}
                className="min-w-0 flex-1 rounded-md px-2 py-2 text-left hover:bg-sunken"
              >
                <span className="block truncate font-medium">{name}</span>
                <span className="block text-sm text-muted">
                  {withCount(conversation.length, 'question')}
                  {conversation === open && ' · open'}
                </span>
              </button>
              <button
                type="button"
                ref={(button) => {
                  if (!button || returned.current !== id) return;
                  returned.current = '';
                  button.focus();
                }}
                aria-label={`Rename ${name}`}
                onClick={() => setRenamed(id)}
                className={ICON_BUTTON}
              >
                <Pencil size={18} aria-hidden />
              </button>
              <button
                type="button"
                aria-label={`Delete ${name}`}
                onClick={() => handleDelete(conversation)}
                className={ICON_BUTTON}
              >
                <Trash size={18} aria-hidden />
              </button>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-sm text-muted">Stored in this browser only.</p>
    </Dialog>
  );
}

type RenameFormProps = { name: string; onRename(name: string): void; onCancel(): void };

function RenameForm({ name, onRename, onCancel }: RenameFormProps) {
  const [text, setText] = useState(name);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onRename(text);
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-wrap items-end gap-2">
      <label className="min-w-0 flex-1 max-sm:basis-full">
        <span className="mb-1.5 block text-sm font-medium">Name</span>
        <input
          value={text}
          maxLength={120}
          autoFocus
          onChange={(event) => setText(event.target.value)}
          className="min-h-11 w-full rounded-md border border-line-strong bg-surface px-3"
        />
      </label>
      <Button type="submit" className="min-h-11">
        Save
      </Button>
      <Button look="quiet" className="min-h-11" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
