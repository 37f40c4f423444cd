import { Link } from 'react-router-dom';
import { Button } from '#client/components/button.tsx';
import { Trash } from '#client/components/icons/icons-work.ts';
import { type StoredList, useTokenOf } from '#client/records/own-lists.ts';
import { href } from '#shared/paths.ts';
import { progressOf } from '#shared/rules/lists/list-rounds.ts';
import { removeList } from './remove-list.ts';

/** Lists with their progress. */
export const ListOverview = ({ lists }: { lists: readonly StoredList[] }) => (
  <ul className="divide-y divide-line rounded-md border border-line bg-surface">
    {lists.map((stored) => (
      <ListLine key={stored.id} stored={stored} />
    ))}
  </ul>
);

function ListLine({ stored }: { stored: StoredList }) {
  const { id, list } = stored;
  const { done, of } = progressOf(list);
  const token = useTokenOf(list);
  return (
    <li className="flex min-h-14 items-center gap-3 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <Link to={href('ownList', { id })} className="font-medium wrap-anywhere underline-offset-4 hover:underline">
          {list.name}
        </Link>
        <p className="text-sm text-muted tabular-nums">
          {of === 0 ? 'Empty' : `${done} of ${of} done`}
          {token !== null && ', shared by link'}
        </p>
      </div>
      <Button look="quiet" aria-label={`Remove ${list.name}`} onClick={() => removeList(stored)}>
        <Trash size={18} aria-hidden />
      </Button>
    </li>
  );
}
