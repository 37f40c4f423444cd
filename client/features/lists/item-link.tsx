import { Link } from 'react-router-dom';
import { describeItem } from '#shared/rules/lists/item-href.ts';
import type { ShownItem } from '#shared/rules/lists/list-items.ts';

/** A link to an item of a list, with its name and kind. */
export function ItemLink({ item, isDone = false }: { item: ShownItem; isDone?: boolean }) {
  const { name, kind, to } = describeItem(item);
  const look = `font-medium wrap-anywhere ${isDone ? 'text-muted' : ''}`;
  return (
    <div className="min-w-0 flex-1">
      {to === null ? (
        <span className={look}>{name}</span>
      ) : (
        <Link to={to} className={`${look} underline-offset-4 hover:underline`}>
          {name}
        </Link>
      )}
      <p className="text-sm text-muted">{kind}</p>
    </div>
  );
}
